import type { Judgment } from '#domain/danger/judge.ts'
import { createSmallJudge } from '#domain/danger/small-judge.ts'
import head from '#data/models/danger-small.json'
import weightsUrl from '#data/models/danger-small.bin?url'

let loading: Promise<(turns: readonly string[]) => Judgment> | undefined

/** The small form of the judge (docs/models/danger.md). A failed load is tried again with the next call. */
export function loadJudge(): Promise<(turns: readonly string[]) => Judgment> {
  loading ??= fetchJudge().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchJudge() {
  const response = await fetch(weightsUrl)
  if (!response.ok) throw new Error(`No judge: ${response.status}`)
  return createSmallJudge({ ...head, rows: new Uint8Array(await response.arrayBuffer()) })
}
