import { useMemo, useEffect, useState } from 'react'
import type { LicenseOffice } from '#client/features/transportation/note-sections.tsx'
import { loadStateOffices } from '#client/platform/facts/load-facts.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { Location } from '#domain/places/location.ts'
import { parseState } from '#domain/places/state-match.ts'
import type { StateCode } from '#domain/places/states.ts'
import { listDestinations } from '#domain/transportation/trip-end.ts'
import { TransportationScreen } from '#client/features/transportation/transportation-screen.tsx'
import { useBusTimes } from '#client/features/transportation/use-county-transit.ts'
import { useTrip } from '#client/features/transportation/use-trip.ts'
import { useStore } from '#client/platform/store.ts'
import { useNow } from '#client/shared/use-now.ts'
import { readKnownLocation } from '#client/state/location/known-location.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { useResults } from '#client/state/search/results.ts'
import { saved } from '#client/state/saved/saved.ts'

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

/** The office that issues licenses in a state; null until loaded, and where we have none on file. */
function useLicenseOffice(state: StateCode | null): LicenseOffice | null {
  const [found, setFound] = useState<{ state: StateCode; office: LicenseOffice | null } | null>(null)
  useEffect(() => {
    if (!state) return
    let isWanted = true
    loadStateOffices().then(
      ({ states }) => {
        const { idOffice, checkedOn } = states[state]
        if (isWanted) setFound({ state, office: idOffice && { ...idOffice, checkedOn } })
      },
      (error: unknown) => reportQuietly('state offices', error),
    )
    return () => {
      isWanted = false
    }
  }, [state])
  return found?.state === state ? found.office : null
}
