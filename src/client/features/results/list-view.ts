import { noFilter, type ResourceFilter } from '#domain/resources/filter.ts'
import { createStore, useStore } from '#client/platform/store.ts'

/** View state of a list. */
export interface ListView {
  page: number
  filter: ResourceFilter
  /** Ids of the listings whose details are open, the last opened last. */
  open: readonly string[]
}

interface ListViewState extends ListView {
  /** When the list it belongs to was found. */
  foundAt: number | null
}

export type ListViewEvent = { foundAt: number } & (
  | { type: 'paged'; page: number }
  | { type: 'filtered'; filter: ResourceFilter }
  /** Opened or closed in its card. */
  | { type: 'toggled'; id: string }
  /** Chosen for the panel beside the list. */
  | { type: 'selected'; id: string }
)

const freshView: ListView = { page: 1, filter: noFilter, open: [] }

/** The view of this list; a newer list starts fresh. */
function getCurrentView(state: ListViewState, foundAt: number): ListView {
  return state.foundAt === foundAt ? state : freshView
}

function reducer(state: ListViewState, event: ListViewEvent): ListViewState {
  const { foundAt } = event
  const { page, filter, open } = getCurrentView(state, foundAt)
  switch (event.type) {
    case 'paged':
      return { foundAt, filter, open, page: event.page }
    // The page number is meaningless for another filter.
    case 'filtered':
      return { foundAt, filter: event.filter, open, page: 1 }
    case 'toggled': {
      const others = open.filter((id) => id !== event.id)
      return { foundAt, filter, page, open: others.length < open.length ? others : [...open, event.id] }
    }
    case 'selected':
      return { foundAt, filter, page, open: [event.id] }
  }
}

/** Kept in memory, so that returning from a prep tool restores the view; typed text is never stored. */
export const listView = createStore(reducer, { ...freshView, foundAt: null })

export function useListView(foundAt: number): ListView {
  return getCurrentView(useStore(listView), foundAt)
}
