import { useEffect, useState } from 'react'
import type { CountyTransit } from '#domain/transportation/transit-agency.ts'
import type { CountyLocation, TripEnd } from '#domain/transportation/trip-end.ts'
import type { TripForm } from '#domain/transportation/trip-form.ts'
import { planTransit } from '#contracts/transit.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { BusTimesState } from './bus-times-panel.tsx'
import { loadTransit, readStoredTransit } from './stored-transit.ts'

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

/** Loads the bus times of the current trip; changing the trip makes the result stale. */
export function useBusTimes(form: TripForm): { state: BusTimesState; onShow: () => void } {
  const { from, to, when, kind, day, time, stayMinutes } = form
  const trip = JSON.stringify([from, to, when, kind, day, time, stayMinutes])
  const [answer, setAnswer] = useState<{ trip: string; state: BusTimesState } | null>(null)
  const show = async () => {
    const ends = from && to && { from: endBody(from), to: endBody(to) }
    if (!ends?.from || !ends.to) return
    setAnswer({ trip, state: { phase: 'asking' } })
    const visit = when === 'arrive' && day && time ? { visit: { kind, day, time, stayMinutes } } : {}
    try {
      const { times } = await callApi(planTransit, { body: { from: ends.from, to: ends.to, ...visit } })
      setAnswer({ trip, state: { phase: 'ready', times } })
    } catch (error) {
      reportQuietly('bus times', error)
      setAnswer({ trip, state: { phase: 'failed' } })
    }
  }
  return { state: answer?.trip === trip ? answer.state : { phase: 'idle' }, onShow: () => void show() }
}

const endBody = ({ at, point }: TripEnd) => at && { ...at, ...(point && { point }) }
