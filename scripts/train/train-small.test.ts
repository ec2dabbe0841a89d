import { expect, test } from 'vitest'
import type { DangerMessage } from '../../src/domain/danger/training-message.ts'
import { createSmallJudge } from '../../src/domain/danger/small-judge.ts'
import { trainSmall } from './train-small.ts'

const write = (text: string, danger: DangerMessage['class']): DangerMessage => ({
  turns: [text],
  class: danger,
  level: danger === 'none' ? 'none' : 'card',
  lang: 'en',
  form: 'plain',
})
const messages = [
  write('he will not wake up and his lips are blue', 'overdose'),
  write('my friend took pills and is not breathing', 'overdose'),
  write('my husband hit me again and locked the door', 'being-hurt'),
  write('he choked me last night and has my phone', 'being-hurt'),
  write('where can I get a free bus pass', 'none'),
  write('how do I replace my lost ID card', 'none'),
  write('is the food pantry open on Sunday', 'none'),
  write('what do I bring to the job fair', 'none'),
]
const model = trainSmall(messages)

test('the small judge tells danger from the everyday and names it', () => {
  const judge = createSmallJudge(model, { card: 0.6, soft: 0.5 })
  expect(judge(['she took pills and will not wake up'])).toMatchObject({ level: 'card', danger: 'overdose' })
  expect(judge(['he hit me and choked me'])).toMatchObject({ level: 'card', danger: 'being-hurt' })
  expect(judge(['is there a free bus to the pantry'])).toMatchObject({ level: 'none' })
})

test('the same messages give the same small model', () => {
  expect(trainSmall(messages)).toEqual(model)
})

test.each([
  ['no turns', []],
  ['empty turns', ['', ' ']],
  ['signs', ['💀'.repeat(5000)]],
  ['half of a sign', ['\uD83D \u0000 \uDE00']],
  ['very many words', [Array.from({ length: 20_000 }, (_, index) => `w${index}`).join(' ')]],
])('the small judge takes odd input: %s', (_, turns) => {
  const { probability } = createSmallJudge(model)(turns)
  expect(probability).toBeGreaterThanOrEqual(0)
  expect(probability).toBeLessThanOrEqual(1)
})
