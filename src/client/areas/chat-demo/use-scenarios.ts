import { useEffect, useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { loadScenarios, type ScenarioList } from './demo-calls.ts'

interface Access {
  /** Null while access is denied or the first request is pending. */
  list: ScenarioList | null
  isChecking: boolean
  problem: 'wrong' | 'failed' | null
  /** The key that gave access; null when none was needed. */
  staffKey: string | null
}

export interface Scenarios extends Access {
  /** The first request is still pending. */
  isFirst: boolean
  open: (key: string) => void
}

/** Tries without a key first: with the demo on, canned conversations are public. */
export function useScenarios(): Scenarios {
  const [access, setAccess] = useState<Access>({ list: null, isChecking: true, problem: null, staffKey: null })
  const [attempt, setAttempt] = useState<{ key: string | null }>({ key: null })
  const [isFirst, setIsFirst] = useState(true)

  useEffect(() => {
    const controller = new AbortController()
    const { key } = attempt
    const end = (change: Partial<Access>) => {
      if (controller.signal.aborted) return
      setAccess((before) => ({ ...before, isChecking: false, problem: null, ...change }))
      setIsFirst(false)
    }
    loadScenarios(key, controller.signal).then(
      (list) => end({ list, staffKey: key }),
      (error: unknown) => {
        const isRefused = error instanceof ApiError && error.status === 401
        if (!isRefused && !controller.signal.aborted) reportQuietly('chat demo', error)
        // Before a key was tried, a denied request is not the user's error.
        end({ problem: !isRefused ? 'failed' : key === null ? null : 'wrong' })
      },
    )
    return () => controller.abort()
  }, [attempt])

  const open = (key: string) => {
    setAccess((before) => ({ ...before, isChecking: true, problem: null }))
    setAttempt({ key })
  }
  return { ...access, isFirst, open }
}
