import { progressTickMs } from '#domain/search/progress-figures.ts'
import { toStoredProgress, getStartToRestore } from '#domain/search/stored-progress.ts'
import { readKey, removeKey, subscribeToKey, writeKey } from '#client/platform/storage/storage.ts'
import { search } from './search.ts'

const key = 'next-chapter-search-progress'
let isOurs = false

/** Start time of a search that runs here or in another tab, or that a reload interrupted. */
export function storedStart(): number | null {
  return getStartToRestore(readKey(key), Date.now())
}

/** Does not overwrite a newer search of another tab: the two would overwrite each other forever. */
export function keepProgress(): void {
  const progress = toStoredProgress(search.get(), Date.now())
  if (!progress) return
  const start = storedStart()
  if (start !== null && start > (progress.searchStartTime ?? 0)) return
  change(() => writeKey(key, progress))
}

/** With a start time, only the progress of that search is removed. */
export function dropProgress(startedAt?: number): void {
  if (startedAt !== undefined && readKey(key)?.searchStartTime !== startedAt) return
  change(() => removeKey(key))
}

/**
 * Stores the progress for a reload, now and once a second. If it is removed elsewhere, the search ended in another tab
 * or the device was cleared: later results must not be stored here again. Returns a stop function.
 */
export function followProgress(onRemoved: () => void): () => void {
  keepProgress()
  const timer = setInterval(keepProgress, progressTickMs)
  const unsubscribe = subscribeToKey(key, () => {
    if (!isOurs && readKey(key) === undefined) onRemoved()
  })
  return () => {
    clearInterval(timer)
    unsubscribe()
  }
}

function change(callback: () => void): void {
  isOurs = true
  callback()
  isOurs = false
}
