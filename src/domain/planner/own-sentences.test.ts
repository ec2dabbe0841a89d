import { expect, test } from 'vitest'
import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { createOwnSentences } from './own-sentences.ts'
import { readPhrases, type SignalReader } from './signals.ts'
import { getTask } from './task-graph.ts'

const answers: PlanAnswers = {
  urgent_need:
    'nowhere to sleep since they let me out. I take 16 mg of suboxone and have two left. the last one was monday',
  biggest_challenge: 'no tengo papeles y la migra anda por aqui. I have no ID and heroin is everywhere',
  strengths: 'I cook. Army 2003 to 2008',
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
  expect(find(getTask('buprenorphine-next'))).toBe(
    'I take 16 mg of suboxone and have two left. the last one was monday. I have no ID and heroin is everywhere',
  )
})

test('a fact in the next sentence is told with it, and not to whom it is nothing', () => {
  expect(find(getTask('food-today'))).toBeNull()
  expect(find(getTask('apply-medicaid'))).toBeNull()
  expect(find(getTask('bed-tonight'))).not.toContain('monday')
})

test('what was served is told to who helps veterans, though it stands among the strengths', () => {
  expect(find(getTask('veterans-benefits'))).toBe('Army 2003 to 2008')
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

test.each([
  ['un socio me presta su social pa trabajar'],
  ['i been using my cousins social to work'],
  ['tengo un seguro chueco'],
  ['no tengo papeles ni licencia'],
  ['soy indocumentado y busco jale'],
  ['got no papers and need a job'],
  ['working under the table for now, 80 a day'],
  ['I used to sell weed to pay rent'],
])('“%s” is told to no office', (sentence) => {
  const findIn = createOwnSentences({
    answers: { ...answers, urgent_need: `${sentence}. I need a job and have no license`, biggest_challenge: sentence },
    reader: () => new Set(['wants-job', 'license-lost', 'no-id', 'no-money'] as const),
    hasDanger: () => false,
  })
  for (const id of ['job-center', 'license-check', 'state-id', 'apply-snap'] as const) {
    expect(findIn(getTask(id)) ?? '').not.toContain(sentence)
  }
})

test.each([
  ['I lost my social and need a new card'],
  ['mis papeles de salida los tengo'],
  ['used my social security card as ID before'],
])('“%s” is no secret', (sentence) => {
  const findIn = createOwnSentences({
    answers: { ...answers, urgent_need: sentence, biggest_challenge: '' },
    reader: () => new Set(['no-ss-card', 'wants-job'] as const),
    hasDanger: () => false,
  })
  expect(findIn(getTask('job-center'))).toBe(sentence)
})
