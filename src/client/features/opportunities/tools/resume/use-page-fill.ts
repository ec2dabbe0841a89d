import { type RefObject, useEffect, useState } from 'react'

/** What a Letter page holds between its margins, as in the style sheet of the paper. */
const pageHeightPx = 9.8 * 96

/** How much of one page the paper takes: 1 is full, more spills over. Follows every change of its size. */
export function usePageFill(sheet: RefObject<HTMLElement | null>): number {
  const [fill, setFill] = useState(0)
  useEffect(() => {
    const measured = sheet.current
    if (!measured || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setFill(measured.offsetHeight / pageHeightPx))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [sheet])
  return fill
}
