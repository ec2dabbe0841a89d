import { useRef, useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

export interface ListingActionState {
  /** Name of the running action. */
  busy: string | null
  /** Error of the last action; undefined if it succeeded. */
  failure: unknown
  run: (name: string, command: () => Promise<void>) => void
}

/** Runs one button action at a time. */
export function useListingActionState(): ListingActionState {
  const [state, setState] = useState<Pick<ListingActionState, 'busy' | 'failure'>>({ busy: null, failure: undefined })
  const isUnderWay = useRef(false)
  const run = async (name: string, command: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ busy: name, failure: undefined })
    try {
      await command()
      setState({ busy: null, failure: undefined })
    } catch (failure) {
      if (!(failure instanceof ApiError)) reportQuietly('partner', failure)
      setState({ busy: null, failure })
    } finally {
      isUnderWay.current = false
    }
  }
  return { ...state, run: (name, command) => void run(name, command) }
}
