import { useRef, useState } from 'react'
import type { TripEnd } from '#domain/transportation/trip-end.ts'
import { type FoundEnd, findDevice, findTyped, type LookupProblem } from './find-end.ts'

export type EndLookup =
  | { phase: 'idle' | 'asking' | 'askingDevice' }
  | { phase: 'choosing'; choices: readonly TripEnd[] }
  | { phase: 'failed'; problem: LookupProblem }

const idle: EndLookup = { phase: 'idle' }

/** Looks up one end of the trip. A result that arrives after another choice is ignored. */
export function useEndLookup(onFound: (end: TripEnd) => void) {
  const [lookup, setLookup] = useState<EndLookup>(idle)
  const requestCount = useRef(0)
  const settle = (found: FoundEnd) => {
    if ('problem' in found) return setLookup({ phase: 'failed', problem: found.problem })
    if ('choices' in found) return setLookup({ phase: 'choosing', choices: found.choices })
    setLookup(idle)
    onFound(found.end)
  }
  const ask = async (phase: 'asking' | 'askingDevice', find: () => Promise<FoundEnd>) => {
    requestCount.current += 1
    const mine = requestCount.current
    setLookup({ phase })
    const found = await find()
    if (requestCount.current === mine) settle(found)
  }
  return {
    lookup,
    findTyped: (typed: string) => void ask('asking', () => findTyped(typed)),
    findDevice: () => void ask('askingDevice', findDevice),
    reset: () => {
      requestCount.current += 1
      setLookup(idle)
    },
  }
}
