import { useEffect, useReducer, useState } from 'react'
import { reportQuietly } from '../report-quietly.ts'

export type LoadState<Value> = { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; value: Value }

const loading = { phase: 'loading' } as const

/**
 * Loads something once. Not lazy(): a lost connection must not remove the page, and with it what a person has typed.
 * `load` must be a stable function; retrying after success does nothing.
 */
export function useLoaded<Value>(load: () => Promise<Value>): [state: LoadState<Value>, retry: () => void] {
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const [state, setState] = useState<LoadState<Value>>(loading)
  useEffect(() => {
    let isWanted = true
    const settle = (next: LoadState<Value>) => {
      if (isWanted) setState(next)
    }
    load().then(
      (value) => settle({ phase: 'ready', value }),
      (error: unknown) => {
        reportQuietly('not loaded', error)
        settle({ phase: 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, tries])
  const retry = () => {
    if (state.phase !== 'failed') return
    setState(loading)
    tryAgain()
  }
  return [state, retry]
}
