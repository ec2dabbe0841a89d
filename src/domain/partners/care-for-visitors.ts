import type { Listing } from '#domain/directory/listing.ts'
import type { Language } from '#domain/language.ts'
import { dayAfter } from '#domain/transportation/zoned-time.ts'
import { connectState } from './connect.ts'
import { freshness, type ListingCare } from './listing-care.ts'
import { dayThere } from './day-there.ts'
import type { PublicCare } from './public-care.ts'
import type { PartnerSettings } from './settings.ts'

/** What the organization that speaks for a listing says about it now. */
export interface CareInForce {
  care: ListingCare
  settings: PartnerSettings | null
  /** Introductions to this listing that wait for their first answer. */
  openCount: number
  confirmedAt: number | null
}

const closureToldDays = 14

/** What a card shows of it, in the language and on the calendar of the person who reads it there. */
export function careForVisitors(
  { care, settings, openCount, confirmedAt }: CareInForce,
  language: Language,
  now: number,
  state: string | null,
): PublicCare {
  const today = dayThere(now, state)
  const connect = connectState(care, settings ?? { away: null }, openCount, today)
  const fresh = freshness(confirmedAt, now)
  const closed = nextClosure(care, language, today)
  return {
    connect,
    until: untilWhen(connect, { care, settings }, today),
    reason: reasonFor(connect, { care, settings }, language),
    capacity: capacityOn(care, today),
    alert: care.alert && care.alert.until >= today ? eitherOf(care.alert, language) : null,
    isConfirmed: fresh === 'fresh' || fresh === 'due',
    answersWithinHours: settings && connect === null ? Number(settings.answerWithin) : null,
    howToApply: care.howToApply && eitherOf(care.howToApply, language),
    accessibility: care.accessibility,
    ...(closed && { closed }),
    ...(care.isConfidential && { isAddressPrivate: true }),
  }
}

/** “Full until Friday” is over on Saturday, whether or not somebody remembered to say so. */
function capacityOn({ capacity, fullUntil }: ListingCare, today: string): ListingCare['capacity'] {
  return capacity === 'full' && fullUntil !== null && fullUntil < today ? 'open' : capacity
}

type Told = Pick<CareInForce, 'care' | 'settings'>

function reasonFor(connect: PublicCare['connect'], { care, settings }: Told, language: Language): string | null {
  if (connect === 'paused') return care.pausedReason && eitherOf(care.pausedReason, language)
  return connect === 'away' && settings?.away ? eitherOf(settings.away.message, language) : null
}

/** A day that is over already would promise what nobody keeps. */
function untilWhen(connect: PublicCare['connect'], { care, settings }: Told, today: string): string | null {
  const isSaid = connect === 'paused' || connect === 'full'
  const until = isSaid ? care.fullUntil : connect === 'away' ? (settings?.away?.until ?? null) : null
  return until !== null && until >= today ? until : null
}

function nextClosure({ closures }: ListingCare, language: Language, today: string): PublicCare['closed'] | null {
  const soon = dayAfter(today, closureToldDays)
  const next = closures
    .filter(({ from, until }) => until >= today && from <= soon)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
  return next ? { from: next.from, until: next.until, note: eitherOf(next.note, language) ?? '' } : null
}

/** Words in one language are better than none; what is blank in both is not there. */
function eitherOf(words: { en: string; es: string }, language: Language): string | null {
  const other = language === 'en' ? words.es : words.en
  return words[language].trim() || other.trim() || null
}

/** A listing with a confidential address: everything that could reveal it is removed (T-3.5). */
export function withoutAddress(listing: Listing): Listing {
  return { ...listing, street: null, zip: null, position: null }
}
