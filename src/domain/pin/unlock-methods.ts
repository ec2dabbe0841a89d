import * as z from 'zod/mini'
import { Location } from '../places/location.ts'
import { makeResourceFields } from '../resources/resource.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Whether a new device may open a saved session with the PIN alone (T-2.8). */
export type NewDeviceRule = 'quiet' | 'words' | 'open'

/** A location is quiet while few sessions are saved there and few attempts have failed there (T-2.4). */
export const quietLocationLimits = { mostSessions: 10, failures: { max: 10, windowMs: 30 * dayMs } } as const

/** How long a common PIN works without return words, for the person who has just saved (T-2.3). */
const commonPinMs = 15 * minuteMs

/** Consecutive wrong PINs after which a device is unbound and needs the return words again (T-2.17). */
export const maxDeviceFailures = 10

export interface LocationCounts {
  sessions: number
  /** False once the failures allowed at this location in 30 days are used up. */
  hasFailuresLeft: boolean
}

/** Whether the PIN alone can open a session at this location. Reveals nothing about any PIN. */
export function canUnlockWithPinAlone(rule: NewDeviceRule, { sessions, hasFailuresLeft }: LocationCounts): boolean {
  if (rule === 'words') return false
  return rule === 'open' || (sessions <= quietLocationLimits.mostSessions && hasFailuresLeft)
}

/** Until when the PIN alone opens a session saved now; null for as long as the location is quiet. */
export function getPinOnlyUntil(isCommon: boolean, savedAt: number): number | null {
  return isCommon ? savedAt + commonPinMs : null
}

const savedFor = z.optional(z.nullable(Location))

/**
 * A listing in a saved session. `savedFor` marks one with a heart, and says where the person looked for it: null when
 * that is not known, or not given with the PIN alone.
 */
export const PinListing = z.lazy(() => z.object({ ...makeResourceFields(), savedFor }))
export type PinListing = z.output<typeof PinListing>

/**
 * Reads the part of a saved session that the PIN alone opens: what anyone may know of the listings, and which have a
 * heart. Why they were found would reveal what the person needs, and where they were saved for where the person is.
 */
export function readPlacesOnly(sessionData: unknown): { resources: PinListing[] } {
  const PublicListing = z.omit(z.object({ ...makeResourceFields(), savedFor }), {
    needs: true,
    answers: true,
    reasons: true,
    alsoReason: true,
  })
  const { resources } = z.parse(z.object({ resources: z.catch(z.array(PublicListing), []) }), sessionData)
  return {
    resources: resources.map(({ savedFor: place, ...listing }) =>
      place === undefined ? listing : { ...listing, savedFor: null },
    ),
  }
}
