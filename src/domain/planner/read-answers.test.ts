import { describe, expect, test } from 'vitest'
import { maxPlanAnswer, planQuestionIds, type PlanAnswers } from '../action-plan/plan-answers.ts'
import { emptyPlanAnswers } from '../action-plan/plan-tool.ts'
import { whileReading } from '../text/while-reading.ts'
import { cutForReading, readAnswers } from './read-answers.ts'
import { readPhrases, type SignalReader } from './signals.ts'

const today = '2026-11-19'

const answerAll = (text: string) => Object.fromEntries(planQuestionIds.map((id) => [id, text])) as PlanAnswers
const fill = (turn: string, length = maxPlanAnswer) => turn.repeat(Math.ceil(length / turn.length)).slice(0, length)

const prose =
  'I got out of county on Monday and I sleep at my cousin’s place until the first. My PO wants me in his office by Friday, but I don’t have a ride. '

/** How often the reader is asked, which is what a plan costs. */
function countReadings(answers: PlanAnswers): number {
  let asked = 0
  const reader: SignalReader = (text, question) => {
    asked += text.split(/[.!?;\n]+/).length
    return readPhrases(text, question) as ReturnType<SignalReader>
  }
  whileReading(() => readAnswers(cutForReading(answers), today, { reader }))
  return asked
}

describe('how much of an answer is read', () => {
  test.each([
    ['prose', prose],
    ['a list', 'a bed, my ID, my meds, '],
    ['short sentences', 'I need a bed. I lost my card. He is mad. They cut the lights. '],
  ])('a full box of %s is read far enough: two dozen sentences or more', (_, turn) => {
    const answers = { ...answerAll('Nothing.'), urgent_need: fill(turn) }
    const read = cutForReading(answers).urgent_need
    expect(answers.urgent_need.startsWith(read)).toBe(true)
    expect(read.split(/[.,]+/).length).toBeGreaterThanOrEqual(24)
  })

  test('a full box of prose is read to its end', () => {
    const answers = { ...emptyPlanAnswers, urgent_need: fill(prose) }
    expect(cutForReading(answers)).toEqual(answers)
  })

  test('what nobody writes in all boxes is read in part, from each box as much', () => {
    const read = Object.values(cutForReading(answerAll(fill(prose))))
    expect(new Set(read).size).toBe(1)
    expect(read.join('').split('.').length).toBeGreaterThan(24)
    expect(read.join('').split('.').length).toBeLessThanOrEqual(33)
  })

  test.each(['a.b.', 'P.O. ', '2)', '! a\n', 'no;', 'if, ', 'but I and ', 'a,.b,.', '¿y? '])(
    'of a box full of %o the beginning is read',
    (turn) => {
      const text = fill(turn)
      const read = cutForReading(answerAll(text)).biggest_challenge
      expect(text.startsWith(read)).toBe(true)
      expect(read.split(/[.!?;\n]+/).length).toBeLessThanOrEqual(33)
      expect(read.length).toBeLessThan(text.length)
    },
  )

  test.each([
    ['prose', prose],
    ['words without end', 'bed '],
    ['dots', 'a.b.'],
    ['stops', 'no. '],
  ])('twice as much %s is at most two and a half times as much to read', (_, turn) => {
    const half = countReadings(answerAll(fill(turn, maxPlanAnswer / 2)))
    expect(countReadings(answerAll(fill(turn)))).toBeLessThanOrEqual(2.5 * half)
  })

  test('a box of a thousand sentences is not ten times as much to read as a box of prose', () => {
    expect(countReadings(answerAll(fill('a.b.')))).toBeLessThan(10 * countReadings(answerAll(fill(prose))))
  })
})
