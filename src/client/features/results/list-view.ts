import { noFilter, type ResourceFilter } from '#domain/resources/filter.ts'
import { createStore, useStore } from '#client/platform/store.ts'

/** How a person is looking at a list. */
export interface ListView {
  page: number
  filter: ResourceFilter
}

interface ListViewState extends ListView {
  /** The list it belongs to, by the moment it was found. */
  foundAt: number | null
}

export type ListViewEvent = { foundAt: number } & (
  | { type: 'paged'; page: number }
  | { type: 'filtered'; filter: ResourceFilter }
)

const freshView: ListView = { page: 1, filter: noFilter }

/** The view of this list; a list found since then starts fresh. */
function getCurrentView(state: ListViewState, foundAt: number): ListView {
  return state.foundAt === foundAt ? state : freshView
}

function reducer(state: ListViewState, event: ListViewEvent): ListViewState {
  const { foundAt } = event
  const { filter } = getCurrentView(state, foundAt)
  switch (event.type) {
    case 'paged':
      return { foundAt, filter, page: event.page }
    // Page four of one selection says nothing about another.
    case 'filtered':
      return { foundAt, filter: event.filter, page: 1 }
  }
}

/** Kept while the page lives, so that a prep tool leads back to the same place; what was typed is stored nowhere. */
export const listView = createStore(reducer, { ...freshView, foundAt: null })

export function useListView(foundAt: number): ListView {
  return getCurrentView(useStore(listView), foundAt)
}
