import { type SavedEvent, type SavedList, savedReducer, withLoadedAnswers } from '#domain/saved/saved-list.ts'
import { readKey, subscribeToKey, writeKey } from '#client/platform/storage/storage.ts'
import { createStore, type Store } from '#client/platform/store.ts'

type StoreEvent = SavedEvent | { type: 'loaded'; list: SavedList }

/** Lists stored by other tabs may lack the text of answers (T-5.4); the texts this page received are kept. */
function reducer(list: SavedList, event: StoreEvent): SavedList {
  return event.type === 'loaded' ? withLoadedAnswers(event.list, list) : savedReducer(list, event)
}

/** The saved listings: in memory for this page, under `savedResources` for the next, the same in every tab. */
export const saved: Store<SavedList, SavedEvent> = openSaved()

function openSaved(): Store<SavedList, SavedEvent> {
  const store = createStore(reducer, [] as SavedList)
  let isWriting = false
  if (typeof window !== 'undefined') {
    store.send({ type: 'loaded', list: readKey('savedResources') })
    subscribeToKey('savedResources', () => {
      if (!isWriting) store.send({ type: 'loaded', list: readKey('savedResources') })
    })
  }
  return {
    ...store,
    send(event) {
      const before = store.get()
      store.send(event)
      if (store.get() === before) return
      isWriting = true
      writeKey('savedResources', [...store.get()])
      isWriting = false
    },
  }
}
