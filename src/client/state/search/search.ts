import { noSearch, type SearchEvent, type SearchState, searchReducer } from '#domain/search/lifecycle.ts'
import { createStore, type Store } from '#client/platform/store.ts'

/** The one search of this page. `start-search.ts` and `run-search.ts` control it; screens only read it. */
export const search: Store<SearchState, SearchEvent> = createStore(searchReducer, noSearch)
