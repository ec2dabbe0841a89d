import { expect, test } from 'vitest'
import type { DangerMessage } from '../../src/domain/danger/danger-classes.ts'
import { varyTurns } from './vary-turns.ts'

const danger: DangerMessage = {
  turns: ['He took all of his pills. He is not waking up.'],
  class: 'overdose',
  level: 'card',
  lang: 'en',
  form: 'plain',
}
const harmless: DangerMessage = {
  turns: ['where is the bus stop'],
  class: 'none',
  level: 'none',
  lang: 'en',
  form: 'plain',
}
const messages = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? danger : harmless))

test('every variant keeps the class and all words of its message', () => {
  const variants = varyTurns(messages)
  expect(variants.length).toBeGreaterThan(20)
  for (const { turns, class: kind } of variants) {
    const [source] = (kind === 'overdose' ? danger : harmless).turns
    expect(turns.join(' ')).toContain(source)
  }
})

test('no variant has more turns than are read', () => {
  expect(Math.max(...varyTurns(messages).map(({ turns }) => turns.length))).toBeLessThanOrEqual(4)
})

test('the same messages give the same variants', () => {
  expect(varyTurns(messages)).toEqual(varyTurns(messages))
})
