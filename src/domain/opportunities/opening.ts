import { opportunityLifetimeDays } from './opportunity.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const listedMs = opportunityLifetimeDays * dayMs
/** Hiring events have no end time; they count as over after this long. */
const eventMs = 8 * hourMs
const renewMs = 10 * dayMs

/** Enough for a large employer; a form submitted in a loop must not fill the list. */
export const maxOpenings = 20

export type OpeningStatus = 'pending' | 'live' | 'rejected' | 'ended'

/** When an opening that was published or confirmed at `now` expires. A hiring event expires when it is over. */
export function getOpeningEnd({ startsAt }: { startsAt: string | null }, now: number): number {
  const inAMonth = now + listedMs
  return startsAt === null ? inAMonth : Math.min(inAMonth, Date.parse(startsAt) + eventMs)
}

/** The current status of an opening, whatever was last stored. */
export function getOpeningStatus(status: OpeningStatus, expiresAt: number, now: number): OpeningStatus {
  return status === 'live' && expiresAt <= now ? 'ended' : status
}

/** Null: it may be renewed. Only in its last days: a renewal must mean that it was checked again. */
export function findRenewProblem(
  status: OpeningStatus,
  expiresAt: number,
  now: number,
): 'renew_later' | 'opening_over' | null {
  const today = getOpeningStatus(status, expiresAt, now)
  if (today === 'rejected' || today === 'ended') return 'opening_over'
  return today === 'pending' || expiresAt - now > renewMs ? 'renew_later' : null
}

/** When it was last confirmed: by the review, or by the last renewal. */
export function getLastConfirmedAt(reviewedAt: number, expiresAt: number): number {
  return Math.max(reviewedAt, expiresAt - listedMs)
}
