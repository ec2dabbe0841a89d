import { expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { readNamedDays } from './read-named-days.ts'

const none: PlanAnswers = {
  urgent_need: 'x',
  biggest_challenge: 'x',
  strengths: 'x',
  support_system: 'x',
  goals_3_months: 'x',
}
/** A Monday. */
const today = '2026-11-16'
const read = (text: string, box: keyof PlanAnswers = 'urgent_need') =>
  readNamedDays({ ...none, [box]: text }, today).map(({ on, about }) => `${on} ${about}`)

test.each([
  ['court is dec 3 at 9am', ['2026-12-03 court']],
  ['my boss says come back to work monday the 23rd', ['2026-11-23 work-return']],
  ['la clase de manejo de ira empieza el 2 de diciembre', ['2026-12-02 class']],
  ['rent is due the first of the month', ['2026-12-01 rent']],
  ['my uncles ceremony is saturday', ['2026-11-21 ceremony']],
  ['interview friday 10am at a kitchen and court dec 9', ['2026-11-20 interview', '2026-12-09 court']],
  ['tengo probation, me toca el 9', ['2026-12-09 officer']],
  ['ICE check in on december 8', ['2026-12-08 immigration']],
  ['doctor thursday for my back', ['2026-11-19 clinic']],
  ['my cousin is coming on the 27th', ['2026-11-27 unknown']],
  ['mi hermana llega el viernes', ['2026-11-20 unknown']],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each(['strengths', 'support_system', 'goals_3_months'] as const)('reads days written in %s', (box) => {
  expect(read('probation es el lunes 30 a las 8:30', box)).toEqual(['2026-11-30 officer'])
})

test('keeps the words, with what stands before where the clause says too little', () => {
  const [day] = readNamedDays({ ...none, goals_3_months: 'stay sober. tengo probation, me toca el 9' }, today)
  expect(day).toMatchObject({ words: 'tengo probation, me toca el 9', question: 'goals_3_months', at: null })
})

test.each(['got out last monday', 'im 45 and i did 22 years', 'nothing planned', 'i owe 340'])('no day: %s', (text) => {
  expect(read(text)).toEqual([])
})
