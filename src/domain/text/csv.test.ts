import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsvLine, toCsv } from './csv.ts'

test.each([
  [['plain', 12, null], 'plain,12,\r\n'],
  [['with, comma', 'with "quotes"', 'two\nlines'], '"with, comma","with ""quotes""","two\nlines"\r\n'],
  [[-5, 0.25], '-5,0.25\r\n'],
])('%j is the line %j', (cells, line) => {
  expect(toCsvLine(cells)).toBe(line)
})

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])(
  'the text %j is not run by a spreadsheet (T-7.2)',
  (cell) => {
    expect(toCsvLine([cell]).replaceAll('"', '')).toBe(`'${cell}\r\n`)
  },
)

test('whatever is in a table, as many cells come out of each line as went in', () => {
  const cells = fc.array(fc.string(), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(cells, (row) => {
      const line = toCsv([row]).slice(0, -2)
      const outside = line.replaceAll(/"(?:[^"]|"")*"/g, '')
      expect(outside.split(',')).toHaveLength(row.length)
      expect(outside).not.toMatch(/["\r\n]/)
    }),
  )
})

test('a table is its lines, one after the other', () => {
  expect(
    toCsv([
      ['month', 'sent'],
      ['2026-11', 40],
      ['2026-12', null],
    ]),
  ).toBe('month,sent\r\n2026-11,40\r\n2026-12,\r\n')
})
