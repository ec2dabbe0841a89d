import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './csv-table.ts'
import { toCsv } from './csv.ts'

test.each([
  ['commas', 'a,b\r\n1,2'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\r1\t2'],
  ['a mark at the start', '\uFEFFa,b\n1,2'],
])('a table with %s is read', (_, text) => {
  expect(parseCsv(text)).toEqual({
    rows: [
      { cells: ['a', 'b'], line: 1 },
      { cells: ['1', '2'], line: 2 },
    ],
  })
})

test('cells in quotes hold commas, quotes and breaks; empty lines are left out and still counted', () => {
  expect(parseCsv('a,b\n"1, ""x""\ny",2\n,\n\nz,\n')).toEqual({
    rows: [
      { cells: ['a', 'b'], line: 1 },
      { cells: ['1, "x"\ny', '2'], line: 2 },
      { cells: ['z', ''], line: 6 },
    ],
  })
})

test('a quote that never ends is told by its line', () => {
  expect(parseCsv('a,b\n1,"2\n3,4')).toEqual({ openQuote: 2 })
})

test('what we write is read back to the letter', () => {
  const cell = fc.string({ minLength: 1 }).map((text) => `x${text.replaceAll('\r', '')}`)
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const table = parseCsv(toCsv([['first', 'second'], ...rows]))
      expect('rows' in table && table.rows.slice(1).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})
