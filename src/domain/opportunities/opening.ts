import { opportunityLifetimeDays } from './opportunity.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const listedMs = opportunityLifetimeDays * dayMs
/** Nobody says when a hiring event ends; after this long it is over. */
const eventMs = 8 * hourMs
const renewMs = 10 * dayMs

/** Enough for a large employer; a form that is sent in a loop must not fill the list. */
export const maxOpenings = 20

export type OpeningStatus = 'pending' | 'live' | 'rejected' | 'ended'

/** When an opening that was published or said to be still there at `now` ends. A hiring event ends with its day. */
export function getOpeningEnd({ startsAt }: { startsAt: string | null }, now: number): number {
  const inAMonth = now + listedMs
  return startsAt === null ? inAMonth : Math.min(inAMonth, Date.parse(startsAt) + eventMs)
}

/** What an opening is at this very instant, whatever the last write made of it. */
export function getOpeningStatus(status: OpeningStatus, expiresAt: number, now: number): OpeningStatus {
  return status === 'live' && expiresAt <= now ? 'ended' : status
}

/** Null: it may be renewed. Only in its last days: whoever says that it is still there must have looked again. */
export function findRenewProblem(
  status: OpeningStatus,
  expiresAt: number,
  now: number,
): 'renew_later' | 'opening_over' | null {
  const today = getOpeningStatus(status, expiresAt, now)
  if (today === 'rejected' || today === 'ended') return 'opening_over'
  return today === 'pending' || expiresAt - now > renewMs ? 'renew_later' : null
}

/** When somebody last said that it is there: the review, or the last renewal. */
export function getLastConfirmedAt(reviewedAt: number, expiresAt: number): number {
  return Math.max(reviewedAt, expiresAt - listedMs)
}
