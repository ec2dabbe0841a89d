import { createStore } from '#client/platform/store.ts'

/** What somebody on another screen is told of a search that ended; it outlives the search's own progress. */
export type ReadyCardKind = 'found' | 'none' | 'failed'

export const readyCard = createStore((_: ReadyCardKind | null, kind: ReadyCardKind | null) => kind, null)
