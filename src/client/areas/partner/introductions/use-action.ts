import { useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

export type ActPhase = 'idle' | 'busy' | 'done' | 'failed'

/** Tracks one server request started by a button: busy, then done or failed. */
export function useAction() {
  const [phase, setPhase] = useState<ActPhase>('idle')
  const perform = async (action: () => Promise<unknown>): Promise<boolean> => {
    setPhase('busy')
    try {
      await action()
      setPhase('done')
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) reportQuietly('partner act', error)
      setPhase('failed')
      return false
    }
  }
  return { phase, isBusy: phase === 'busy', perform }
}
