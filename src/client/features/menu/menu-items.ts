import type { LucideIcon } from 'lucide-react'
import {
  BookOpen,
  Briefcase,
  BriefcaseBusiness,
  Brain,
  Bus,
  ClipboardList,
  FileText,
  Footprints,
  GraduationCap,
  Handshake,
  Heart,
  House,
  KeyRound,
  Landmark,
  Leaf,
  Mail,
  MapPin,
  MessageCircle,
  MonitorSmartphone,
  Rocket,
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

/** Every menu text except the count, which needs a number. */
type MenuLabel = Exclude<keyof EnglishText['menu'], 'savedCount'>

export interface MenuItem {
  key: MenuLabel
  icon: LucideIcon
  target: MenuTarget
}

export interface MenuSection {
  /** Absent for the first block, which needs no heading. */
  heading?: MenuLabel
  items: readonly MenuItem[]
}

/** The entries of the menu in their order. */
export function menuSections(hasResults: boolean): readonly MenuSection[] {
  const resources: MenuItem = hasResults
    ? { key: 'viewResources', icon: MapPin, target: { screen: 'resources' } }
    : { key: 'findResources', icon: MapPin, target: { action: 'findResources' } }
  return [
    {
      items: [
        { key: 'home', icon: House, target: { screen: 'welcome' } },
        { key: 'chat', icon: MessageCircle, target: { screen: 'chat' } },
        { key: 'tutorial', icon: BookOpen, target: { route: '/tutorial' } },
        resources,
        { key: 'community', icon: Users, target: { route: '/community' } },
        { key: 'opportunities', icon: BriefcaseBusiness, target: { route: '/opportunities' } },
        { key: 'partnerLogin', icon: Handshake, target: { route: '/partner-portal' } },
        { key: 'saved', icon: Heart, target: { screen: 'saved-resources' } },
        { key: 'introductions', icon: Mail, target: { route: '/my-introductions' } },
        { key: 'havePin', icon: KeyRound, target: { screen: 'pin-login' } },
      ],
    },
    {
      heading: 'groModules',
      items: [
        { key: 'thriveAtWork', icon: Briefcase, target: { module: 'thriveAtWork' } },
        { key: 'toolUp', icon: MonitorSmartphone, target: { module: 'toolUp' } },
        { key: 'getInMotion', icon: Footprints, target: { module: 'getInMotion' } },
        { key: 'layFoundation', icon: Landmark, target: { module: 'layFoundation' } },
        { key: 'createValue', icon: Rocket, target: { module: 'createValue' } },
        { key: 'ownMindset', icon: Brain, target: { module: 'ownMindset' } },
        { key: 'groLessons', icon: GraduationCap, target: { route: '/gro' } },
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
  ]
}
