import { expect, test, vi } from 'vitest'
import { rememberWords } from './remember-words.ts'

test('an everyday word is looked up once', () => {
  const find = vi.fn((word: string) => word.length)
  const recall = rememberWords(find)
  expect([recall('rent'), recall('rent')]).toEqual([4, 4])
  expect(find).toHaveBeenCalledTimes(1)
})

test('that nothing was found is remembered too', () => {
  const find = vi.fn(() => null)
  const recall = rememberWords(find)
  expect([recall('zzz'), recall('zzz')]).toEqual([null, null])
  expect(find).toHaveBeenCalledTimes(1)
})

test.each(['5551234567', 'a1', 'supercalifragilistic', 'peña'])('%s is never kept', (word) => {
  const find = vi.fn(() => true)
  const recall = rememberWords(find)
  recall(word)
  recall(word)
  expect(find).toHaveBeenCalledTimes(2)
})

test('after very many words the first is looked up again, with the same result', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const find = vi.fn((word: string) => word.toUpperCase())
  const recall = rememberWords(find)
  const name = (at: number) => [at / 676, at / 26, at].map((part) => letters[Math.floor(part) % 26]).join('')
  for (let at = 0; at < 9000; at += 1) recall(name(at))
  expect(recall(name(0))).toBe('AAA')
  expect(find).toHaveBeenCalledTimes(9001)
})
