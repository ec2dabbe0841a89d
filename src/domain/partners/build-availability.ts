import type { Listing } from '#domain/directory/listing.ts'
import type { Language } from '#domain/language.ts'
import { getDayAfter } from '#domain/transportation/zoned-time.ts'
import { getConnectState } from './connect.ts'
import { getFreshness, type PartnerDetails } from './partner-details.ts'
import { getLocalDay } from './get-local-day.ts'
import type { Availability } from './availability.ts'
import type { PartnerSettings } from './settings.ts'

/** The details a partner currently publishes for a listing. */
export interface CurrentDetails {
  care: PartnerDetails
  settings: PartnerSettings | null
  /** Introductions to this listing that have not had a first answer. */
  openCount: number
  confirmedAt: number | null
}

const closureNoticeDays = 14

/** The details a card shows, in the visitor's language and by the calendar of the listing's state. */
export function buildAvailability(
  { care: partnerDetails, settings, openCount, confirmedAt }: CurrentDetails,
  language: Language,
  now: number,
  state: string | null,
): Availability {
  const today = getLocalDay(now, state)
  const connect = getConnectState(partnerDetails, settings ?? { away: null }, openCount, today)
  const fresh = getFreshness(confirmedAt, now)
  const closed = nextClosure(partnerDetails, language, today)
  return {
    connect,
    until: untilWhen(connect, { care: partnerDetails, settings }, today),
    reason: reasonFor(connect, { care: partnerDetails, settings }, language),
    capacity: capacityOn(partnerDetails, today),
    alert:
      partnerDetails.alert && partnerDetails.alert.until >= today ? chooseText(partnerDetails.alert, language) : null,
    isConfirmed: fresh === 'fresh' || fresh === 'due',
    answersWithinHours: settings && connect === null ? Number(settings.answerWithin) : null,
    howToApply: partnerDetails.howToApply && chooseText(partnerDetails.howToApply, language),
    accessibility: partnerDetails.accessibility,
    ...(closed && { closed }),
    ...(partnerDetails.isConfidential && { isAddressPrivate: true }),
  }
}

/** “Full until Friday” ends on Saturday, even if the partner does not update it. */
function capacityOn({ capacity, fullUntil }: PartnerDetails, today: string): PartnerDetails['capacity'] {
  return capacity === 'full' && fullUntil !== null && fullUntil < today ? 'open' : capacity
}

type DetailsAndSettings = Pick<CurrentDetails, 'care' | 'settings'>

function reasonFor(
  connect: Availability['connect'],
  { care: partnerDetails, settings }: DetailsAndSettings,
  language: Language,
): string | null {
  if (connect === 'paused') return partnerDetails.pausedReason && chooseText(partnerDetails.pausedReason, language)
  return connect === 'away' && settings?.away ? chooseText(settings.away.message, language) : null
}

/** Null when the date has passed: an expired date would be a false promise. */
function untilWhen(
  connect: Availability['connect'],
  { care: partnerDetails, settings }: DetailsAndSettings,
  today: string,
): string | null {
  const isSaid = connect === 'paused' || connect === 'full'
  const until = isSaid ? partnerDetails.fullUntil : connect === 'away' ? (settings?.away?.until ?? null) : null
  return until !== null && until >= today ? until : null
}

function nextClosure({ closures }: PartnerDetails, language: Language, today: string): Availability['closed'] | null {
  const soon = getDayAfter(today, closureNoticeDays)
  const next = closures
    .filter(({ from, until }) => until >= today && from <= soon)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
  return next ? { from: next.from, until: next.until, note: chooseText(next.note, language) ?? '' } : null
}

/** Falls back to the other language; null when both are blank. */
function chooseText(words: { en: string; es: string }, language: Language): string | null {
  const other = language === 'en' ? words.es : words.en
  return words[language].trim() || other.trim() || null
}

/** A listing with a confidential address: everything that could reveal it is removed (T-3.5). */
export function withoutAddress(listing: Listing): Listing {
  return { ...listing, street: null, zip: null, position: null }
}
