import { expect, test } from 'vitest'
import { isQuickExit, addKeyPress } from './quick-exit.ts'

type Press = [key: string, at: number]

test.each<[string, Press[], boolean]>([
  [
    'three quick presses leave',
    [
      ['Shift', 0],
      ['Shift', 700],
      ['Shift', 1999],
    ],
    true,
  ],
  [
    'two presses do not',
    [
      ['Shift', 0],
      ['Shift', 100],
    ],
    false,
  ],
  [
    'three slow presses do not',
    [
      ['Shift', 0],
      ['Shift', 1000],
      ['Shift', 2000],
    ],
    false,
  ],
  [
    'typing capitals does not',
    [
      ['Shift', 0],
      ['A', 50],
      ['Shift', 100],
      ['B', 150],
      ['Shift', 200],
    ],
    false,
  ],
  [
    'an old press does not count',
    [
      ['Shift', 0],
      ['Shift', 5000],
      ['Shift', 5100],
    ],
    false,
  ],
])('%s', (_, presses, leaves) => {
  const seen = presses.reduce<readonly number[]>((before, [key, at]) => addKeyPress(before, key, at), [])
  expect(isQuickExit(seen)).toBe(leaves)
})
