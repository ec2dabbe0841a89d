import { useCallback, useSyncExternalStore } from 'react'
import type { ReadValue, StorageKeyName } from './keys.ts'
import { readKey, subscribeToKey } from './storage.ts'

/**
 * Derives a value from one stored key and follows its changes. `read` must be pure and return a primitive (a number, a
 * flag), because it runs on every snapshot. The server has no storage and uses `whenEmpty`, as does the first render in
 * the browser.
 */
export function useStored<Name extends StorageKeyName, Value extends number | boolean | string>(
  name: Name,
  read: (stored: ReadValue<Name>) => Value,
  whenEmpty: Value,
): Value {
  const subscribe = useCallback((listener: () => void) => subscribeToKey(name, listener), [name])
  return useSyncExternalStore(
    subscribe,
    () => read(readKey(name)),
    () => whenEmpty,
  )
}
