import { getTransit } from '#contracts/transit.ts'
import { Curfew } from '#domain/transportation/curfew.ts'
import { CountyTransit } from '#domain/transportation/transit-agency.ts'
import type { CountyLocation } from '#domain/transportation/trip-end.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { placesTimeoutMs } from '#client/platform/places/county-lists.ts'
import { readKey, subscribeToKey, writeKey } from '#client/platform/storage/storage.ts'

/** Counties loaded by this page: available offline, and a prepaid phone pays for each only once. */
const loadedTransit = new Map<string, CountyTransit>()
const formatCountyKey = ({ state, county }: CountyLocation) => `${state} ${county}`
const isInCounty = ({ county }: CountyTransit, at: CountyLocation) =>
  county.state === at.state && county.name === at.county

/** When the device is cleared, here or in another tab, the in-memory data is cleared too. */
if (typeof window !== 'undefined') {
  subscribeToKey('transportation-guide', () => {
    if (readKey('transportation-guide') === undefined) loadedTransit.clear()
  })
}

interface StoredGuide {
  transit: CountyTransit | null
  curfew: Curfew | null
}

function readStoredGuide(): StoredGuide {
  const stored = readKey('transportation-guide')
  return {
    transit: CountyTransit.safeParse(stored?.transit).data ?? null,
    curfew: Curfew.safeParse(stored?.curfew).data ?? null,
  }
}

export function readStoredTransit(at: CountyLocation): CountyTransit | null {
  const stored = readStoredGuide().transit
  return loadedTransit.get(formatCountyKey(at)) ?? (stored && isInCounty(stored, at) ? stored : null)
}

export async function loadTransit(at: CountyLocation): Promise<CountyTransit> {
  const transit = await callApi(getTransit, { query: at }, { signal: AbortSignal.timeout(placesTimeoutMs) })
  loadedTransit.set(formatCountyKey(at), transit)
  writeKey('transportation-guide', { ...readStoredGuide(), transit })
  return transit
}

/** The county viewed last, on a person's own device. */
export function readStoredCounty(): CountyLocation | null {
  const county = readStoredGuide().transit?.county
  return county ? { state: county.state, county: county.name } : null
}

export const readStoredCurfew = (): Curfew | null => readStoredGuide().curfew

export function storeCurfew(curfew: Curfew | null): void {
  writeKey('transportation-guide', { ...readStoredGuide(), curfew })
}
