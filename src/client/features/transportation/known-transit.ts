import { getTransit } from '#contracts/transit.ts'
import { Curfew } from '#domain/transportation/curfew.ts'
import { CountyTransit } from '#domain/transportation/transit-agency.ts'
import type { CountyLocation } from '#domain/transportation/trip-end.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { placesPatienceMs } from '#client/platform/places/county-lists.ts'
import { readKey, subscribeToKey, writeKey } from '#client/platform/storage/storage.ts'

/** Counties this page has loaded: they are there without a network, and a prepaid phone pays for each once. */
const known = new Map<string, CountyTransit>()
const nameOf = ({ state, county }: CountyLocation) => `${state} ${county}`
const isOf = ({ county }: CountyTransit, at: CountyLocation) => county.state === at.state && county.name === at.county

/** The device was cleared, here or in another tab: what this page has in memory goes with it. */
if (typeof window !== 'undefined') {
  subscribeToKey('transportation-guide', () => {
    if (readKey('transportation-guide') === undefined) known.clear()
  })
}

interface Kept {
  transit: CountyTransit | null
  curfew: Curfew | null
}

function kept(): Kept {
  const stored = readKey('transportation-guide')
  return {
    transit: CountyTransit.safeParse(stored?.transit).data ?? null,
    curfew: Curfew.safeParse(stored?.curfew).data ?? null,
  }
}

export function knownTransit(at: CountyLocation): CountyTransit | null {
  const stored = kept().transit
  return known.get(nameOf(at)) ?? (stored && isOf(stored, at) ? stored : null)
}

export async function loadTransit(at: CountyLocation): Promise<CountyTransit> {
  const transit = await callApi(getTransit, { query: at }, { signal: AbortSignal.timeout(placesPatienceMs) })
  known.set(nameOf(at), transit)
  writeKey('transportation-guide', { ...kept(), transit })
  return transit
}

/** The county looked at last, on a person's own device. */
export function keptCounty(): CountyLocation | null {
  const county = kept().transit?.county
  return county ? { state: county.state, county: county.name } : null
}

export const keptCurfew = (): Curfew | null => kept().curfew

export function keepCurfew(curfew: Curfew | null): void {
  writeKey('transportation-guide', { ...kept(), curfew })
}
