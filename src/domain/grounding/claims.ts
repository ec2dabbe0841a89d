import { findAddresses } from './addresses.ts'
import { findAmounts, findDates } from './amounts-and-dates.ts'
import { blankOut, matchClaims, type Claim } from './claim.ts'
import { findLaws } from './laws.ts'
import { findOrganizations } from './organizations.ts'
import { buildPattern } from './pattern.ts'
import { findPhones } from './phones.ts'
import { findWebAddresses } from './web-addresses.ts'

export interface ClaimOptions {
  /** Which numbers are on file: two of them in a row are then read as two. */
  isPhone(key: string): boolean
  /** Folded words of the person's county and state. */
  locationWords: ReadonlySet<string>
}

/** Placeholders for the person's data (mask.ts). */
const token = /\[?\b(?:SSN|PHONE|EMAIL|CARD|ID|DATE|NAME|ADDRESS|WORDS)\\?_\d+\b\]?/gi
/** Letters of two scripts in one word: always a disguise, never a real word. */
const otherScripts = String.raw`[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]`
const mixedScripts = buildPattern(
  'gu',
  String.raw`(?=[\p{L}\d.-]{0,63}\p{Script=Latin})(?=[\p{L}\d.-]{0,63}${otherScripts})[\p{L}\d.-]+`,
)

/** Everything in a plain text that must be on file. Text matched by one finder is hidden from the next. */
export function findClaims(text: string, { isPhone, locationWords }: ClaimOptions): Claim[] {
  const claims: Claim[] = []
  let rest = text
  const take = (found: readonly Claim[]) => {
    claims.push(...found)
    rest = blankOut(rest, found)
  }
  take(matchClaims('token', rest, token, ([found]) => found.toUpperCase().replace(/[^A-Z\d_]/g, '')))
  take(matchClaims('garbled', rest, mixedScripts, ([found]) => found))
  take(findWebAddresses(rest))
  // Names are matched before numbers and addresses remove words from them.
  claims.push(...findOrganizations(rest, locationWords))
  take(findDates(rest))
  take(findAmounts(rest))
  take(findLaws(rest))
  take(findAddresses(rest))
  take(findPhones(rest, isPhone))
  return claims.toSorted((a, b) => a.start - b.start)
}
