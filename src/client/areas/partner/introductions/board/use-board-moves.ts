import { useState } from 'react'
import { type PartnerIntroduction, reportPartnerOutcome } from '#contracts/partner-introductions.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import type { BoardColumn } from '#domain/introductions/partner-inbox.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { useKeepDetail } from '../queries.ts'
import { isAnswerState } from '../respond/answer-buttons.tsx'
import { movesFrom, movesInto, type MoveTarget } from './board-moves.ts'

/** A move that first needs the user to read, write or choose something. */
export type OpenMove =
  | { kind: 'read'; introduction: PartnerIntroduction }
  | { kind: 'answer'; introduction: PartnerIntroduction; start: AnswerState }
  | { kind: 'choose'; introduction: PartnerIntroduction; targets: MoveTarget[] }

export interface BoardMove {
  introduction: PartnerIntroduction
  to: MoveTarget
}

/** The single implementation of a move, by drag or by menu. */
export function useBoardMoves() {
  const keepDetail = useKeepDetail()
  const [openMove, setOpenMove] = useState<OpenMove | null>(null)
  const [moved, setMoved] = useState<BoardMove | null>(null)
  const { phase, perform } = useAction()

  const finish = (introduction: PartnerIntroduction, to: MoveTarget) => {
    setOpenMove(null)
    setMoved({ introduction, to })
  }
  const move = (introduction: PartnerIntroduction, to: MoveTarget) => {
    if (!movesFrom(introduction.state).includes(to)) return
    setMoved(null)
    if (to === 'opened') return setOpenMove({ kind: 'read', introduction })
    if (isAnswerState(to)) return setOpenMove({ kind: 'answer', introduction, start: to })
    setOpenMove(null)
    void perform(async () => {
      const call = { params: { id: introduction.id }, body: { outcome: to } }
      const { detail } = await callStaff(reportPartnerOutcome, call)
      await keepDetail({ ...detail, shared: null })
      finish(introduction, to)
    })
  }
  const drop = (introduction: PartnerIntroduction, column: BoardColumn) => {
    const targets = movesInto(introduction.state, column)
    const [only] = targets
    if (only !== undefined && targets.length === 1) move(introduction, only)
    else if (targets.length > 1) setOpenMove({ kind: 'choose', introduction, targets })
  }
  return { openMove, moved, hasFailed: phase === 'failed', move, drop, finish, cancel: () => setOpenMove(null) }
}
