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

/** The open introduction is stored in the URL, so that Back leads to the list. The id alone grants no access. */
export function useOpenedId(): string | null {
  return useSyncExternalStore(subscribe, readId, () => null)
}

export function openId(id: string | null): void {
  window.history.pushState(null, '', id === null ? window.location.pathname : `#${id}`)
  window.dispatchEvent(new Event(changed))
}
