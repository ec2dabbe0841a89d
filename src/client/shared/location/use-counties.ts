import { useEffect, useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { getLoadedCounties, loadCounties, placesTimeoutMs } from '#client/platform/places/county-lists.ts'

export type CountyList =
  /** No state is chosen yet. */
  | { phase: 'none' }
  | { phase: 'loading' }
  | { phase: 'failed' }
  /** County names; empty if the state is not covered yet. */
  | { phase: 'ready'; names: readonly string[] }

export type LoadCounties = (state: StateCode, signal: AbortSignal) => Promise<readonly string[]>

/** Lists this page has loaded are ready at once; `load` is something else only in tests and samples. */
const getReadyCounties = (state: StateCode, load: LoadCounties) =>
  load === loadCounties ? getLoadedCounties(state) : undefined

/** The counties to choose from. Responses for a state that is no longer selected are ignored. */
export function useCounties(
  state: StateCode | null,
  load: LoadCounties = loadCounties,
): { list: CountyList; retry: () => void } {
  const [answer, setAnswer] = useState<{ state: StateCode; names: readonly string[] | null } | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (state === null || getReadyCounties(state, load)) return
    const controller = new AbortController()
    let isWanted = true
    const timer = setTimeout(() => controller.abort(), placesTimeoutMs)
    const settle = (names: readonly string[] | null) => {
      clearTimeout(timer)
      if (isWanted) setAnswer({ state, names })
    }
    load(state, controller.signal).then(settle, (error: unknown) => {
      if (isWanted) reportQuietly('counties', error)
      settle(null)
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
      controller.abort()
    }
  }, [state, load, tries])

  const retry = () => {
    setAnswer(null)
    setTries(tries + 1)
  }
  return { list: toCountyList(state, answer, load), retry }
}

function toCountyList(
  state: StateCode | null,
  answer: { state: StateCode; names: readonly string[] | null } | null,
  load: LoadCounties,
): CountyList {
  if (state === null) return { phase: 'none' }
  const readyCounties = getReadyCounties(state, load)
  if (readyCounties) return { phase: 'ready', names: readyCounties }
  if (answer?.state !== state) return { phase: 'loading' }
  return answer.names ? { phase: 'ready', names: answer.names } : { phase: 'failed' }
}
