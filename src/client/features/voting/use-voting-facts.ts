import { useEffect, useReducer, useState } from 'react'
import type { VotingFacts } from '#domain/facts/facts.ts'
import { UsMap } from '#domain/voting/us-map.ts'
import { loadVoting } from '#client/platform/facts/load-facts.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

export type LoadState<Value> = { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; value: Value }

export interface VotingMaterial {
  facts: LoadState<VotingFacts>
  /** Only a way to pick a state: the guide works without it. */
  map: LoadState<UsMap>
}

/** Rules and map are files of the app itself; after loading them the guide makes no requests. */
export function useVotingFacts(): VotingMaterial & { retry: () => void } {
  const [tries, retry] = useReducer((count: number) => count + 1, 0)
  return { facts: useFetched(loadVoting, tries), map: useFetched(loadMap, tries), retry }
}

function useFetched<Value>(load: () => Promise<Value>, tries: number): LoadState<Value> {
  const [found, setFound] = useState<{ tries: number; state: LoadState<Value> } | null>(null)
  useEffect(() => {
    let isWanted = true
    const settle = (state: LoadState<Value>) => {
      if (isWanted) setFound((last) => (last?.state.phase === 'ready' ? last : { tries, state }))
    }
    load().then(
      (value) => settle({ phase: 'ready', value }),
      (error: unknown) => {
        reportQuietly('voting guide', error)
        settle({ phase: 'failed' })
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, tries])
  return found && (found.tries === tries || found.state.phase === 'ready') ? found.state : { phase: 'loading' }
}

/** Bundled with the app, like the rules. */
export const loadMap = async () => UsMap.parse((await import('#data/maps/us-states.json')).default)
