import type { Listing } from '#domain/directory/listing.ts'
import { fold, splitWords } from '#domain/text/fold.ts'

/** The first ten-digit number; short codes such as 211 are shared and identify no listing. */
export function getPhoneKey(phones: Listing['phones']): string | null {
  for (const { number } of phones) {
    const digits = number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    if (digits.length === 10) return digits
  }
  return null
}

/** Words that sources write in full or abbreviate. */
const short = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    av: 'ave',
    road: 'rd',
    boulevard: 'blvd',
    drive: 'dr',
    lane: 'ln',
    court: 'ct',
    place: 'pl',
    highway: 'hwy',
    parkway: 'pkwy',
    circle: 'cir',
    terrace: 'ter',
    square: 'sq',
    trail: 'trl',
    route: 'rte',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    northeast: 'ne',
    northwest: 'nw',
    southeast: 'se',
    southwest: 'sw',
    saint: 'st',
    fort: 'ft',
    mount: 'mt',
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    fifth: '5th',
  }),
)

/** From one of these words on, the text is about the unit, not the building. */
const room = new Set(['suite', 'ste', 'apt', 'apartment', 'unit', 'room', 'rm', 'building', 'bldg', 'floor', 'fl'])
const ordinalWord = /^\d+(st|nd|rd|th)$/

/** The same building written two ways gives the same key; null without a street, or without a city or ZIP. */
export function buildAddressKey({ street, city, state, zip }: AddressParts): string | null {
  const locality = zip ?? (city !== null && state !== null ? `${fold(city)} ${state.toLowerCase()}` : null)
  if (street === null || locality === null) return null
  const house = toHouseKey(street)
  return house === '' ? null : `${house} ${locality}`
}

type AddressParts = Pick<Listing, 'street' | 'city' | 'state' | 'zip'>

function toHouseKey(street: string): string {
  const mark = street.indexOf('#', 1)
  const houseWords: string[] = []
  for (const word of splitWords(mark === -1 ? street : street.slice(0, mark))) {
    if (houseWords.length > 0 && room.has(word)) {
      // "2nd floor": the number belongs to the floor.
      if (word.startsWith('fl') && ordinalWord.test(houseWords.at(-1) ?? '')) houseWords.pop()
      break
    }
    houseWords.push(short.get(word) ?? word)
  }
  return houseWords.join(' ')
}
