import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { toStoredAnswers, type DocumentAnswers, parseStoredAnswers } from '#domain/documents/answers.ts'
import type { DocumentFacts } from '#domain/documents/rules.ts'
import type { StateCode } from '#domain/places/states.ts'
import { loadDocumentRules, loadDocuments, loadStateOffices } from '#client/platform/facts/load-facts.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'
import type { PathFinderProps } from './document-props.ts'
import { type LoadState, useLoaded } from '#client/platform/loading/use-loaded.ts'

/** The second part of the tool: its screen and every state's offices. */
export interface PathTool {
  Finder: ComponentType<PathFinderProps>
  facts: DocumentFacts
}

export interface LoadedParts {
  guides: LoadState<DocumentFacts['guides']>
  path: LoadState<PathTool>
}

async function loadPathTool(): Promise<PathTool> {
  const [{ PathFinder: Finder }, guides, { states: offices }, rules] = await Promise.all([
    import('./path-finder.tsx'),
    loadDocuments(),
    loadStateOffices(),
    loadDocumentRules(),
  ])
  return { Finder, facts: { guides, offices, rules } }
}

/** The checklist is loaded first and the path right after, so that both are available if the connection is lost. */
export function useDocumentParts(): LoadedParts & { onRetry: () => void } {
  const [guides, retryGuides] = useLoaded(loadDocuments)
  const [path, retryPath] = useLoaded(loadPathTool)
  const onRetry = () => {
    retryGuides()
    retryPath()
  }
  return { guides, path, onRetry }
}

const none = parseStoredAnswers(undefined)
const reading = storedReading(['documents-progress'], () => parseStoredAnswers(readKey('documents-progress')))

function changeAnswers(change: Partial<DocumentAnswers>): void {
  writeKey('documents-progress', toStoredAnswers({ ...reading.get(), ...change }))
}

export interface KnownStates {
  /** State of the last search, if there is one: the default until another is chosen. */
  searchState: StateCode | null
  /** The state named last in another tool: it counts more than the one chosen here earlier. */
  chosenState?: StateCode | null | undefined
  /** The state named here, so that other tools need not ask. */
  onState?: ((state: StateCode | null) => void) | undefined
}

/** Marks and choices stored on this device. */
export function useDocuments({ searchState, chosenState = null, onState }: KnownStates) {
  const parts = useDocumentParts()
  const stored = useSyncExternalStore(reading.subscribe, reading.get, () => none)
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState(chosenState)
  const handleAnswers = (change: Partial<DocumentAnswers>) => {
    if (change.homeState !== undefined) {
      setChosen(null)
      onState?.(change.homeState)
    }
    changeAnswers(change)
  }
  return {
    ...parts,
    answers: { ...stored, homeState: chosen ?? stored.homeState ?? searchState },
    now,
    onAnswers: handleAnswers,
  }
}
