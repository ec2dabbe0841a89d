import type { LucideIcon } from 'lucide-react'
import {
  BookOpen,
  Briefcase,
  BriefcaseBusiness,
  Brain,
  Bus,
  CircleQuestionMark,
  ClipboardList,
  Eye,
  FileText,
  Footprints,
  GraduationCap,
  Handshake,
  Heart,
  House,
  KeyRound,
  Landmark,
  Leaf,
  ListChecks,
  Mail,
  MapPin,
  MessageCircle,
  MonitorSmartphone,
  Rocket,
  Sunrise,
  Users,
  Vote,
} from 'lucide-react'
import type { PublicRoute } from '#domain/navigation/routes.ts'
import type { Screen } from '#domain/navigation/screens.ts'
import type { PromptModule } from '#domain/prompts/modules.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'

/**
 * Target of an entry: a screen of the main app, a separate page, the screen for finding resources, or the chat with the
 * next question of a module.
 */
export type MenuTarget =
  | { screen: Screen }
  | { route: PublicRoute | '/partner-portal' }
  | { action: 'findResources' }
  | { module: PromptModule }

type MenuText = EnglishText['menu']
/** The texts that name one entry or a heading. */
type MenuLabel = { [Key in keyof MenuText]: MenuText[Key] extends string ? Key : never }[keyof MenuText]
export type MenuGroupName = keyof MenuText['groups']

export interface MenuItem {
  key: Exclude<MenuLabel, 'savedCount'>
  icon: LucideIcon
  target: MenuTarget
  /** A GRO name says nothing by itself, so it comes with a plain line. */
  about?: keyof MenuText['about']
}

export interface MenuPart {
  heading?: Exclude<MenuLabel, 'savedCount'>
  items: readonly MenuItem[]
}

const gro = (key: keyof MenuText['about'], icon: LucideIcon): MenuItem => ({
  key,
  icon,
  target: { module: key },
  about: key,
})

/** The entries of the menu in four groups, in their order. */
export function listMenuGroups(hasResults: boolean): Readonly<Record<MenuGroupName, readonly MenuPart[]>> {
  const resources: MenuItem = hasResults
    ? { key: 'viewResources', icon: MapPin, target: { screen: 'resources' } }
    : { key: 'findResources', icon: MapPin, target: { action: 'findResources' } }
  return {
    help: [
      {
        items: [
          { key: 'home', icon: House, target: { screen: 'welcome' } },
          resources,
          { key: 'whatFirst', icon: Sunrise, target: { screen: 'what-first' } },
          { key: 'chat', icon: MessageCircle, target: { screen: 'chat' } },
          { key: 'opportunities', icon: BriefcaseBusiness, target: { route: '/opportunities' } },
        ],
      },
      {
        heading: 'prepTools',
        items: [
          { key: 'createActionPlan', icon: ClipboardList, target: { screen: 'action-plan' } },
          { key: 'documentPreparation', icon: FileText, target: { screen: 'document-preparation' } },
          { key: 'transportationGuide', icon: Bus, target: { screen: 'transportation-guide' } },
          { key: 'votingGuide', icon: Vote, target: { screen: 'voting-rights-guide' } },
          { key: 'mindfulness', icon: Leaf, target: { screen: 'zen-reggie-mindfulness' } },
        ],
      },
    ],
    mine: [
      {
        items: [
          { key: 'saved', icon: Heart, target: { screen: 'saved-resources' } },
          { key: 'introductions', icon: Mail, target: { route: '/my-introductions' } },
          { key: 'actionPlan', icon: ListChecks, target: { route: '/action-plan' } },
          { key: 'havePin', icon: KeyRound, target: { screen: 'pin-login' } },
        ],
      },
    ],
    learn: [
      {
        items: [
          { key: 'tutorial', icon: BookOpen, target: { route: '/tutorial' } },
          { key: 'community', icon: Users, target: { route: '/community' } },
        ],
      },
      {
        heading: 'groModules',
        items: [
          gro('thriveAtWork', Briefcase),
          gro('toolUp', MonitorSmartphone),
          gro('getInMotion', Footprints),
          gro('layFoundation', Landmark),
          gro('createValue', Rocket),
          gro('ownMindset', Brain),
          { key: 'groLessons', icon: GraduationCap, target: { route: '/gro' } },
        ],
      },
    ],
    about: [
      {
        items: [
          { key: 'privacy', icon: Eye, target: { route: '/privacy' } },
          { key: 'help', icon: CircleQuestionMark, target: { route: '/help' } },
          { key: 'partnerLogin', icon: Handshake, target: { route: '/partner-portal' } },
        ],
      },
    ],
  }
}
