import { getSearchTimeLeftMs } from '#domain/search/failure.ts'
import { hasCopies } from '#client/platform/offline/keep-request.ts'
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
  /** It continues after a reload, or alongside another tab. */
  isRestored: boolean
}

/** `stored`: another tab stored the results. */
type RunOutcome = SearchOutcome | { kind: 'stored' }

let current: Run | null = null

export function runningRequest(): SearchRequest | null {
  return current?.request ?? null
}

export function isRestoredRun(): boolean {
  return current?.isRestored ?? false
}

/** Runs the search that is active in the store. */
export function runSearch({ startedAt, request, isRestored }: Omit<Run, 'abort'>): void {
  const abort = new AbortController()
  const run: Run = { startedAt, request, isRestored, abort }
  current = run
  const timer = setTimeout(() => end(run, { kind: 'timeout' }), getSearchTimeLeftMs(startedAt, Date.now()))
  const stopFollowing = followProgress(() => (hasArrived(run) ? end(run, { kind: 'stored' }) : stopSearch()))
  // Every ending aborts it, so that a late response is ignored and all timers stop.
  abort.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stopFollowing()
  })
  // A search started in this tab is requested at once, while its screen is still rendering.
  const pendingOutcome = isRestored ? null : ask(run)
  void oneTabAtATime(run, async () => {
    const outcome = await (pendingOutcome ?? ask(run))
    // Parsing and storing a long list both take time: this yields to the browser in between on slow phones.
    await new Promise((resolve) => setTimeout(resolve))
    end(run, outcome)
  })
}

/** Ends the search silently: a new one begins, or the device was cleared. */
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
  const outcome = await askForResources(request, {
    signal: abort.signal,
    onProgress: (progress) => search.send({ type: 'progressed', startedAt, progress }),
  })
  if (outcome.kind !== 'http' || !(await hasCopies().catch(() => false))) return outcome
  // Without the server, the county kept on this phone answers.
  const copied = await import('./county-copy.ts').then((copy) => copy.searchCopy(request)).catch(() => null)
  return copied ?? outcome
}

function hasArrived({ startedAt, request }: Run): boolean {
  const results = readResults()
  return results !== null && results.foundAt >= startedAt && results.location.state === request.location.state
}

/** Time for another tab's storage write to reach this one. */
const storageLagMs = 300
const waitedMs = 50

/** Two tabs with the same stored search send one request: the second waits and then finds the results in storage. */
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
    // A browser that blocks storage rejects locks too; the search must not depend on them.
    if (!signal.aborted && !isBegun) await callback()
  }
}
