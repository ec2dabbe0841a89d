import { expect, test } from 'vitest'
import { listWindows, readWindow } from './windows.ts'

const write = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)

test('a message of usual length is not cut', () => {
  expect(listWindows(['I need a bus pass', write(80).join(' ')])).toEqual([])
})

test('the parts of a long text hold each of its words', () => {
  const words = write(407)
  const held = new Set(listWindows([words.join(' ')]).flatMap((part) => readWindow(part).split(' ')))
  expect([...held]).toEqual(words)
})

test('a text of any length has a bounded number of parts', () => {
  expect(listWindows([write(50_000).join(' '), write(50_000).join('\n')]).length).toBeLessThanOrEqual(70)
})
