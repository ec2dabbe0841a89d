import { createStore } from '#client/platform/store.ts'

type Recorded = ReadonlySet<string>

function reducer(recorded: Recorded, subject: string): Recorded {
  return recorded.has(subject) ? recorded : new Set([...recorded, subject])
}

/** Votes since the page was loaded, so that reopening a screen does not ask again. */
export const recordedVotes = createStore(reducer, new Set<string>() as Recorded)
