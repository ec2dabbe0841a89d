import type { LucideIcon } from 'lucide-react'
import {
  BookOpen, Briefcase, Brain, ClipboardList, FileText, Footprints, Handshake, Heart, House, KeyRound, Landmark,
  Leaf, Mail, MapPin, MessageCircle, MonitorSmartphone, Rocket, Users, Vote,
} from 'lucide-react'
import type { PublicRoute } from '#domain/navigation/routes.ts'
import type { Screen } from '#domain/navigation/screens.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'

/** Where an entry leads: a screen of the main app, a page of its own, or whatever a wish for resources leads to. */
export type MenuTarget = { screen: Screen } | { route: PublicRoute | '/partner-portal' } | { act: 'findResources' }

/** Every text of the menu but the count, which needs a number. */
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

const chat: MenuTarget = { screen: 'chat' }

/** The menu as the specification lists it; "I have a PIN" is added where people look for it (DESIGN §5). */
export function menuSections(hasResults: boolean): readonly MenuSection[] {
  const resources: MenuItem = hasResults
    ? { key: 'viewResources', icon: MapPin, target: { screen: 'resources' } }
    : { key: 'findResources', icon: MapPin, target: { act: 'findResources' } }
  return [
    {
      items: [
        { key: 'home', icon: House, target: { screen: 'welcome' } },
        { key: 'chat', icon: MessageCircle, target: chat },
        { key: 'tutorial', icon: BookOpen, target: { route: '/tutorial' } },
        resources,
        { key: 'community', icon: Users, target: { route: '/community' } },
        { key: 'partnerLogin', icon: Handshake, target: { route: '/partner-portal' } },
        { key: 'saved', icon: Heart, target: { screen: 'saved-resources' } },
        { key: 'introductions', icon: Mail, target: { route: '/my-introductions' } },
        { key: 'havePin', icon: KeyRound, target: { screen: 'pin-login' } },
      ],
    },
    {
      heading: 'groModules',
      items: [
        { key: 'thriveAtWork', icon: Briefcase, target: chat },
        { key: 'toolUp', icon: MonitorSmartphone, target: chat },
        { key: 'getInMotion', icon: Footprints, target: chat },
        { key: 'layFoundation', icon: Landmark, target: chat },
        { key: 'createValue', icon: Rocket, target: chat },
        { key: 'ownMindset', icon: Brain, target: chat },
      ],
    },
    {
      heading: 'prepTools',
      items: [
        { key: 'createActionPlan', icon: ClipboardList, target: { screen: 'action-plan' } },
        { key: 'documentPreparation', icon: FileText, target: { screen: 'document-preparation' } },
        { key: 'votingGuide', icon: Vote, target: { screen: 'voting-rights-guide' } },
        { key: 'mindfulness', icon: Leaf, target: { screen: 'zen-reggie-mindfulness' } },
      ],
    },
  ]
}
