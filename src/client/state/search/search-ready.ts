import { createStore } from '#client/platform/store.ts'

/** The notice about a finished search for a user on another screen; it outlives the search's own progress. */
export type ReadyCardKind = 'found' | 'none' | 'failed'

export const readyCard = createStore((_: ReadyCardKind | null, kind: ReadyCardKind | null) => kind, null)
