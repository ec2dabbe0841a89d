import { expect, test } from 'vitest'
import { fillDraft, getNextPrompt } from './next-prompt.ts'

test.each([
  [0, 'a', 1],
  [1, 'b', 2],
  [2, 'c', 0],
  [3, 'a', 1],
  [77, 'c', 0],
  [-4, 'a', 1],
  [1.5, 'b', 2],
  [Number.NaN, 'a', 1],
])('stored index %d gives %s and stores %d', (stored, prompt, nextIndex) => {
  expect(getNextPrompt(['a', 'b', 'c'], stored)).toEqual({ prompt, nextIndex })
})

test('a module without prompts has none', () => {
  expect(getNextPrompt([], 5)).toEqual({ prompt: null, nextIndex: 0 })
})

test('a prompt fills an empty box, takes the place of the last one, and follows own words', () => {
  expect(fillDraft('  ', null, 'new')).toBe('new')
  expect(fillDraft('old', 'old', 'new')).toBe('new')
  expect(fillDraft('my words ', 'old', 'new')).toBe('my words\nnew')
})
