import { useEffect, useRef } from 'react'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { getBoardColumn } from '#domain/introductions/partner-inbox.ts'
import type { BoardMove } from './use-board-moves.ts'

/** Moves keyboard focus with a moved card once it is rendered in its new column. */
export function useFocusOnMoved(moved: BoardMove | null, introductions: readonly PartnerIntroduction[]): void {
  const followed = useRef<BoardMove | null>(null)
  useEffect(() => {
    if (!moved || followed.current === moved) return
    const { id } = moved.introduction
    const now = introductions.find((introduction) => introduction.id === id)
    if (!now || getBoardColumn(now.state) !== getBoardColumn(moved.to)) return
    followed.current = moved
    document.querySelector<HTMLElement>(`[data-card="${id}"] a`)?.focus()
  }, [moved, introductions])
}
