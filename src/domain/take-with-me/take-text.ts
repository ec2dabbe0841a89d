import { type PocketPlace, shortened } from './pocket-place.ts'

/** Words around the facts, in the language of the person; `{…}` is filled in. */
export interface TakeWords {
  title: string
  phone: string
  phoneWithExtension: string
  hours: string
  spanish: string
  callFirst: string
  help: string
  steps: string
}

/** In one line the number must not be crowded out by the name. */
const longestName = 40

/** How much is said of each place: everything, no hours, or one line. */
export type Detail = 'full' | 'address' | 'line'

export function phoneText({ number, extension }: NonNullable<PocketPlace['phone']>, words: TakeWords): string {
  if (extension === null) return words.phone.replace('{phone}', () => number)
  return words.phoneWithExtension.replace('{phone}', () => number).replace('{extension}', () => extension)
}

function placeText(place: PocketPlace, words: TakeWords, detail: Detail): string {
  const phone = place.phone && phoneText(place.phone, words)
  if (detail === 'line') return [shortened(place.name, longestName), phone].filter(Boolean).join(': ')
  const hours = detail === 'full' && place.hours ? words.hours.replace('{hours}', () => place.hours ?? '') : null
  const spanish = detail === 'full' && place.isSpanishSpoken ? words.spanish : null
  return [place.name, phone, place.address, hours, spanish].filter(Boolean).join('\n')
}

interface TakeOptions {
  detail?: Detail
  /** The person's own next steps: for their paper and file, never for the square anyone can scan. */
  steps?: readonly string[]
  date?: string
}

/** The list as plain text: readable in any message, on any phone, without this app. */
export function takeText(
  places: readonly PocketPlace[],
  words: TakeWords,
  { detail = 'full', steps = [], date }: TakeOptions = {},
): string {
  const separator = detail === 'line' ? '\n' : '\n\n'
  const stepLines = steps.map((step, index) => `${index + 1}. ${step}`)
  return [
    [words.title, date].filter(Boolean).join('\n'),
    stepLines.length > 0 && [words.steps, ...stepLines].join('\n'),
    places.map((place) => placeText(place, words, detail)).join(separator),
    [detail === 'full' && words.callFirst, words.help].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
