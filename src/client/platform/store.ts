import { useSyncExternalStore } from 'react'

export interface Store<State, Event> {
  /** What the server rendered with; the first render in the browser must match it. */
  readonly initial: State
  get(): State
  send(event: Event): void
  subscribe(listener: () => void): () => void
}

/** Holds one state and changes it only through its reducer. Listeners are called only for real changes. */
export function createStore<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    send(event) {
      const next = reducer(state, event)
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** `select` must return the same value for the same state: pick a part of it, do not build a new object. */
export function useStore<State, Event>(store: Store<State, Event>): State
export function useStore<State, Event, Part>(store: Store<State, Event>, select: (state: State) => Part): Part
export function useStore<State, Event>(
  store: Store<State, Event>,
  select: (state: State) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
