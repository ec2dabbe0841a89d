import { fold } from '../text/fold.ts'
import { toPlaceWords } from './county-key.ts'
import { type StateCode, states } from './states.ts'

/** Spanish names where they differ from the English ones, and other ways people write a state. */
const otherNames: Partial<Record<StateCode, readonly string[]>> = {
  CA: ['Calif'],
  DC: ['Distrito de Columbia', 'Washington DC', 'Washington District of Columbia'],
  FL: ['Fla'],
  HI: ['Hawái'],
  LA: ['Luisiana'],
  MA: ['Mass'],
  MI: ['Mich'],
  MS: ['Misisipi'],
  MO: ['Misuri'],
  NC: ['Carolina del Norte', 'N Carolina'],
  ND: ['Dakota del Norte', 'N Dakota'],
  NH: ['Nuevo Hampshire', 'Nueva Hampshire'],
  NJ: ['Nueva Jersey'],
  NM: ['Nuevo México', 'Nuevo Méjico', 'N Mex'],
  NY: ['Nueva York'],
  PA: ['Pensilvania', 'Penn', 'Penna'],
  SC: ['Carolina del Sur', 'S Carolina'],
  SD: ['Dakota del Sur', 'S Dakota'],
  TX: ['Tejas', 'Tex'],
  WA: ['Washington State', 'Estado de Washington'],
  WV: ['Virginia Occidental', 'Virginia del Oeste', 'W Virginia', 'W Va'],
}

const toStateKey = (text: string) => toPlaceWords(text).join('')

/** Maps every key of a state to its code. */
const codeByKey = new Map<string, StateCode>(
  states.flatMap(({ code, label }) =>
    [code, label, ...(otherNames[code] ?? [])].map((name): [string, StateCode] => [toStateKey(name), code]),
  ),
)

/** Parses a state: a code or a name, English or Spanish, any case, with or without accents and periods. */
export function parseState(text: string): StateCode | null {
  return findByKey(toStateKey(text))
}

/** The same for folded words. */
export const parseStateWords = (words: readonly string[]): StateCode | null => findByKey(words.join(''))

function findByKey(key: string): StateCode | null {
  return codeByKey.get(key) ?? codeByKey.get(key.replace(/^(stateof|estadode)/, '')) ?? null
}

const starts = new Set(
  [...codeByKey.keys(), 'stateof', 'estadode'].flatMap((key) => Array.from(key, (_, at) => key.slice(0, at + 1))),
)

/** Whether a state can begin with this folded word; most words of a text are ruled out so, before they are parsed. */
export const canStartState = (word: string): boolean => starts.has(word)

/** All states whose code or name starts with this text, for type-ahead. */
export function findStatesStarting(text: string): StateCode[] {
  const start = toStateKey(text)
  if (start === '') return []
  return [...new Set([...codeByKey].flatMap(([key, code]) => (key.startsWith(start) ? [code] : [])))]
}

/** Parts of the United States without directory data: people there get a notice instead of an empty list. */
const territories = [
  ['pr', 'puerto rico'],
  ['gu', 'guam'],
  ['vi', 'us virgin islands', 'virgin islands', 'islas virgenes'],
  ['as', 'american samoa', 'samoa americana'],
  ['mp', 'northern mariana islands', 'islas marianas del norte'],
].flat()

export function isTerritory(state: string): boolean {
  return territories.includes(fold(state).replace(/^u s /, 'us '))
}
