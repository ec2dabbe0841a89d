import { toPlaceWords, spellOut, stripKind } from './county-key.ts'
import type { CountyKind } from './county.ts'
import { parseState, findStatesStarting } from './state-match.ts'
import type { StateCode } from './states.ts'

/** One interpretation of the query: words of a county's name, perhaps with a state. */
export interface ParsedPlaceQuery {
  words: readonly string[]
  key: string
  /** null: any state. */
  states: ReadonlySet<StateCode> | null
  says: CountyKind | null
  /** False while the state is only partly typed: in "st lou" few mean a saint in Louisiana. */
  isSure: boolean
}

/** No county name with its state has more words than this; further words are ignored. */
const mostWords = 8

/** "kern ca" is Kern in California, and "la" is both the start of a name and Louisiana. */
export function parsePlaceQuery(query: string): ParsedPlaceQuery[] {
  const words = toPlaceWords(query).slice(0, mostWords)
  return listSplits(words).flatMap(({ name, states, isSure }) => {
    const bare = stripKind(name)
    return [{ name, says: null }, ...(bare ? [{ name: bare.words, says: bare.says }] : [])].map((reading) => {
      const spelled = spellOut(reading.name)
      return { words: [...new Set(spelled)], key: spelled.join(''), states, says: reading.says, isSure }
    })
  })
}

interface Split {
  name: readonly string[]
  states: ReadonlySet<StateCode> | null
  isSure: boolean
}

/** The state may come after the name, before it, or alone. */
function listSplits(words: readonly string[]): Split[] {
  const splits: Split[] = [{ name: words, states: null, isSure: true }]
  const add = (name: readonly string[], state: StateCode | null) => {
    if (state) splits.push({ name, states: new Set([state]), isSure: true })
  }
  for (let at = words.length - 1; at > 0; at -= 1) {
    const name = words.slice(0, at)
    const behind = words.slice(at).join(' ')
    add(name, parseState(behind))
    const begun = findStatesStarting(behind)
    if (begun.length > 0) splits.push({ name, states: new Set(begun), isSure: false })
  }
  if (words.length > 1) add(words.slice(1), parseState(words[0] ?? ''))
  add([], parseState(words.join(' ')))
  return splits
}
