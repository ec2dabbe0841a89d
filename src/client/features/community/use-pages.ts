import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/platform/api/api-error.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

export interface LoadedPage<Item> {
  items: readonly Item[]
  page: number
  pages: number
}

export type PageError = 'offline' | 'failed'

export type ListState<Item> =
  | { phase: 'loading' }
  | { phase: 'failed'; error: PageError }
  | { phase: 'ready'; items: readonly Item[]; hasMore: boolean; more: 'idle' | 'loading' | 'failed' }

interface Pages<Item> {
  list: ListState<Item>
  retry: () => void
  showMore: () => void
  /** Replaces the item with the same id. */
  replace: (item: Item) => void
}

/** A paginated list. `load` is read once: change the component's key to load something else. */
export function usePages<Item extends { id: string }>(
  load: (page: number, signal: AbortSignal) => Promise<LoadedPage<Item>>,
): Pages<Item> {
  const [list, setList] = useState<ListState<Item>>({ phase: 'loading' })
  const request = useRef({ load, page: 1, leaving: new AbortController() })

  const fetchPage = useCallback(async (page: number) => {
    const { signal } = request.current.leaving
    try {
      const found = await request.current.load(page, signal)
      if (signal.aborted) return
      request.current.page = found.page
      setList((before) => withPage(before, found))
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) reportQuietly('community', error)
      setList((before) => (before.phase === 'ready' ? { ...before, more: 'failed' } : failed(error)))
    }
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    request.current.leaving = leaving
    void fetchPage(1)
    return () => leaving.abort()
  }, [fetchPage])

  return {
    list,
    retry: () => {
      setList({ phase: 'loading' })
      void fetchPage(1)
    },
    showMore: () => {
      setList((before) => (before.phase === 'ready' ? { ...before, more: 'loading' } : before))
      void fetchPage(request.current.page + 1)
    },
    replace: (item) =>
      setList((before) =>
        before.phase === 'ready'
          ? { ...before, items: before.items.map((existing) => (existing.id === item.id ? item : existing)) }
          : before,
      ),
  }
}

/** A new item may have shifted an old one to the next page, so duplicates are dropped. */
function withPage<Item extends { id: string }>(before: ListState<Item>, found: LoadedPage<Item>): ListState<Item> {
  const loadedItems = before.phase === 'ready' ? before.items : []
  const ids = new Set(loadedItems.map(({ id }) => id))
  const items = [...loadedItems, ...found.items.filter(({ id }) => !ids.has(id))]
  return { phase: 'ready', items, hasMore: found.page < found.pages, more: 'idle' }
}

/** If the server cannot be reached, the browser throws an error other than `ApiError`. */
function failed(error: unknown) {
  const pageError: PageError = error instanceof ApiError && navigator.onLine ? 'failed' : 'offline'
  return { phase: 'failed', error: pageError } as const
}
