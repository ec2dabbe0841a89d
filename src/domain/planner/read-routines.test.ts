import { expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { readRoutines } from './read-routines.ts'

const none: PlanAnswers = {
  urgent_need: 'x',
  biggest_challenge: 'x',
  strengths: 'x',
  support_system: 'x',
  goals_3_months: 'x',
}
const read = (text: string, box: keyof PlanAnswers = 'strengths') =>
  readRoutines({ ...none, [box]: text }).map(({ kind, weekday }) => `${kind} ${weekday ?? '-'}`)

test.each([
  ['voy a AA los martes', 'meeting 2'],
  ['AA on tuesdays', 'meeting 2'],
  ['i take my drug test every week on color code', 'test -'],
  ['church every sunday with my niece', 'church 0'],
  ['my uncle runs sweat on saturdays', 'ceremony 6'],
  ['parenting class every wednesday', 'class 3'],
  ['me hacen pruebas de orina cada semana', 'test -'],
  ['i see my therapist twice a month', 'care -'],
  ['vamos a misa todos los domingos', 'church 0'],
  ['never missed a visit', 'visit -'],
  ['estoy yendo a las juntas', 'meeting -'],
  ['been going to na since i got out', 'meeting -'],
  ['voy al grupo los jueves in the evening', 'class 4'],
  ['old sgt calls me Sundays', 'visit 0'],
  ['mi hermana me llama los sabados', 'visit 6'],
])('goes on: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('reads it in the box of goals too, where it is said to go on', () => {
  expect(read('no tomar, voy a AA los martes', 'goals_3_months')).toEqual(['meeting 2'])
  expect(read('go to church and see a doctor', 'goals_3_months')).toEqual([])
})

test.each([
  'used to go to AA every week',
  'i need to find a meeting',
  'quiero ir a la iglesia los domingos',
  'stopped going to church',
  'ya no voy a las juntas',
  'i have to start classes every week',
  'batterers class its ordered 48 weeks',
  'work every day',
  'my PO calls me every friday',
  'la oficial me llama cada lunes',
  'im on suboxone twice a day',
])('does not go on: %s', (text) => {
  expect(read(text)).toEqual([])
})
