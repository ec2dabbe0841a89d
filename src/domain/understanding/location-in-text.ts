import type { County } from '../places/county.ts'
import type { Location } from '../places/location.ts'
import { canStartState, parseState, parseStateWords } from '../places/state-match.ts'
import type { StateCode } from '../places/states.ts'
import { askingWords, stopWords } from '../needs/plain-words.ts'
import { interpretNeeds } from '../needs/interpret-needs.ts'
import { fold } from '../text/fold.ts'
import { rememberWords } from '../text/remember-words.ts'

/** Lookups in the gazetteer. */
export interface Gazetteer {
  /** A city stands for its county; with `isExplicit` ("Hope, Arkansas") also a hamlet of unknown size. */
  findCounty(location: { state: string; county: string; isExplicit?: boolean }): County | null
  zip(zip: string): { counties: readonly County[] }
  /** Counties with this name, in any state; a city stands for its county. */
  named(name: string): readonly County[]
  /** The county of a large city written with a typo, in any state. */
  misspelled(name: string): County | null
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
  const beside = findBesideState(recentText, places)
  if (beside) return at(beside)
  const words = fold(recentText).split(' ')
  const state = stateIn(recentText, words)
  const names = namesIn(words)
  if (state) {
    const county = names
      // "In Iowa" is the state; its Iowa County would be called so.
      .filter((name) => parseState(name) === null)
      .map((name) => places.findCounty({ state, county: name }))
      .find((match) => match !== null)
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
  const misspelled = namesIn(words, /^(in|near|around|en|cerca)$/)
    .map((name) => places.misspelled(name))
    .find((county) => county !== null)
  return misspelled ? at(misspelled) : { location: null, state: null, choices: [] }
}

/** Codes that are also words; in small letters they mean a state only after a comma. */
const codesThatAreWords = new Set('al co de hi id in la ma me mi mo oh ok or pa'.split(' '))

/** A name directly before its state: "Houston, Texas", "kansas city missouri", "fresno ca". */
function findBesideState(text: string, places: Gazetteer): County | null {
  const segments = text.split(',').map((part) => fold(part).split(' '))
  const words = segments.flat()
  let commaAt = 0
  const commas = new Set(segments.map((part) => (commaAt += part.length)))
  for (let i = 1; i < words.length; i += 1) {
    const isAfterComma = commas.has(i)
    const state = stateAt(words, i, isAfterComma)
    if (!state) continue
    for (let size = Math.min(mostWords, i); size >= 1; size -= 1) {
      const name = words.slice(i - size, i).join(' ')
      if (name.length < 3 || (!isAfterComma && isEverydayWord(name))) continue
      const county = places.findCounty({ state, county: name, isExplicit: isAfterComma })
      if (county) return county
    }
  }
  return null
}

function stateAt(words: readonly string[], i: number, isAfterComma: boolean): StateCode | null {
  if (!canStartState(words[i] ?? '')) return null
  for (let size = 3; size >= 1; size -= 1) {
    const name = words.slice(i, i + size)
    const isWord = name.length === 1 && !isAfterComma && codesThatAreWords.has(name[0] ?? '')
    const state = isWord ? null : parseStateWords(name)
    if (state) return state
  }
  return null
}

function at(county: County): TextLocation {
  return { location: { state: county.state, county: county.name }, state: county.state, choices: [] }
}

function stateIn(text: string, words: readonly string[]): StateCode | null {
  const code = twoLetters.exec(text)?.[1]
  const byCode = code ? parseState(code) : null
  if (byCode) return byCode
  const starts = [...words.keys()].filter((at) => canStartState(words[at] ?? ''))
  for (let size = 3; size >= 1; size -= 1) {
    for (const start of starts) {
      if (start + size > words.length) break
      const name = words.slice(start, start + size)
      const state = name.join(' ').length > 3 ? parseStateWords(name) : null
      if (state) return state
    }
  }
  return null
}

/** Words after "in", "near", "condado de", or before "county", where place names occur; other words are not tried. */
function namesIn(words: readonly string[], leads = /^(in|near|around|from|en|cerca|por|condado|de)$/): string[] {
  const names: string[] = []
  words.forEach((word, i) => {
    if (leads.test(word)) {
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
  many hurt page van stamps deposit english mentor post halfway union green worth lead grant grants circle welcome
  progress gap star strong helper weed foster spring friendly banks walls golden tool sells rifle pink purchase nice
  superior sisters maiden central marks cool surprise sandwich trooper toast wise rice pace parks needles ward kinder
  ball bath sunrise luck bear trainer winters sedan delta warden marina bell bells holiday homeland earth talent bangs
  bright crystal beach crooks forks eagle bend council hometown bay baker sparks halls drain coats humble granite
  grill walker countryside porter loyal friendship siren combine scissors effort basin crane harvest sterling
  severance ranger forest burns celebration blades armada convoy landing hurricane hooks staples brilliant shields tea
  reserve mars empire hand sundown sac don paul carter march gray
  cuba peru panama jamaica mexico lebanon poland norway brazil manila lisbon
  como nuevo primera salida saco vale mio buena vista alta chico blanco tome refugio comer traer pueblo campo largo
  caliente bono alto camas arma mayo caro rio presidio descanso soledad adelanto fonda ola ama cana madera raton arco
  ganado palo rincon colonia diablo dulce saluda molino linda cuero olla polo portales hondo volo bandera laguna ajo
  morada frio brazos novato ida ayer pasatiempo socorro alma loma bonita fortuna mona gordo
  libertad paz esperanza gracia prision carcel camino mano mesa casa plaza centro progreso`.split(/\s+/),
)

const phrasesThatAreTowns = new Set(['el monte', 'el cajon', 'la mesa', 'el centro', 'el campo'])

/** Hope, Home and Orange are towns too; alone in a sentence such words have their everyday meaning. */
function isEverydayWord(name: string): boolean {
  if (name.includes(' ')) return phrasesThatAreTowns.has(name)
  return stopWords.has(name) || askingWords.has(name) || wordsThatAreTowns.has(name) || namesNeed(name)
}

const namesNeed = rememberWords((word) => interpretNeeds(word).needs.length > 0)
