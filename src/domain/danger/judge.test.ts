import { expect, test } from 'vitest'
import { judgedClasses } from './danger-classes.ts'
import { createJudge } from './judge.ts'

/** A model that ignores the words and always gives these chances. */
function createFixed(chances: Partial<Record<(typeof judgedClasses)[number], number>>) {
  const classes = judgedClasses.length
  const bias = Float32Array.from(judgedClasses, (name) => Math.log(chances[name] ?? 1e-6))
  return createJudge({ buckets: 2, classes, weights: new Float32Array(2 * classes), bias }, { card: 0.6, soft: 0.5 })
}

test('danger that several classes share is danger, of the likeliest class', () => {
  const judgment = createFixed({ hopeless: 0.4, 'self-now': 0.3, none: 0.3 })(['…'])
  expect(judgment).toMatchObject({ level: 'card', danger: 'hopeless' })
  expect(judgment.probability).toBeCloseTo(0.7)
})

test('possible danger and distress lead to the soft line', () => {
  expect(createFixed({ medical: 0.3, distress: 0.3, none: 0.4 })(['…']).level).toBe('soft')
  expect(createFixed({ distress: 0.9, none: 0.1 })(['…']).level).toBe('soft')
})

test('an everyday message leads to neither', () => {
  expect(createFixed({ medical: 0.2, none: 0.8 })(['…']).level).toBe('none')
})

test('a model for other classes is refused', () => {
  const model = { buckets: 2, classes: 3, weights: new Float32Array(6), bias: new Float32Array(3) }
  expect(() => createJudge(model)).toThrow(/other classes/)
})
