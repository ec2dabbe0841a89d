import { useSyncExternalStore } from 'react'

let isBeforePrint = false

function subscribe(listener: () => void): () => void {
  const list = matchMedia('print')
  const handleBefore = () => {
    isBeforePrint = true
    listener()
  }
  const handleAfter = () => {
    isBeforePrint = false
    listener()
  }
  list.addEventListener('change', listener)
  window.addEventListener('beforeprint', handleBefore)
  window.addEventListener('afterprint', handleAfter)
  return () => {
    list.removeEventListener('change', listener)
    window.removeEventListener('beforeprint', handleBefore)
    window.removeEventListener('afterprint', handleAfter)
  }
}

/** True while the page is laid out for paper. Some browsers only send the events, others only change the media. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBeforePrint || matchMedia('print').matches,
    () => false,
  )
}
