import type { ListingPhone } from '../directory/listing.ts'
import { getLocalDay } from '../partners/get-local-day.ts'
import type { StateCode } from '../places/states.ts'
import { judgeNumbers, type LineCheck, type LineService, toDigits } from './state-lines.ts'

/** Offices whose listing is older than the table, by the end of its id. */
const olderIds: Partial<Record<LineService, string>> = { 'job-service': 'jobs', 'id-office': 'id-agency' }

/** The statewide listing that shows a line. */
export const getLineListingId = (state: StateCode, service: LineService): string =>
  `${state.toLowerCase()}-${olderIds[service] ?? service}`

const formatForListing = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`

/**
 * The phones of a line's listing after what calls said: wrong ones go, right ones come first with the day of the call, and
 * then nothing that nobody called stands beside them.
 */
export function applyChecksToPhones(
  phones: readonly ListingPhone[],
  { state, service }: { state: StateCode; service: LineService },
  checks: readonly LineCheck[],
): ListingPhone[] {
  const judged = judgeNumbers(state, service, checks)
  const right = [...judged]
    .filter(([, { verdict }]) => verdict === 'right')
    .toSorted(([, a], [, b]) => b.at - a.at)
    .map(([digits, { at }]): ListingPhone => {
      const listed = phones.find(({ number }) => toDigits(number) === digits)
      const { isListedOnly: _, ...phone } = listed ?? {
        number: formatForListing(digits),
        extension: null,
        kind: 'voice' as const,
        language: null,
        isSwitchboard: false,
      }
      return { ...phone, calledOn: getLocalDay(at, state) }
    })
  const others = phones.filter(({ number, isListedOnly }) => {
    return !judged.has(toDigits(number)) && !(isListedOnly && right.length > 0)
  })
  return [...right, ...others]
}

/** The phones of any other listing: a number that does not work goes. */
export function dropWrongPhones(phones: readonly ListingPhone[], checks: readonly LineCheck[]): ListingPhone[] {
  const latest = new Map<string, LineCheck>()
  for (const check of checks) {
    const digits = toDigits(check.phone)
    if ((latest.get(digits)?.at ?? 0) <= check.at) latest.set(digits, check)
  }
  return phones.filter(({ number }) => latest.get(toDigits(number))?.verdict !== 'wrong')
}
