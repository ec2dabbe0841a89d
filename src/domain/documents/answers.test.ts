import { expect, test } from 'vitest'
import { toStoredAnswers, listHeldDocuments, parseStoredAnswers } from './answers.ts'

test('nothing stored means nothing marked and a state ID as the goal', () => {
  expect(parseStoredAnswers(undefined)).toEqual({ marked: [], birthState: null, homeState: null, goal: 'state-id' })
})

test('what is kept is found again', () => {
  const answers = { marked: ['prison-id', 'snap'], birthState: 'abroad', homeState: 'TX', goal: 'real-id' } as const

  expect(parseStoredAnswers(toStoredAnswers(answers))).toEqual(answers)
  expect(toStoredAnswers(parseStoredAnswers(undefined))).toEqual({ marked: [], goal: 'state-id' })
})

test('words that mean no place and no paper are passed over', () => {
  const broken = { marked: ['snap', 'snap'], birthState: 'XX', homeState: 'abroad', goal: '<b>' }

  expect(parseStoredAnswers(broken)).toEqual({ marked: ['snap'], birthState: null, homeState: null, goal: 'state-id' })
  expect(listHeldDocuments(['snap', 'prison-id', 'no-such-paper'])).toEqual(['prison-id'])
})
