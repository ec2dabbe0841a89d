import { useSyncExternalStore } from 'react'

const changed = 'introduction-opened'

function subscribe(listener: () => void): () => void {
  const events = ['popstate', 'hashchange', changed]
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

const readId = () => /^#([\w-]{36})$/.exec(window.location.hash)?.[1] ?? null

/** The one introduction that is open stands in the address, so that Back leads to the list. Its id opens nothing. */
export function useOpenedId(): string | null {
  return useSyncExternalStore(subscribe, readId, () => null)
}

export function openId(id: string | null): void {
  window.history.pushState(null, '', id === null ? window.location.pathname : `#${id}`)
  window.dispatchEvent(new Event(changed))
}
