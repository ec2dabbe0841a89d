import { expect, test } from 'vitest'
import { jobTools as english } from '#content/en/job-tools.ts'
import { jobTools as spanish } from '#content/es/job-tools.ts'
import {
  answerBlanks,
  fillAnswerSentences,
  emptyBlanks,
  maxAnswerSeconds,
  maxBlankLength,
  situations,
  estimateSpokenSeconds,
} from './record-answer.ts'

const blanks = { what: 'a drug charge.', year: ' 2015 ', since: 'finished a welding class', job: '' }

test('what a person wrote stands in the sentences, and what is missing is a line to write on', () => {
  const sentences = fillAnswerSentences(
    ['In {year}: {what}. I said so.', 'Then I {since}.', 'I want it because {job}.'],
    blanks,
  )

  expect(sentences).toEqual([
    'In 2015: a drug charge. I said so.',
    'Then I finished a welding class.',
    'I want it because _____.',
  ])
})

test('braces and dollar signs a person writes stay as they are', () => {
  expect(fillAnswerSentences(['{what}', '{other}'], { ...emptyBlanks, what: '{year} $1 $&' })).toEqual([
    '{year} $1 $&',
    '{other}',
  ])
})

test('the length is counted in words that are said', () => {
  expect(estimateSpokenSeconds([])).toBe(0)
  expect(estimateSpokenSeconds(['one two _____.'])).toBe(5)
  expect(estimateSpokenSeconds([Array.from({ length: 75 }, () => 'word').join(' ')])).toBe(30)
})

test.each([
  ['en', english],
  ['es', spanish],
] as const)('every ready answer in %s has three parts and asks for all', (_, words) => {
  for (const situation of situations) {
    const script = words.record.scripts[situation]
    expect(script).toHaveLength(3)
    for (const blank of answerBlanks) expect(script.join(' ')).toContain(`{${blank}}`)
    const short = { what: 'a drug charge', year: '2015', since: 'finished a class and worked', job: 'I like to build' }
    expect(estimateSpokenSeconds(fillAnswerSentences(script, short))).toBeLessThanOrEqual(30)
  }
})

test('blanks filled to the brim are more than a minute', () => {
  const long = 'it is so '.repeat(20).slice(0, maxBlankLength)
  const full = fillAnswerSentences(english.record.scripts.interview, { what: long, year: long, since: long, job: long })
  expect(estimateSpokenSeconds(full)).toBeGreaterThan(maxAnswerSeconds / 2)
})
