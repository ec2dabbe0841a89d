import { expect, test } from 'vitest'
import { judgedClasses } from './danger-classes.ts'
import { listFeatures } from './features.ts'
import { createJudge, temperature } from './judge.ts'

/** A model that ignores the words and always gives these chances. */
function createFixed(chances: Partial<Record<(typeof judgedClasses)[number], number>>) {
  const bias = Float32Array.from(judgedClasses, (name) => temperature * Math.log(chances[name] ?? 1e-6))
  return createJudge({ ...createEmpty(judgedClasses.length), bias }, { card: 0.6, soft: 0.5 })
}

function createEmpty(classes: number) {
  return {
    buckets: 2,
    classes,
    columns: classes,
    weights: new Float32Array(2 * classes),
    shift: new Float32Array(classes),
    output: new Float32Array(classes * classes),
    bias: new Float32Array(classes),
  }
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
  expect(() => createJudge(createEmpty(3))).toThrow(/other classes/)
})

test.each([
  ['no turns', []],
  ['empty turns', ['', ' ', '']],
  ['signs', ['💀'.repeat(5000)]],
  ['one endless word', ['a'.repeat(100_000)]],
  ['half of a sign', ['\uD83D \u0000 \uDE00']],
  ['very many words', [Array.from({ length: 20_000 }, (_, index) => `w${index}`).join(' ')]],
])('odd input is judged without a fault: %s', (_, turns) => {
  const { probability, level } = createFixed({ medical: 0.1, none: 0.9 })(turns)
  expect(probability).toBeCloseTo(0.1)
  expect(level).toBe('none')
})

/** A model that knows one word only: it makes a message dangerous. */
function createWordJudge(word: string) {
  const buckets = 1 << 16
  const classes = judgedClasses.length
  const weights = new Float32Array(buckets * classes)
  const ofAny = listFeatures([''], buckets)
  for (const bucket of listFeatures([word], buckets)) weights[bucket * classes] = ofAny.includes(bucket) ? 0 : 20
  const output = new Float32Array(classes * classes)
  for (let index = 0; index < classes; index += 1) output[index * classes + index] = 1
  const bias = Float32Array.from(judgedClasses, (name) => (name === 'none' ? 8 : 0))
  return createJudge({ ...createEmpty(classes), buckets, weights, output, bias }, { card: 0.6, soft: 0.5 })
}

test('one dangerous sentence at the end of a long text is found', () => {
  const judge = createWordJudge('firearm')
  const article = Array.from({ length: 600 }, (_, index) => `page${index % 50}`).join(' ')
  expect(judge([article]).level).toBe('none')
  expect(judge([`${article} firearm`]).level).toBe('card')
})
