import { useState } from 'react'
import { planTransit } from '#contracts/transit.ts'
import type { TripEnd } from '#domain/transportation/trip-end.ts'
import type { TripForm } from '#domain/transportation/trip-form.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { BusTimesState } from './bus-times-panel.tsx'

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
