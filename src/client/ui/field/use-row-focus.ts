import { useEffect, useRef } from 'react'

/** Focus goes into a row that was added; after a removal it stays nearby instead of jumping to the top of the page. */
export function useRowFocus(count: number) {
  const rows = useRef<HTMLDivElement>(null)
  const changed = useRef<'added' | 'removed'>(undefined)
  useEffect(() => {
    const list = rows.current
    if (changed.current === 'added') list?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus()
    if (changed.current === 'removed') list?.focus()
    changed.current = undefined
  }, [count])
  const note = (change: 'added' | 'removed') => {
    changed.current = change
  }
  return { rows, note }
}
