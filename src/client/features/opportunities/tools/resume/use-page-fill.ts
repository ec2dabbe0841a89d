import { type RefObject, useEffect, useState } from 'react'

/** Content height of a Letter page between its margins, as in the print style sheet. */
const pageHeightPx = 9.8 * 96

/** Share of one page the resume takes: 1 is full, more overflows. Updates with every size change. */
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
