import { createStore } from '#client/platform/store.ts'

type Recorded = ReadonlySet<string>

function reducer(recorded: Recorded, subject: string): Recorded {
  return recorded.has(subject) ? recorded : new Set([...recorded, subject])
}

/** What was voted on since the page was loaded: a screen that is left and opened again does not ask twice. */
export const recordedVotes = createStore(reducer, new Set<string>() as Recorded)
