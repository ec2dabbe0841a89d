import { useMemo } from 'react'
import type { Location } from '#domain/places/location.ts'
import { parseState } from '#domain/places/state-match.ts'
import { listDestinations } from '#domain/transportation/list-destinations.ts'
import { TransportationScreen } from '#client/features/transportation/transportation-screen.tsx'
import { useBusTimes } from '#client/features/transportation/use-bus-times.ts'
import { useLicenseOffice } from '#client/features/transportation/use-license-office.ts'
import { useTrip } from '#client/features/transportation/use-trip.ts'
import { useStore } from '#client/platform/store.ts'
import { useNow } from '#client/shared/use-now.ts'
import { readKnownLocation } from '#client/state/search/known-location.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { useResults } from '#client/state/search/results.ts'
import { saved } from '#client/state/search/saved.ts'

/** “Leave by” must never be late. */
const leaveByTickMs = 30_000

/** The transportation guide with the listings stored in this browser; it starts in the county of the last search. */
export function TransportationPage() {
  const now = useNow(leaveByTickMs)
  const list = useStore(saved)
  const results = useResults()
  const found = results?.resources
  const destinations = useMemo(() => listDestinations(list, found ?? []), [list, found])
  const { hasTimes, ...trip } = useTrip(toCountyChoice(readKnownLocation()), now)
  const { from, to } = trip.form
  const busTimes = useBusTimes(trip.form)
  const office = useLicenseOffice(from?.at?.state ?? to?.at?.state ?? null)
  return (
    <TransportationScreen
      {...trip}
      listedEnds={destinations}
      office={office}
      now={now}
      busTimes={hasTimes && from?.point && to?.point ? busTimes : null}
      onDocuments={() => openScreen('document-preparation')}
      onBack={goBack}
    />
  )
}

function toCountyChoice(location: Location | null) {
  const state = location && parseState(location.state)
  return state ? { state, county: location.county } : null
}
