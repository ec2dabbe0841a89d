import { createStore } from '#client/platform/store.ts'

/** The saved place whose answer is open. Only its id, only in memory. */
export const openedResponse = createStore((_: string | null, id: string | null) => id, null)
