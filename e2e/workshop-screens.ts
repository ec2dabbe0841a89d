import { globSync } from 'node:fs'
import path from 'node:path'
import { type ScreenGroup, screenGroups, screenNames } from '#client/areas/workshop/screens/screen-names.ts'

/** Screens with a sample in a file of their own, which the workshop finds by its name. */
const sampleNames = globSync('src/client/areas/workshop/screens/samples/*.tsx').map((file) =>
  path.basename(file, '.tsx'),
)

export const workshopScreens: readonly string[] = [...sampleNames.toSorted(), ...screenNames]

export const listScreens = (groups: readonly (ScreenGroup | 'samples')[]): string[] =>
  groups.flatMap((group) => (group === 'samples' ? sampleNames : [...screenGroups[group]]))

/**
 * The screens of the workshop that visitors see, in halves for one test each: the workshop is a page of three hundred
 * files, so to open it costs more than to look at eight screens.
 */
export const visitorGroups = [
  ['start', 'onboarding', 'search', 'results', 'introductions', 'saved', 'chat', 'gro'],
  [
    'planTool',
    'planPage',
    'documents',
    'voting',
    'transportation',
    'samples',
    'tutorial',
    'pin',
    'device',
    'community',
    'opportunities',
    'jobTools',
    'other',
  ],
] as const satisfies readonly Parameters<typeof listScreens>[0][]
