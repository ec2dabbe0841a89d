import { useMemo, useState } from 'react'
import { getStateTimeZone } from '#domain/places/state-time-zone.ts'
import { planTrip } from '#domain/transportation/plan-trip.ts'
import { orderAgencies } from '#domain/transportation/transit-agency.ts'
import { type CountyLocation, isSameCounty } from '#domain/transportation/trip-end.ts'
import { parseCurfew, createTripForm, type TripForm, toTripRequest } from '#domain/transportation/trip-form.ts'
import { toWallTime } from '#domain/transportation/zoned-time.ts'
import { countyEnd } from './find-end.ts'
import { storeCurfew, readStoredCounty, readStoredCurfew } from './stored-transit.ts'
import { type TransitState, useCountyTransit } from './use-county-transit.ts'
import { useEndLookup } from './use-end-lookup.ts'

/** The trip on this page, discarded when the page is left. Only the curfew is stored, on a person's own device. */
export function useTrip(county: CountyLocation | null, now: number) {
  const [form, setForm] = useState(() => {
    const at = county ?? readStoredCounty()
    return createTripForm(
      toWallTime(now, at && getStateTimeZone(at.state)).day,
      at && countyEnd(at),
      readStoredCurfew(),
    )
  })
  const handleForm = (change: Partial<TripForm>) => {
    const changed = { ...form, ...change }
    setForm((before) => ({ ...before, ...change }))
    if ('curfewFrom' in change || 'curfewUntil' in change) storeCurfew(parseCurfew(changed))
  }
  const lookups = {
    from: useEndLookup((from) => handleForm({ from })),
    to: useEndLookup((to) => handleForm({ to })),
  }
  const { from, to } = form
  const start = useCountyTransit(from?.at ?? to?.at ?? null)
  const isOther = from?.at && to?.at && !isSameCounty(from.at, to.at)
  const target = useCountyTransit(isOther ? to.at : null)
  const zone = getTimeZone(to?.at ?? from?.at ?? null)
  const loadedTransit = useMemo(() => [start.state, target.state].flatMap(transitIn), [start.state, target.state])
  const trip = toTripRequest(form, zone)
  const plan = trip && planTrip(trip, loadedTransit)
  const [first] = loadedTransit
  const ofStart = first ? orderAgencies(first.agencies, first.county.name, from?.point ?? null) : []
  return {
    form,
    onForm: handleForm,
    lookups,
    zone,
    plan,
    agencies: plan?.agencies ?? ofStart,
    state: start.state,
    onRetry: start.retry,
    today: toWallTime(now, zone).day,
    hasTimes: !isOther && first?.hasTimes === true,
  }
}

const transitIn = (state: TransitState) => ('transit' in state ? [state.transit] : [])

const getTimeZone = (at: CountyLocation | null) => at && getStateTimeZone(at.state)
