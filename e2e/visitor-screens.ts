import type { ScreenGroup } from '#client/areas/workshop/screens/screen-names.ts'

/** The screens of the workshop that visitors see, in portions for one test each. */
export const visitorGroups = [
  ['start', 'onboarding', 'search'],
  ['results', 'introductions', 'saved', 'chat'],
  ['gro', 'planTool', 'planPage', 'documents', 'voting'],
  ['transportation', 'mindfulness', 'tutorial', 'pin', 'device', 'community'],
  ['opportunities', 'jobTools', 'other'],
] as const satisfies readonly (readonly ScreenGroup[])[]
