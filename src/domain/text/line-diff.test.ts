import { expect, test } from 'vitest'
import { isUnchanged, diffLines } from './line-diff.ts'

const listRows = (before: string, after: string) =>
  diffLines(before, after).map((row) => [row.kind, row.before, row.after])

test('equal texts have only lines that stay, and line ends of other systems are no change', () => {
  expect(listRows('a\nb', 'a\r\nb')).toEqual([
    ['same', 'a', 'a'],
    ['same', 'b', 'b'],
  ])
  expect(isUnchanged(diffLines('', ''))).toBe(true)
})

test('a changed line faces its new form, and what is around it stays', () => {
  expect(listRows('a\nb\nc', 'a\nB\nc')).toEqual([
    ['same', 'a', 'a'],
    ['changed', 'b', 'B'],
    ['same', 'c', 'c'],
  ])
})

test('lines put in and taken out are told apart', () => {
  expect(listRows('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([
    ['same', 'a', 'a'],
    ['removed', 'b', null],
    ['same', 'c', 'c'],
    ['added', null, 'x'],
    ['same', 'd', 'd'],
  ])
})

test.each([
  ['', 'a', [['added', null, 'a']]],
  ['a', '', [['removed', 'a', null]]],
  [
    'a\na',
    'a',
    [
      ['same', 'a', 'a'],
      ['removed', 'a', null],
    ],
  ],
])('from %j to %j', (before, after, rows) => {
  expect(listRows(before, after)).toEqual(rows)
})

test('both columns always give both texts back, however much differs', () => {
  const [before, after] = ['a\nb\nc\nb\na\n\nq', 'b\nc\nz\n\na\nq\nq']
  const rows = diffLines(before, after)
  const column = (side: 'before' | 'after') =>
    rows
      .map((row) => row[side])
      .filter((line) => line !== null)
      .join('\n')
  expect([column('before'), column('after')]).toEqual([before, after])
  expect(isUnchanged(rows)).toBe(false)
})

test('very many lines are compared without counting every pair', () => {
  const many = (mark: string) => Array.from({ length: 3000 }, (_, line) => `${mark}${line}`).join('\n')
  const rows = diffLines(many('a'), many('b'))
  expect(rows).toHaveLength(3000)
  expect(rows[0]).toEqual({ kind: 'changed', before: 'a0', after: 'b0' })
})
