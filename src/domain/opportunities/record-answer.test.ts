import { expect, test } from 'vitest'
import { jobTools as english } from '#content/en/job-tools.ts'
import { jobTools as spanish } from '#content/es/job-tools.ts'
import {
  answerBlanks,
  answerSentences,
  emptyBlanks,
  longestAnswerSeconds,
  longestBlank,
  situations,
  spokenSeconds,
} from './record-answer.ts'

const blanks = { what: 'a drug charge.', year: ' 2015 ', since: 'finished a welding class', job: '' }

test('what a person wrote stands in the sentences, and what is missing is a line to write on', () => {
  const sentences = answerSentences(
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
  expect(answerSentences(['{what}', '{other}'], { ...emptyBlanks, what: '{year} $1 $&' })).toEqual([
    '{year} $1 $&',
    '{other}',
  ])
})

test('the length is counted in words that are said', () => {
  expect(spokenSeconds([])).toBe(0)
  expect(spokenSeconds(['one two _____.'])).toBe(5)
  expect(spokenSeconds([Array.from({ length: 75 }, () => 'word').join(' ')])).toBe(30)
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
    expect(spokenSeconds(answerSentences(script, short))).toBeLessThanOrEqual(30)
  }
})

test('blanks filled to the brim are more than a minute', () => {
  const long = 'it is so '.repeat(20).slice(0, longestBlank)
  const full = answerSentences(english.record.scripts.interview, { what: long, year: long, since: long, job: long })
  expect(spokenSeconds(full)).toBeGreaterThan(longestAnswerSeconds / 2)
})
