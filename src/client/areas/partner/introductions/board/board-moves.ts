import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { type BoardColumn, getBoardColumn, boardColumns } from '#domain/introductions/partner-inbox.ts'
import { listNextStates } from '#domain/introductions/state-machine.ts'
import type { IntroductionState } from '#domain/introductions/states.ts'

/** States staff can move an introduction to. Both the menu and the columns accept only these. */
export type MoveTarget = Exclude<IntroductionState, 'sent' | 'delivery_failed' | 'withdrawn'>

export function movesFrom(state: IntroductionState): MoveTarget[] {
  return listNextStates(state, 'partner').filter(
    (to): to is MoveTarget => to !== 'sent' && to !== 'delivery_failed' && to !== 'withdrawn',
  )
}

/** One column may stand for several states; then the user has to choose one. */
export function movesInto(state: IntroductionState, column: BoardColumn): MoveTarget[] {
  return getBoardColumn(state) === column ? [] : movesFrom(state).filter((to) => getBoardColumn(to) === column)
}

export interface BoardLane {
  /** Null when lanes are off, and for introductions without an owner. */
  owner: PartnerIntroduction['owner']
  columns: Record<BoardColumn, PartnerIntroduction[]>
  count: number
}

/** Puts every introduction in exactly one column of one lane, in the order received. */
export function boardLanes(introductions: readonly PartnerIntroduction[], byOwner: boolean): BoardLane[] {
  if (!byOwner) return [buildLane(null, introductions)]
  const owners = new Map(introductions.map(({ owner }) => [owner?.id ?? '', owner]))
  const named = [...owners.values()].toSorted((a, b) => (a?.name ?? '').localeCompare(b?.name ?? ''))
  return named.map((owner) =>
    buildLane(
      owner,
      introductions.filter((introduction) => introduction.owner?.id === owner?.id),
    ),
  )
}

function buildLane(owner: BoardLane['owner'], all: readonly PartnerIntroduction[]): BoardLane {
  const inColumn = (column: BoardColumn) => all.filter(({ state }) => getBoardColumn(state) === column)
  const columns = Object.fromEntries(boardColumns.map((column) => [column, inColumn(column)])) as BoardLane['columns']
  return { owner, columns, count: all.length }
}
