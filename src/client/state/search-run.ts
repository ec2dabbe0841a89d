import { getSearchTimeLeftMs } from '#domain/search/failure.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { readResults } from './results.ts'
import { search } from './search.ts'
import { endWithAnswer, endWithFailure, endWithStored } from './search-ending.ts'
import { dropProgress, followProgress } from './search-progress.ts'
import { askForResources, type SearchOutcome, type SearchRequest } from './search-request.ts'

interface Run {
  startedAt: number
  request: SearchRequest
  abort: AbortController
  /** It goes on after a reload, or beside another tab. */
  isRestored: boolean
}

/** `stored`: another tab brought the list. */
type RunOutcome = SearchOutcome | { kind: 'stored' }

let current: Run | null = null

export function runningRequest(): SearchRequest | null {
  return current?.request ?? null
}

export function isRestoredRun(): boolean {
  return current?.isRestored ?? false
}

/** Carries out the search that the store says is running. */
export function runSearch({ startedAt, request, isRestored }: Omit<Run, 'abort'>): void {
  const abort = new AbortController()
  const run: Run = { startedAt, request, isRestored, abort }
  current = run
  const timer = setTimeout(() => end(run, { kind: 'timeout' }), getSearchTimeLeftMs(startedAt, Date.now()))
  const stopFollowing = followProgress(() => (hasArrived(run) ? end(run, { kind: 'stored' }) : stopSearch()))
  // However it ends, it is aborted: a late reply then finds nobody, and nothing of it goes on.
  abort.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stopFollowing()
  })
  // A search of this tab's own is asked for at once, while its screen is still being drawn.
  const pendingOutcome = isRestored ? null : ask(run)
  void oneTabAtATime(run, async () => {
    const outcome = await (pendingOutcome ?? ask(run))
    // Reading a long list and keeping it are both work: a slow phone gets a breath in between.
    await new Promise((resolve) => setTimeout(resolve))
    end(run, outcome)
  })
}

/** Ends the search without a word: a new one begins, or the device was cleared. */
export function stopSearch(): void {
  const run = current
  current = null
  run?.abort.abort()
  if (run) dropProgress(run.startedAt)
  search.send({ type: 'cleared' })
}

function end(run: Run, outcome: RunOutcome): void {
  if (current !== run) return
  current = null
  run.abort.abort()
  if (outcome.kind === 'stored') endWithStored(run.startedAt)
  else if (outcome.kind === 'found') endWithAnswer(run.startedAt, run.request, outcome)
  else endWithFailure(run.startedAt, outcome)
}

async function ask(run: Run): Promise<RunOutcome> {
  const { startedAt, request, abort, isRestored } = run
  if (isRestored && hasArrived(run)) return { kind: 'stored' }
  return askForResources(request, {
    signal: abort.signal,
    onProgress: (progress) => search.send({ type: 'progressed', startedAt, progress }),
  })
}

function hasArrived({ startedAt, request }: Run): boolean {
  const results = readResults()
  return results !== null && results.foundAt >= startedAt && results.location.state === request.location.state
}

/** What another tab stored a moment ago may not have reached this one yet. */
const storageLagMs = 300
const waitedMs = 50

/** Two tabs with the same stored search ask once: the second waits and then finds the list in storage. */
async function oneTabAtATime(
  { startedAt, isRestored, abort: { signal } }: Run,
  callback: () => Promise<void>,
): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return callback()
  let isBegun = false
  const askedAt = performance.now()
  const begin = async () => {
    isBegun = true
    const hasWaited = isRestored && performance.now() - askedAt > waitedMs
    if (hasWaited) await new Promise((resolve) => setTimeout(resolve, storageLagMs))
    if (!signal.aborted) await callback()
  }
  try {
    await locks.request(`next-chapter-search-${startedAt}`, { signal }, begin)
  } catch (error) {
    reportQuietly('search lock', error)
    // A browser that blocks storage refuses locks too; the search must not depend on them.
    if (!signal.aborted && !isBegun) await callback()
  }
}
