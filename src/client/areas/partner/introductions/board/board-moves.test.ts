import { expect, test } from 'vitest'
import { boardColumns } from '#domain/introductions/partner-inbox.ts'
import { canMove } from '#domain/introductions/state-machine.ts'
import { IntroductionState } from '#domain/introductions/states.ts'
import { buildPartnerIntroduction } from '#testing/builders/partner-introduction.ts'
import { boardLanes, movesFrom, movesInto } from './board-moves.ts'

test.each(IntroductionState.options)('from %s only what a partner may do is offered, by menu and column', (from) => {
  const offered = movesFrom(from)

  expect(offered.filter((to) => !canMove(from, to, 'partner'))).toEqual([])
  for (const column of boardColumns) expect(offered).toEqual(expect.arrayContaining(movesInto(from, column)))
})

test('a new one goes to four columns, and closing it means declining it', () => {
  expect(movesInto('sent', 'opened')).toEqual(['opened'])
  expect(movesInto('sent', 'accepted')).toEqual(['accepted'])
  expect(movesInto('sent', 'closed')).toEqual(['declined'])
  expect(movesInto('sent', 'new')).toEqual([])
})

test('nothing goes back to new, and what was taken back goes nowhere', () => {
  for (const state of IntroductionState.options) expect(movesInto(state, 'new')).toEqual([])
  expect(movesFrom('withdrawn')).toEqual([])
})

test('an accepted one can be closed in three ways', () => {
  expect(movesInto('accepted', 'closed')).toEqual(['declined', 'got_help', 'not_got_help'])
})

test('lanes hold every introduction once', () => {
  const ana = { id: 'a', name: 'Ana' }
  const all = [
    buildPartnerIntroduction(1, { owner: ana }),
    buildPartnerIntroduction(2, { owner: null, state: 'accepted' }),
    buildPartnerIntroduction(3, { owner: ana, state: 'opened' }),
  ]
  const lanes = boardLanes(all, true)

  expect(lanes.map(({ owner, count }) => [owner?.name ?? null, count])).toEqual([
    [null, 1],
    ['Ana', 2],
  ])
  expect(lanes[1]?.columns.opened).toEqual([all[2]])
  expect(boardLanes(all, false)).toHaveLength(1)
})
