import type { StorageKeyName } from './keys.ts'
import { subscribeToKey } from './storage.ts'

export interface StoredReading<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

/**
 * A derived value of stored keys that stays the same object until one of them changes: parsed once, however often it is
 * rendered.
 */
export function storedReading<Value>(names: readonly StorageKeyName[], read: () => Value): StoredReading<Value> {
  let cached: { value: Value } | undefined
  let stops: (() => void)[] = []
  const listeners = new Set<() => void>()
  const forget = () => {
    cached = undefined
    for (const listener of listeners) listener()
  }
  return {
    get() {
      if (stops.length === 0) stops = names.map((name) => subscribeToKey(name, forget))
      return (cached ??= { value: read() }).value
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
