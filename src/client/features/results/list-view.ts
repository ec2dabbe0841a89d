import { useCallback, useEffect, useMemo, useState } from 'react'
import type { NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import { type ResourceFilter, noFilter } from '#domain/resources/filter.ts'
import type { SectionKey, SectionPages } from '#domain/resources/sections.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { createStore, useStore } from '#client/platform/store.ts'

/** View state of a list. */
export interface ListView {
  /** The open page of each section. */
  pages: SectionPages
  filter: ResourceFilter
  /** Ids of the listings whose details are open, the last opened last. */
  open: readonly string[]
}

interface ListViewState extends ListView {
  /** When the list it belongs to was found. */
  foundAt: number | null
}

export type ListViewEvent = { foundAt: number } &
  /** Null folds a section. */
  (
    | { type: 'paged'; section: SectionKey; page: number | null }
    | { type: 'filtered'; filter: ResourceFilter }
    /** Opened or closed in its card. */
    | { type: 'toggled'; id: string }
    /** Chosen for the panel beside the list. */
    | { type: 'selected'; id: string }
  )

const freshView: ListView = { pages: {}, filter: noFilter, open: [] }

/** The view of this list; a newer list starts fresh. */
function getCurrentView(state: ListViewState, foundAt: number): ListView {
  return state.foundAt === foundAt ? state : freshView
}

function reducer(state: ListViewState, event: ListViewEvent): ListViewState {
  const { foundAt } = event
  const { pages, filter, open } = getCurrentView(state, foundAt)
  switch (event.type) {
    case 'paged':
      return { foundAt, filter, open, pages: turnPage(pages, event.section, event.page) }
    case 'filtered':
      return { foundAt, filter: event.filter, open, pages: toFirstPages(pages) }
    case 'toggled': {
      const others = open.filter((id) => id !== event.id)
      return { foundAt, filter, pages, open: others.length < open.length ? others : [...open, event.id] }
    }
    case 'selected':
      return { foundAt, filter, pages, open: [event.id] }
  }
}

/** Sections keep their page of their own. */
export function turnPage(pages: SectionPages, section: SectionKey, page: number | null): SectionPages {
  const { [section]: _, ...others } = pages
  return page === null ? others : { ...others, [section]: page }
}

/** The page number is meaningless for another filter; what is open stays open. */
export function toFirstPages(pages: SectionPages): SectionPages {
  return Object.fromEntries(Object.keys(pages).map((section) => [section, 1]))
}

/** Kept in memory, so that returning from a prep tool restores the view; typed text is never stored. */
export const listView = createStore(reducer, { ...freshView, foundAt: null })

export function useListView(foundAt: number): ListView {
  return getCurrentView(useStore(listView), foundAt)
}

type Understand = (text: string) => NeedsInterpretation

let ready: Understand | null = null

/** The vocabulary is a large file, loaded only for people who type here. */
async function loadUnderstand(): Promise<Understand> {
  const { interpretNeeds: understand } = await import('#domain/needs/interpret-needs.ts')
  // Builds the index now, so that the first keystroke is not slow.
  understand('')
  ready = understand
  return understand
}

/** The interpretation of a text, null until it is available. `prepare` preloads it when the user is about to type. */
export function useUnderstood(text: string): { understood: NeedsInterpretation | null; prepare: () => void } {
  const [understand, setUnderstand] = useState<Understand | null>(() => ready)
  const isEmpty = text.trim() === ''

  const prepare = useCallback(() => {
    if (understand) return
    // Without it the search still matches the words themselves.
    loadUnderstand().then(
      (loaded) => setUnderstand(() => loaded),
      (error: unknown) => reportQuietly('words', error),
    )
  }, [understand])

  useEffect(() => {
    if (!isEmpty) prepare()
  }, [isEmpty, prepare])

  const understood = useMemo(() => (understand && !isEmpty ? understand(text) : null), [understand, isEmpty, text])
  return { understood, prepare }
}
