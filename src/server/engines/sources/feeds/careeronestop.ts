import type { Listing } from '#domain/directory/listing.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import type { SourceRequest } from '../source.ts'
import { type CareerOneStopRow, jobCenterReplies, reentryProgramReplies } from './careeronestop-replies.ts'
import type { Feed } from './live-feed.ts'
import { nearKm } from './nearby.ts'

/** https://api.careeronestop.org/api-explorer/ */
export const careerOneStopBase = 'https://api.careeronestop.org'

export interface CareerOneStopAccess {
  userId: string
  token: string
}

/**
 * All ten path segments after the id are required, 0 for “not requested”. The location is the state, so one reply
 * serves all of it.
 */
export function jobCenterFeed({ userId, token }: CareerOneStopAccess): Feed<CareerOneStopRow> {
  return {
    ...jobCenterReplies,
    name: 'careeronestop',
    needs: ['employment', 'job-training'],
    address: ({ county }) => `/v1/ajcfinder/${encodeURIComponent(userId)}/${county.state}/25/0/0/0/0/0/0/0/500`,
    headers: { authorization: `Bearer ${token}` },
    choose: nearest,
  }
}

export function reentryProgramFeed({ userId, token }: CareerOneStopAccess): Feed<CareerOneStopRow> {
  return {
    ...reentryProgramReplies,
    name: 'careeronestop-reentry',
    needs: needKeys,
    address: ({ county }) => `/v1/reentryprogramfinder/${encodeURIComponent(userId)}/${county.state}/25/0/0/0/500`,
    headers: { authorization: `Bearer ${token}` },
    choose: nearest,
  }
}

const fewest = 3

/** The reply covers the whole state: keeps the listings within reach, or the three nearest if there are none. */
function nearest(listings: Listing[], { center }: SourceRequest): Listing[] {
  const placed = listings
    .flatMap((listing) => (listing.position ? [{ listing, km: computeDistanceKm(center, listing.position) }] : []))
    .toSorted((a, b) => a.km - b.km)
  return placed.filter(({ km }, index) => km <= nearKm || index < fewest).map(({ listing }) => listing)
}
