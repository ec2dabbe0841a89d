import { createStore } from '#client/platform/store.ts'

/** Id of the saved listing whose answer is open. In memory only. */
export const openedResponse = createStore((_: string | null, id: string | null) => id, null)
