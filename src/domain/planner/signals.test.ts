import { describe, expect, test } from 'vitest'
import { buildPlanAnswers } from '#testing/builders/plan-answers.ts'
import type { PlanQuestionId } from '../action-plan/plan-answers.ts'
import { readSignals } from './signals.ts'

const derived: ReadonlySet<string> = new Set(['no-home', 'must-report', 'settled', 'immigrant-alone', 'rent-trouble'])
const readAnswer = (text: string, question: PlanQuestionId = 'urgent_need') =>
  [...readSignals(buildPlanAnswers({ [question]: text }))].filter((signal) => !derived.has(signal))

describe('what people say about today', () => {
  test.each([
    ['I have nowhere to sleep tonight', ['no-bed']],
    ['No tengo dónde dormir hoy', ['no-bed']],
    ["I'm sleeping in my car", ['no-bed']],
    ['Estoy en la calle', ['no-bed']],
    ['me corrieron de la casa', ['no-bed']],
    ['necesito un shelter para hoy', ['no-bed']],
    ['My sister lets me stay until Friday', ['bed-ending', 'with-someone']],
    ['I live with my mom', ['has-bed', 'with-someone']],
    ['Vivo con mi hermana', ['has-bed', 'with-someone']],
    ['My medicine runs out on Thursday', ['medicine', 'medicine-low']],
    ['Se me acaba la medicina mañana', ['medicine', 'medicine-low']],
    ["I don't take any medicine", ['no-medicine']],
    ['I take suboxone', ['buprenorphine', 'moud']],
    ['methadone every day', ['methadone', 'moud']],
    ['I lost my wallet and my ID', ['no-id']],
    ['No tengo identificación', ['no-id']],
    ['I have my ID', ['has-id', 'papers-complete']],
    ["I'd like help", []],
    ['I have my ID but no birth certificate', ['has-id', 'no-birth-certificate']],
    ['I am on parole', ['supervised']],
    ['estoy en probatoria', ['supervised']],
    ['I am not on parole', ['not-supervised']],
    ["I'm off papers", ['not-supervised']],
    ['No estoy en libertad condicional', ['not-supervised']],
    ['Done with parole, but I am on probation', ['supervised']],
    ['I missed my appointment with my PO', ['missed-report', 'supervised']],
    ['I have no phone', ['no-phone']],
    ['ni teléfono ni ropa', ['no-phone', 'clothes']],
    ['I can not see my kids', ['kids']],
    ['no tengo hijos', []],
    ['I have no kids and I am not a veteran', []],
    ['I owe child support', ['child-support', 'kids']],
    ['debo manutención', ['child-support', 'kids']],
    ['There may be a warrant', ['warrant']],
    ['I am pregnant', ['pregnant']],
    ['he hits me', ['violence']],
    ['I am a veteran', ['veteran', 'no-dd214']],
    ['nothing to eat since yesterday', ['hungry']],
    ['I just got out', ['just-out']],
    ['acabo de salir', ['just-out']],
    ['I have been home for 3 years', ['long-out']],
    ['I want a good life', []],
    ['ice cream shop', []],
  ])('%s', (text, signals) => {
    expect(readAnswer(text).toSorted()).toEqual(signals.toSorted())
  })
})

test.each(['I have a job', 'I have my own place', 'tengo trabajo', 'tengo mi casa'])(
  'as a goal, "%s" is a wish and not how things are',
  (text) => {
    expect(readAnswer(text, 'goals_3_months')).toEqual([])
    expect(readAnswer(text, 'strengths')).not.toEqual([])
  },
)

test.each(['I need to have a job', 'I want to have a place'])('"%s" tells of something wanted', (text) => {
  expect(readAnswer(text)).toEqual([])
})

test('a child named among strengths is no task', () => {
  expect(readAnswer('I am good with my kids', 'strengths')).toEqual([])
})

test('children who are along are known, with and without a bed', () => {
  expect(readAnswer('Nowhere to stay with my two kids')).toContain('kids-along')
  expect(readAnswer('I live with my two kids')).toContain('kids-along')
})

test('when one answer has a bed and the most urgent one has none, there is none', () => {
  const answers = buildPlanAnswers({ urgent_need: 'nowhere to sleep', support_system: 'I live with my aunt sometimes' })
  expect([...readSignals(answers)]).toEqual(expect.arrayContaining(['no-bed']))
  expect(readSignals(answers).has('has-bed')).toBe(false)
})

test('ten thousand characters are read in no time', () => {
  const started = performance.now()
  readAnswer('no have my id need to stay until '.repeat(400))
  expect(performance.now() - started).toBeLessThan(500)
})

describe('the answers that can be tapped', () => {
  test.each([
    ['A place to sleep', 'no-bed'],
    ['Un lugar para dormir', 'no-bed'],
    ['Food, A place to sleep', 'no-bed'],
    ['To see my officer', 'supervised'],
    ['Ver a mi oficial', 'supervised'],
  ])('%s is understood', (text, signal) => {
    expect(readAnswer(text)).toContain(signal)
  })

  test('a place that is there is no place that is missing', () => {
    expect(readAnswer('I have a place to sleep')).not.toContain('no-bed')
    expect(readAnswer('tengo donde dormir')).not.toContain('no-bed')
    expect(readAnswer('A place to sleep', 'strengths')).not.toContain('no-bed')
  })
})
