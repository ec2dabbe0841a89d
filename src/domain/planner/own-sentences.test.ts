import { expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { createOwnSentences } from './own-sentences.ts'
import { readPhrases, type SignalReader } from './signals.ts'
import { getTask } from './task-graph.ts'

const answers: PlanAnswers = {
  urgent_need: 'nowhere to sleep since they let me out. I take 16 mg of suboxone and have two left',
  biggest_challenge: 'no tengo papeles y la migra anda por aqui. I have no ID and heroin is everywhere',
  strengths: 'I cook',
  support_system: 'my sister',
  goals_3_months: 'a room',
}
const find = createOwnSentences({
  answers,
  reader: readPhrases as SignalReader,
  hasDanger: (text) => text.includes('die'),
})

test('whoever helps with a step hears what the person wrote about it', () => {
  expect(find(getTask('bed-tonight'))).toBe('nowhere to sleep since they let me out')
  expect(find(getTask('buprenorphine-next'))).toBe('I take 16 mg of suboxone and have two left')
})

test('an officer, the court and somebody at home hear nothing of it', () => {
  for (const id of ['report-officer', 'court-ready', 'family-lease', 'safe-from-harm'] as const) {
    expect(find(getTask(id))).toBeNull()
  }
})

test('papers are told to the immigration lawyer alone, drugs only where they are treated', () => {
  expect(find(getTask('immigration-lawyer'))).toContain('la migra')
  expect(find(getTask('state-id'))).toBeNull()
  expect(find(getTask('birth-certificate'))).toBeNull()
})

test('words of danger are not repeated', () => {
  expect(find(getTask('bed-tonight'), 'I want to die in this place tonight')).toBeNull()
})
