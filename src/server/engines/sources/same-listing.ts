import { fold } from '#domain/text/fold.ts'
import { computeNameSimilarity } from '#domain/text/similar.ts'
import type { Resource } from '#domain/resources/resource.ts'

const sameName = 0.85
/** At the same address or phone number, names may differ more and still mean one provider. */
const likeName = 0.5

const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** All its ten-digit numbers; a short code such as 211 does not identify a provider. */
function phoneKeys({ phone, phones }: Resource): string[] {
  const dedicated = phones?.filter(({ isSwitchboard }) => !isSwitchboard).map(({ number }) => number)
  const keys = (dedicated ?? (phone ? [phone] : [])).map(digits).filter((number) => number.length === 10)
  return [...new Set(keys)]
}

const directions = /^(n|s|e|w|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest)$/

/**
 * House number, street word and city: the parts that stay the same however an address is written. null without a
 * street.
 */
function addressKey({ address, zip, city }: Resource): string | null {
  const [, house, rest = ''] = /^\s*(\d+[a-z]?)\s+(.+)$/i.exec(address ?? '') ?? []
  const word = fold(rest)
    .split(' ')
    .find((part) => !directions.test(part))
  const town = zip ?? /\b(\d{5})(-\d{4})?\s*$/.exec(address ?? '')?.[1] ?? fold(city ?? '')
  return house && word ? `${house.toLowerCase()} ${word} ${town}` : null
}

/** Whether both are the same provider. Two different street addresses are two providers, whatever else they share. */
export function isSameListing(a: Resource, b: Resource): boolean {
  const [here, there] = [addressKey(a), addressKey(b)]
  if (here && there && here !== there) return false
  const alike = computeNameSimilarity(a.name, b.name)
  const numbers = phoneKeys(b)
  const samePhone = phoneKeys(a).some((number) => numbers.includes(number))
  if (here && here === there) return samePhone || alike >= likeName
  const sameCity = Boolean(a.city && b.city) && fold(a.city ?? '') === fold(b.city ?? '') && a.state === b.state
  return (samePhone && alike >= likeName) || (sameCity && alike >= sameName)
}

/** Keys for finding every possible duplicate. */
export function listMatchKeys(resource: Resource): string[] {
  const address = addressKey(resource)
  return [...phoneKeys(resource), ...(address ? [address] : []), ...(resource.city ? [fold(resource.city)] : [])]
}
