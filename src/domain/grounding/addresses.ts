import { states } from '../places/states.ts'
import { blankOut, matchClaims, type Claim } from './claim.ts'
import { numberWords } from './number-words.ts'
import { buildAlternation, buildPattern, wordEnd, wordStart } from './pattern.ts'

const ways = buildAlternation(
  'street st avenue ave av road rd boulevard blvd drive dr lane ln way court ct place pl plaza plz highway hwy parkway',
  'pkwy circle cir terrace ter trail trl square sq loop alley broadway route rte expressway expy freeway fwy turnpike',
  'tpke pike row walk crossing xing causeway esplanade calle avenida avda camino carretera paseo calzada bulevar',
)
const stateCodes = buildAlternation(states.map(({ code }) => code).join(' '))
const part = String.raw`[\p{L}\d][\p{L}\d.'’-]{0,40}`
const plainPart = String.raw`[\p{L}\d][\p{L}\d'’-]{0,40}`
/** Not the end of a price, a time or a longer number. */
const freshNumber = String.raw`(?<![\p{L}\d$.,/:-])`
const number = String.raw`(?:\d{1,6}(?:[-–]\d{1,6}|\s?1/2|[a-z])?|${numberWords})`
/** Words that are never part of a street name: "bring 2 papers to 100 Main St" is one address, not two. */
const outside = `(?!(?:${buildAlternation(
  'to at on in is are or by near from with per a an your my after before until since hasta por al su',
)})\\s|\\d+\\s(?!\\s*(?:(?:business|bus|old|alt)\\s+)?${ways}))`
const wind = buildAlternation('n s e w ne nw se sw north south east west')

/** "100 N Main St", "one hundred Main Street", "100 Broadway". */
const numbered = buildPattern(
  'giu',
  freshNumber,
  `(${number})`,
  String.raw`\s+((?:${outside}${part}\s+){1,5}?${ways}|broadway)`,
  wordEnd,
  String.raw`(?:\.?\s+${wind}(?!\.?\p{L}))?`,
)
/** "Calle Olivo 200", "Avenida 5 #123". */
const numberAfter = buildPattern(
  'giu',
  wordStart,
  buildAlternation('calle avenida avda ave av camino carretera paseo calzada bulevar blvd'),
  String.raw`\.?\s+(?:${plainPart}\s+){0,4}?${plainPart},?\s*`,
  String.raw`(?:#|n[úu]m(?:ero)?\.?|no\.?|n[°º]\.?)?\s*\d{1,6}(?![\d:%])`,
)
/** "9113 Highway 49", "26 Avenue A". */
const route = buildPattern(
  'giu',
  freshNumber,
  String.raw`\d{1,6}\s+(?:(?:us|state|county|old|\p{Lu}\p{L}+)\s+){0,2}?`,
  String.raw`(?:highway|hwy|route|rte|road|fm|cr|sr|avenue|ave|loop)\s+(?:\d{1,4}|[a-z])`,
  wordEnd,
)
/** "123 El Camino Real", "1200 W 5th", "606 W Main", "671 South 1000 East". */
const heading = String.raw`(?:[NSEW]|[NS][EW]|North|South|East|West)\.?`
const noWay = buildPattern(
  'gu',
  freshNumber,
  String.raw`\d{2,6}\s+(?:${heading}\s+(?:\d{1,5}\s+${heading}(?!\p{L})|\p{Lu}\p{L}+)`,
  String.raw`|(?:${heading}\s+)?(?:`,
  String.raw`(?:El|La|Los|Las|San|Santa|Via|Rancho|Avenida|Camino)\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?`,
  String.raw`|\d{1,3}(?:st|nd|rd|th)\b))`,
)
/** "at 3614 Navajo": a number and a name after a preposition of place; no year, no 988. */
const bare = /(?<=(?:^|\s)(?:at|to|en|a|[–—-])\s+)(?!(?:19|20)\d\d\s|988\s|[2-9]11\s)\d{3,6}\s+\p{Lu}\p{Ll}{2,}/gu
/** "12 Main, Fresno, CA". */
const withCity = buildPattern(
  'gu',
  freshNumber,
  String.raw`\d{1,6}\s+(?:(?!\s(?:is|at|está|esta|en)\s)[^,!?\n–—*]){2,40}`,
  String.raw`,\s*\p{Lu}[\p{L}. '’-]{1,30},\s*${stateCodes}(?!\p{L})`,
)
const box = /(?<!\p{L})(?:p\.?\s?o\.?\s*box|apartado(?:\s+postal)?|casilla)\s*#?\s*\d+/giu
const street = String.raw`(?:${part}\s+){1,3}?${ways}`
const corner = buildPattern(
  'giu',
  String.raw`(?<!\p{L})(?:corner of|at|on|esquina de|en)\s+${street}\.?\s+(?:and|&|y|at|con)\s+`,
  street,
  wordEnd,
)
const stateZip = /(?<![\p{L}\d])[A-Z]{2}\.?,?\s+(\d{5})(?:-\d{4})?(?![\d-])/gu

const short: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  avda: 'ave',
  avenida: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  bulevar: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  plaza: 'plz',
  highway: 'hwy',
  parkway: 'pkwy',
  circle: 'cir',
  terrace: 'ter',
  trail: 'trl',
  square: 'sq',
  route: 'rte',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  suite: 'ste',
  saint: 'st',
  fort: 'ft',
  mount: 'mt',
  expressway: 'expy',
  freeway: 'fwy',
  turnpike: 'tpke',
  crossing: 'xing',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
}

/** Letters and digits of an address with the usual abbreviations, padded with a space on each side for searching. */
export function normalizeAddress(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  return ` ${words.map((word) => short[word] ?? word).join(' ')} `
}

const small = /\b(?:corner of|esquina de|at|on|en|and|y|con)\b|&/giu

/** "2 week court" is not an address: a small number must be followed by a capitalized name. */
function streetKey([whole, count = '', name = '']: RegExpExecArray): string | null {
  return /^\d{3,}/.test(count) || /\p{Lu}/u.test(name) ? normalizeAddress(whole) : null
}

/** Numbered streets, PO boxes, intersections, and a state with a ZIP. */
export function findAddresses(text: string): Claim[] {
  const streets = matchClaims('address', text, numbered, streetKey)
  const rest = blankOut(text, streets)
  const others = [route, numberAfter, noWay, bare, box].flatMap((pattern) =>
    matchClaims('address', rest, pattern, toAddressKey),
  )
  const whole = matchClaims('address', text, withCity, toAddressKey)
  const corners = matchClaims(
    'address',
    text,
    corner,
    ([address]) => `corner${normalizeAddress(address.replace(small, ' '))}`,
  )
  const zips = matchClaims('address', text, stateZip, (match) => ` ${match[1] ?? ''} `)
  return [...streets, ...others, ...whole, ...corners, ...zips]
}

const toAddressKey = ([address]: RegExpExecArray) => normalizeAddress(address)
