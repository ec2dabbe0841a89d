import type { County } from './county.ts'
import { toPlaceKey, getListedWords, type PlaceName, toPlaceWords, stripKind } from './county-key.ts'
import { nameOnlyCities, cityCounties, countyNicknames } from './nicknames.ts'
import { isOneTypoApart } from './one-typo.ts'
import { parseState } from './state-match.ts'
import type { StateCode } from './states.ts'

/** The result of matching a written county name. */
export type CountyMatch =
  /** `others` share the name but were probably not intended; `isSpelledRight` is false after a corrected typo. */
  | { kind: 'found'; county: County; others: readonly County[]; isSpelledRight: boolean }
  /** The name matches several counties: the person has to choose. */
  | { kind: 'choices'; choices: readonly County[] }
  /** `state` is null when the state is unknown too. */
  | { kind: 'none'; state: StateCode | null }

export type CountyMatcher = (location: { state: string; county: string }) => CountyMatch

interface StateNames {
  /** Full names, including the word for the kind. */
  full: Map<string, County[]>
  short: Map<string, County[]>
  nick: Map<string, County[]>
}

/** Indexes the list once; the returned function matches a state and a county as people write them. */
export function createCountyMatcher(counties: readonly County[]): CountyMatcher {
  const byState = new Map<StateCode, StateNames>()
  for (const county of counties) {
    const names = byState.get(county.state) ?? { full: new Map(), short: new Map(), nick: new Map() }
    byState.set(county.state, names)
    const { full, short } = getListedWords(county)
    add(names.full, full, county)
    add(names.short, short, county)
  }
  for (const [state, names] of byState) addNicknames(names, state)
  return ({ state: writtenState, county: writtenCounty }) => {
    const state = parseState(writtenState)
    const names = state ? byState.get(state) : undefined
    const readings = state ? listNameReadings(toPlaceWords(writtenCounty), state) : []
    const found = names ? (exactly(names, readings) ?? corrected(names, readings)) : null
    return found ?? { kind: 'none', state }
  }
}

function add(index: Map<string, County[]>, words: readonly string[], county: County): void {
  const key = toPlaceKey(words)
  const list = index.get(key)
  if (list) list.push(county)
  else index.set(key, [county])
}

function addNicknames(names: StateNames, state: StateCode): void {
  for (const [nickname, listed] of Object.entries(countyNicknames[state] ?? {})) {
    for (const name of listed) {
      for (const county of names.full.get(toPlaceKey(toPlaceWords(name))) ?? [])
        add(names.nick, toPlaceWords(nickname), county)
    }
  }
}

/** The name as written, the name without a trailing state, and both without the word for the kind of place. */
function listNameReadings(words: readonly string[], state: StateCode): PlaceName[] {
  const starts = [
    words,
    ...[1, 2, 3]
      .map((count) => words.slice(0, -count))
      .filter((rest, index) => rest.length > 0 && parseState(words.slice(-index - 1).join(' ')) === state),
  ]
  return starts.flatMap((start) => {
    const plain: PlaceName = { words: [...start], says: null }
    const bare = stripKind(start)
    const barest = bare && stripKind(bare.words)
    return [plain, ...(bare ? [bare] : []), ...(bare && barest ? [{ ...barest, says: bare.says ?? barest.says }] : [])]
  })
}

function exactly(names: StateNames, readings: readonly PlaceName[]): CountyMatch | null {
  for (const { words, says } of readings) {
    const key = toPlaceKey(words)
    const found =
      outcome(
        chooseMeaning(names.full.get(key) ?? [], says) ?? chooseMeaning(names.short.get(key) ?? [], says),
        true,
      ) ?? outcome(called(names.nick.get(key) ?? []), true)
    if (found) return found
  }
  return null
}

/** Corrects one typo when only one county can be intended. */
function corrected(names: StateNames, readings: readonly PlaceName[]): CountyMatch | null {
  const fits = readings
    .flatMap(({ words, says }) => {
      const key = toPlaceKey(words)
      const near = (index: Map<string, County[]>) =>
        [...index].flatMap(([name, list]) => (isOneTypoApart(key, name) ? [list] : []))
      return [
        ...near(names.short).map((list) => chooseMeaning(list, says)),
        ...near(names.nick).map((list) => called(list)),
      ]
    })
    .filter((fit) => fit !== null)
  const counties = [...new Set(fits.flatMap(({ first }) => first))]
  const [only] = counties
  if (only && counties.length === 1) return outcome({ first: [only], others: fits[0]?.others ?? [] }, false)
  return counties.length > 1 ? { kind: 'choices', choices: counties } : null
}

/** `first`: the intended counties, more than one when the name is ambiguous. */
interface Meaning {
  first: County[]
  others: County[]
}

const isCity = (county: County) => county.kind.startsWith('city') || cityCounties.has(county.fips)

/** Among counties with the same name: the kind the person wrote, otherwise the county before the city. */
function chooseMeaning(list: readonly County[], says: PlaceName['says']): Meaning | null {
  // "Iowa City" is not in Iowa County: a town named after a county is not that county.
  const fitting = says === 'city' ? list.filter(isCity) : list
  const rank = (county: County) => {
    if (says !== null) return county.kind === says ? 0 : 1
    return nameOnlyCities.has(county.fips) ? 0 : Number(county.kind === 'city') + 1
  }
  const [first, ...others] = fitting.toSorted((a, b) => rank(a) - rank(b))
  return first ? { first: [first], others: says === null ? others : [] } : null
}

const called = (list: readonly County[]): Meaning | null => (list.length > 0 ? { first: [...list], others: [] } : null)

function outcome(meaning: Meaning | null, isSpelledRight: boolean): CountyMatch | null {
  const [county, second] = meaning?.first ?? []
  if (!meaning || !county) return null
  if (second) return { kind: 'choices', choices: meaning.first }
  return { kind: 'found', county, others: meaning.others, isSpelledRight }
}
