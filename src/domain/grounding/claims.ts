import { addressesIn } from './addresses.ts'
import { amountsIn, datesIn } from './amounts-and-dates.ts'
import { blankOut, claimsOf, type Claim } from './claim.ts'
import { lawsIn } from './laws.ts'
import { organizationsIn } from './organizations.ts'
import { pattern } from './pattern.ts'
import { phonesIn } from './phones.ts'
import { webIn } from './web-addresses.ts'

export interface FindOptions {
  /** Which numbers are on file: two in a row are then read as two. */
  isPhone(key: string): boolean
  /** Folded words of the person's county and state. */
  placeNames: ReadonlySet<string>
}

/** Stand-ins for what a person told (mask.ts). */
const token = /\[?\b(?:SSN|PHONE|EMAIL|CARD|ID|DATE)\\?_\d+\b\]?/gi
/** Letters of two scripts in one word: a disguise, never a word. */
const otherScripts = String.raw`[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]`
const mixedScripts = pattern(
  'gu',
  String.raw`(?=[\p{L}\d.-]{0,63}\p{Script=Latin})(?=[\p{L}\d.-]{0,63}${otherScripts})[\p{L}\d.-]+`,
)

/** Everything in a plain text that has to stand on file. What one finder took, the next does not see. */
export function findClaims(text: string, { isPhone, placeNames }: FindOptions): Claim[] {
  const claims: Claim[] = []
  let rest = text
  const take = (found: readonly Claim[]) => {
    claims.push(...found)
    rest = blankOut(rest, found)
  }
  take(claimsOf('token', rest, token, ([found]) => found.toUpperCase().replace(/[^A-Z\d_]/g, '')))
  take(claimsOf('garbled', rest, mixedScripts, ([found]) => found))
  take(webIn(rest))
  // Names are read before numbers and addresses take words out of them.
  claims.push(...organizationsIn(rest, placeNames))
  take(datesIn(rest))
  take(amountsIn(rest))
  take(lawsIn(rest))
  take(addressesIn(rest))
  take(phonesIn(rest, isPhone))
  return claims.toSorted((a, b) => a.start - b.start)
}
