import { useCallback, useSyncExternalStore } from 'react'
import type { ReadValue, StorageKeyName } from './keys.ts'
import { readKey, subscribeToKey } from './storage.ts'

/**
 * A pure reading of one stored key that follows its changes. `read` must give a plain value (a number, a flag):
 * it runs on every look. The server has no storage and gives `whenEmpty`, as does the first drawing in the browser.
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
