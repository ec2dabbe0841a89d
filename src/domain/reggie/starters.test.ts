import { expect, test } from 'vitest'
import { findStarterIssues } from './starters.ts'

const pair = (en: string, es: string, isOn = true) => ({ en, es, isOn })

test('a list with both languages and no question twice may be saved, and so may an empty one', () => {
  expect(findStarterIssues([pair('How?', '¿Cómo?'), pair('When?', '¿Cuándo?', false)])).toEqual([])
  expect(findStarterIssues([])).toEqual([])
})

test.each([
  ['a side without words', [pair('How?', ' ?! ')], { at: 0, field: 'es', problem: 'missing' }],
  ['a side that is too long', [pair('How?', 'a'.repeat(301))], { at: 0, field: 'es', problem: 'too_long' }],
  [
    'the same question in other letters',
    [pair('How do I vote?', 'a'), pair('HOW do I vote', 'b')],
    { at: 1, field: 'en', problem: 'twice', other: 0 },
  ],
  [
    'the same question without accents',
    [pair('a', '¿Cómo voy?'), pair('b', 'como voy')],
    { at: 1, field: 'es', problem: 'twice', other: 0 },
  ],
  ['nothing to show', [pair('a', 'b', false)], { at: -1, field: 'isOn', problem: 'none_on' }],
  [
    'more than are kept',
    Array.from({ length: 201 }, (_, at) => pair(`q ${at}`, `p ${at}`)),
    { at: -1, field: 'en', problem: 'too_many' },
  ],
] as const)('%s is told', (_, questions, issue) => {
  expect(findStarterIssues(questions)).toEqual([issue])
})
