import { useSyncExternalStore } from 'react'
import { type GroModule, parseModuleHash } from '#domain/gro/lessons.ts'

const changed = 'gro-module-opened'
const events = ['popstate', 'hashchange', changed]

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

const readModule = () => parseModuleHash(window.location.hash)

/** The open module is stored in the URL: it can be linked to, and Back returns to the previous view. */
export function useOpenedModule(): GroModule | null {
  return useSyncExternalStore(subscribe, readModule, () => null)
}

export function openOverview(): void {
  window.history.pushState(null, '', window.location.pathname)
  window.dispatchEvent(new Event(changed))
}
