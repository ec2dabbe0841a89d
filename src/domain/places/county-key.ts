import { splitWords as wordsOf } from '#domain/text/fold.ts'
import type { County, CountyKind } from './county.ts'

const shortened: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'saint',
  sainte: 'saint',
  mt: 'mount',
  ft: 'fort',
}

/** The words of a place name, without accents, apostrophes and Hawaiian diacritics. */
export const toPlaceWords = (text: string): string[] => wordsOf(text.replace(/[ʻʼ]/g, '').replaceAll('&', ' and '))

/** Expands "St." and "Ste." to "Saint". Not for state names, where MT is Montana. */
export const spellOut = (words: readonly string[]): string[] => words.map((word) => shortened[word] ?? word)

/** Joined without spaces, so that "De Kalb" matches "DeKalb". */
export const toPlaceKey = (words: readonly string[]): string => spellOut(words).join('')

/** The words of the full and the short name, split once: the short name is a prefix of the full one. */
export function getListedWords({ name, shortName }: County): { full: string[]; short: string[] } {
  const full = toPlaceWords(name)
  const kindWords = name.slice(shortName.length).split(' ').length - 1
  return { full, short: full.slice(0, full.length - kindWords) }
}

/** A place name and the kind the person wrote: `city` in "Fairfax city"; null when they wrote none. */
export interface PlaceName {
  words: string[]
  says: CountyKind | null
}

interface Label {
  words: readonly string[]
  says: CountyKind | null
}

const label = (text: string, says: CountyKind | null): Label => ({ words: text.split(' '), says })

/** Longest first: "city and county of Denver" must not leave "county of Denver". */
const before: readonly Label[] = [
  label('city and county of', 'county'),
  label('ciudad y condado de', 'county'),
  label('city and borough of', 'borough'),
  label('el condado de', 'county'),
  label('condado de', 'county'),
  label('condado', 'county'),
  label('county of', 'county'),
  label('la parroquia de', 'parish'),
  label('parroquia de', 'parish'),
  label('parroquia', 'parish'),
  label('parish of', 'parish'),
  label('municipality of', 'municipality'),
  label('municipio de', 'municipality'),
  label('borough of', 'borough'),
  label('city of', 'city'),
  label('ciudad de', 'city'),
  label('the', null),
]

const after: readonly Label[] = [
  label('city and borough', 'city and borough'),
  label('city and county', 'county'),
  label('census area', 'census area'),
  label('municipality', 'municipality'),
  label('borough', 'borough'),
  label('boro', 'borough'),
  label('parish', 'parish'),
  label('county', 'county'),
  label('counties', 'county'),
  label('condado', 'county'),
  label('cnty', 'county'),
  label('cty', 'county'),
  label('co', 'county'),
  label('city', 'city'),
]

/** Removes the word for the kind of place, before or after the name, in English or Spanish; null when there is none. */
export function stripKind(words: readonly string[]): PlaceName | null {
  const front = before.find(
    (candidate) => candidate.words.length < words.length && candidate.words.every((word, i) => words[i] === word),
  )
  if (front) return { words: words.slice(front.words.length), says: front.says }
  const back = after.find(({ words: end }) => {
    const start = words.length - end.length
    return start > 0 && end.every((word, i) => words[start + i] === word)
  })
  return back ? { words: words.slice(0, -back.words.length), says: back.says } : null
}
