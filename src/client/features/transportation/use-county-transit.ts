import { useEffect, useState } from 'react'
import type { CountyTransit } from '#domain/transportation/transit-agency.ts'
import type { CountyLocation } from '#domain/transportation/trip-end.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { readStoredTransit, loadTransit } from './stored-transit.ts'

/** `kept`: the request failed, so this is the data loaded earlier. */
export type TransitState =
  | { phase: 'none' | 'loading' | 'failed' }
  | { phase: 'ready' | 'kept'; transit: CountyTransit }

/** Transit data of a county: requested once, with the data loaded earlier as the fallback. */
export function useCountyTransit(at: CountyLocation | null): { state: TransitState; retry: () => void } {
  const name = at ? `${at.state} ${at.county}` : null
  const [answer, setAnswer] = useState<{ name: string; state: TransitState } | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!at || !name) return
    let isWanted = true
    const settle = (state: TransitState) => {
      if (isWanted) setAnswer({ name, state })
    }
    loadTransit(at).then(
      (transit) => settle({ phase: 'ready', transit }),
      (error: unknown) => {
        reportQuietly('transit', error)
        const before = readStoredTransit(at)
        settle(before ? { phase: 'kept', transit: before } : { phase: 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
    // Depends on the county's name, because each choice creates a new object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, tries])
  const retry = () => {
    setAnswer(null)
    setTries(tries + 1)
  }
  if (!at) return { state: { phase: 'none' }, retry }
  return { state: answer?.name === name ? answer.state : { phase: 'loading' }, retry }
}
