import * as z from 'zod/mini'
import { makeResourceFields, type Resource } from '../resources/resource.ts'

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

/**
 * A saved listing with public details only: its name, how to reach it, who listed it. It has no reasons, needs,
 * services or distance, which would reveal what the person needs or where they are.
 */
const SavedListing = z.pick(z.object(makeResourceFields()), {
  id: true,
  name: true,
  organization: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  county: true,
  phone: true,
  phones: true,
  website: true,
  hours: true,
  schedule: true,
  isAlwaysOpen: true,
  source: true,
  asOf: true,
  isUnchecked: true,
})

const SavedListings = z.object({ resources: z.catch(z.array(SavedListing), []) })

/** The part of a saved session that the PIN alone opens, read from the sealed data. */
export function readPlacesOnly(sessionData: unknown): { resources: Resource[] } {
  const { resources } = z.parse(SavedListings, sessionData)
  return { resources: resources.map((listing) => ({ ...listing, category: 'other', services: [] })) }
}
