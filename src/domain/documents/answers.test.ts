import { expect, test } from 'vitest'
import { answersToKeep, heldPapers, knownAnswers } from './answers.ts'

test('nothing stored means nothing marked and a state ID as the goal', () => {
  expect(knownAnswers(undefined)).toEqual({ marked: [], birthState: null, homeState: null, goal: 'state-id' })
})

test('what is kept is found again', () => {
  const answers = { marked: ['prison-id', 'snap'], birthState: 'abroad', homeState: 'TX', goal: 'real-id' } as const

  expect(knownAnswers(answersToKeep(answers))).toEqual(answers)
  expect(answersToKeep(knownAnswers(undefined))).toEqual({ marked: [], goal: 'state-id' })
})

test('words that mean no place and no paper are passed over', () => {
  const broken = { marked: ['snap', 'snap'], birthState: 'XX', homeState: 'abroad', goal: '<b>' }

  expect(knownAnswers(broken)).toEqual({ marked: ['snap'], birthState: null, homeState: null, goal: 'state-id' })
  expect(heldPapers(['snap', 'prison-id', 'no-such-paper'])).toEqual(['prison-id'])
})
