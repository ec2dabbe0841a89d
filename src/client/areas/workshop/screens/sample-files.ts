import { useText } from '#client/platform/i18n/use-text.ts'
import type { Sample } from './draw.ts'
import { screenNames, type ScreenName } from './screen-names.ts'

const files = import.meta.glob<Sample>('./samples/*.tsx', { eager: true, import: 'sample' })

/** Samples that are found by the name of their file, so that no list names them. */
export const samples: ReadonlyMap<string, Sample> = new Map(
  Object.entries(files).map(([file, sample]) => [file.replace(/.*\/|\.tsx/g, ''), sample]),
)

/** Every live screen: those of the groups, then those with a file of their own. */
export const allNames: readonly string[] = [...screenNames, ...samples.keys()]

/** Names of screens in the language in use. The samples never change, so their hooks always run in the same order. */
export function useNames(): (screen: string) => string {
  const t = useText('workshop')
  const titles = new Map([...samples].map(([name, { title }]) => [name, title(useText)]))
  return (screen) => titles.get(screen) ?? t(`screens.names.${screen as ScreenName}`)
}
