import { useEffect, useState } from 'react'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { LoadCounties } from './load-counties.ts'

export type Counties =
  | { phase: 'none' }
  | { phase: 'loading' }
  | { phase: 'ready'; names: readonly string[] }
  /** The name can still be typed: the server accepts any spelling of a county. */
  | { phase: 'failed' }

export function useCounties(state: string, load: LoadCounties): Counties {
  const [loaded, setLoaded] = useState<{ state: string; names: readonly string[] }>()
  useEffect(() => {
    if (state === '') return
    const leaving = new AbortController()
    load(state, leaving.signal).then(
      (names) => setLoaded({ state, names }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        reportQuietly('counties', error)
        setLoaded({ state, names: [] })
      },
    )
    return () => leaving.abort()
  }, [state, load])
  if (state === '') return { phase: 'none' }
  if (loaded?.state !== state) return { phase: 'loading' }
  return loaded.names.length > 0 ? { phase: 'ready', names: loaded.names } : { phase: 'failed' }
}
