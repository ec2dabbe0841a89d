import { useEffect, useState } from 'react'
import type { StateCode } from '#domain/places/states.ts'
import { getLoadedCounties, loadCounties, placesTimeoutMs } from '#client/platform/places/county-lists.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

export interface CountyList {
  names: readonly string[]
  hasFailed: boolean
}

const none: CountyList = { names: [], hasFailed: false }

/** The counties of a state. Responses for a state that is no longer selected are ignored. */
export function useCountyList(state: StateCode | null): CountyList {
  const [answer, setAnswer] = useState<{ state: StateCode; list: CountyList } | null>(null)
  useEffect(() => {
    if (state === null || getLoadedCounties(state)) return undefined
    const stop = new AbortController()
    let isWanted = true
    const timer = setTimeout(() => stop.abort(), placesTimeoutMs)
    const settle = (list: CountyList) => {
      clearTimeout(timer)
      if (isWanted) setAnswer({ state, list })
    }
    loadCounties(state, stop.signal).then(
      (names) => settle({ names, hasFailed: false }),
      (error: unknown) => {
        if (isWanted) reportQuietly('counties', error)
        settle({ names: [], hasFailed: true })
      },
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
      stop.abort()
    }
  }, [state])
  if (state === null) return none
  const loadedCounties = getLoadedCounties(state)
  if (loadedCounties) return { names: loadedCounties, hasFailed: false }
  return answer?.state === state ? answer.list : none
}
