import { noFilter, type ResourceFilter } from '#domain/resources/filter.ts'
import { createStore, useStore } from '#client/platform/store.ts'

/** View state of a list. */
export interface ListView {
  page: number
  filter: ResourceFilter
}

interface ListViewState extends ListView {
  /** When the list it belongs to was found. */
  foundAt: number | null
}

export type ListViewEvent = { foundAt: number } & (
  | { type: 'paged'; page: number }
  | { type: 'filtered'; filter: ResourceFilter }
)

const freshView: ListView = { page: 1, filter: noFilter }

/** The view of this list; a newer list starts fresh. */
function getCurrentView(state: ListViewState, foundAt: number): ListView {
  return state.foundAt === foundAt ? state : freshView
}

function reducer(state: ListViewState, event: ListViewEvent): ListViewState {
  const { foundAt } = event
  const { filter } = getCurrentView(state, foundAt)
  switch (event.type) {
    case 'paged':
      return { foundAt, filter, page: event.page }
    // The page number is meaningless for another filter.
    case 'filtered':
      return { foundAt, filter: event.filter, page: 1 }
  }
}

/** Kept in memory, so that returning from a prep tool restores the view; typed text is never stored. */
export const listView = createStore(reducer, { ...freshView, foundAt: null })

export function useListView(foundAt: number): ListView {
  return getCurrentView(useStore(listView), foundAt)
}
