import type { County } from '../places/county.ts'
import type { Location } from '../places/location.ts'
import { parseState } from '../places/state-match.ts'
import type { StateCode } from '../places/states.ts'
import { askingWords, stopWords } from '../needs/plain-words.ts'
import { interpretNeeds } from '../needs/interpret-needs.ts'
import { fold } from '../text/fold.ts'

/** Lookups in the gazetteer. */
export interface Gazetteer {
  findCounty(location: { state: string; county: string }): County | null
  zip(zip: string): { counties: readonly County[] }
  /** Counties with this name, in any state; a city stands for its county. */
  named(name: string): readonly County[]
}

export interface TextLocation {
  location: Location | null
  state: StateCode | null
  /** Several counties have the given name. */
  choices: readonly Location[]
}

const mostWords = 4
const mostText = 600
/** ID, IN, OR and OK are words too: two capitals mean a state only after a preposition or comma, or alone. */
const twoLetters = /(?:\b(?:in|near|from|en|de)\s+|,\s*|^\s*)([A-Z]{2})(?=\s*(?:$|[.,?!]|\d{5}))/

/** The place named in a sentence: a ZIP code, a county, a state, or a county and its state. */
export function findLocationInText(text: string, places: Gazetteer): TextLocation {
  const recentText = text.slice(-mostText)
  const zip = /(?<![\d-])\d{5}(?![\d-])/.exec(recentText)?.[0]
  const zipCounty = zip ? places.zip(zip).counties[0] : undefined
  if (zipCounty) return at(zipCounty)
  const state = stateIn(recentText)
  const names = namesIn(recentText)
  if (state) {
    const county = names.map((name) => places.findCounty({ state, county: name })).find((match) => match !== null)
    return county ? at(county) : { location: null, state, choices: [] }
  }
  for (const name of names) {
    const found = places.named(name)
    if (found.length === 1 && found[0]) return at(found[0])
    if (found.length > 1) {
      return {
        location: null,
        state: null,
        choices: found.map(({ state: code, name: county }) => ({ state: code, county })),
      }
    }
  }
  return { location: null, state: null, choices: [] }
}

function at(county: County): TextLocation {
  return { location: { state: county.state, county: county.name }, state: county.state, choices: [] }
}

function stateIn(text: string): StateCode | null {
  const code = twoLetters.exec(text)?.[1]
  const byCode = code ? parseState(code) : null
  if (byCode) return byCode
  const words = fold(text).split(' ')
  for (let size = 3; size >= 1; size -= 1) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const name = words.slice(start, start + size).join(' ')
      const state = name.length > 3 ? parseState(name) : null
      if (state) return state
    }
  }
  return null
}

/** Words after "in", "near", "condado de", or before "county", where place names occur; other words are not tried. */
function namesIn(text: string): string[] {
  const words = fold(text).split(' ')
  const names: string[] = []
  words.forEach((word, i) => {
    if (/^(in|near|around|at|from|en|cerca|por|condado|de)$/.test(word)) {
      const from = words[i + 1] === 'de' ? i + 2 : i + 1
      for (let size = mostWords; size >= 1; size -= 1) names.push(words.slice(from, from + size).join(' '))
    }
    if (/^(county|parish|borough)$/.test(word)) {
      for (let size = 3; size >= 1; size -= 1) names.push(words.slice(Math.max(0, i - size), i + 1).join(' '))
    }
  })
  return [...new Set(names)].filter((name) => name.length > 2 && !isEverydayWord(name))
}

const wordsThatAreTowns = new Set(
  `home hope orange mobile center normal liberty recovery church independence justice
  freedom paradise hazard media commerce industry enterprise temple price hope peace grace faith friend friends early
  energy power success advance opportunity reading eden hell intercourse college university union mission parole
  prison jail custody crisis need trouble person public general total case church school court bed room street road
  libertad paz esperanza gracia prision carcel camino mano mesa casa plaza centro progreso`.split(/\s+/),
)

/** Hope, Home and Orange are towns too; alone in a sentence such words have their everyday meaning. */
function isEverydayWord(name: string): boolean {
  if (name.includes(' ')) return false
  return (
    stopWords.has(name) || askingWords.has(name) || wordsThatAreTowns.has(name) || interpretNeeds(name).needs.length > 0
  )
}
