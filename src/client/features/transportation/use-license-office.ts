import { useEffect, useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { loadStateOffices } from '#client/platform/facts/load-facts.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { LicenseOffice } from './note-sections.tsx'

/** The office that issues licenses in a state; null until loaded, and where we have none on file. */
export function useLicenseOffice(state: StateCode | null): LicenseOffice | null {
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
