import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isPartialDate } from './choose-values.ts'
import { readChosen, readPasted } from './chosen-list.ts'

const file = (content: string | readonly number[], name = 'list.csv') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
const bytes = (text: string) => new TextEncoder().encode(text)
const zip = (files: Record<string, Uint8Array>) => new File([zipSync(files)], 'county.zip')

test.each([
  ['more than 2 MB', file('a'.repeat(2 * 1024 * 1024 + 1)), 'tooLarge'],
  ['UTF-16 with its mark', file([0xff, 0xfe, 110, 0, 10, 0]), 'utf16'],
  ['UTF-16 the other way round', file([0xfe, 0xff, 0, 110]), 'utf16'],
  ['UTF-16 without a mark', file([110, 0, 97, 0]), 'utf16'],
  ['Latin-1', file([110, 97, 109, 101, 10, 0x4e, 0x69, 0xf1, 0x6f, 10]), 'notUtf8'],
  ['nothing', file(''), 'empty'],
  ['no names of columns', file('Shelter,(213) 555-0100\nB,C\n'), 'noHeader'],
  ['too many rows', file(`name\n${'x\n'.repeat(5001)}`), 'tooManyRows'],
  ['an open quote', file('name\n"x\n'), 'quotes'],
  ['a workbook', file([0x50, 0x4b, 3, 4, 0], 'list.xlsx'), 'kind'],
  ['an old workbook', file([0xd0, 0xcf, 0x11, 0xe0, 0], 'list.xls'), 'kind'],
  ['half a JSON file', file('[{"name":', 'list.json'), 'notJson'],
  ['a broken zip', file([0x50, 0x4b, 3, 4, 9, 9], 'list.zip'), 'zip'],
  ['a zip of too much', zip({ 'services.csv': new Uint8Array(3 * 1024 * 1024) }), 'tooLarge'],
  ['a zip of two tables with one name', zip({ 'a/x.csv': bytes('a'), 'b/x.csv': bytes('b') }), 'zip'],
  ['a zip with no table', zip({ 'readme.txt': bytes('a') }), 'empty'],
  ['a zip in another encoding', zip({ 'x.csv': new Uint8Array([0xf1, 0x6f, 10]) }), 'notUtf8'],
] as const)('%s is refused here, before anything is sent', async (_what, chosen, problem) => {
  expect(await readChosen(chosen)).toBe(problem)
})

test('a table may have the mark of UTF-8 and accents; JSON loses its white space; a zip its folders', async () => {
  expect(await readChosen(file('\u{feff}Name\nNi\u{f1}o\n'))).toMatchObject({
    format: 'csv',
    table: { headings: ['Name'], rows: [{ cells: ['Ni\u{f1}o'] }] },
  })
  expect(await readChosen(file('[\n  { "name": "A" }\n]', 'list.json'))).toEqual({
    format: 'hsds',
    name: 'list.json',
    content: '[{"name":"A"}]',
  })
  expect(await readChosen(zip({ 'hsds/services.csv': bytes('id\n1\n'), '__MACOSX/services.csv': bytes('x') }))).toEqual(
    { format: 'hsds-csv', name: 'county.zip', files: { 'services.csv': 'id\n1\n' } },
  )
})

test('pasted rows have the same limits', () => {
  expect(readPasted('name\tcity\nA\tB\n', 'x')).toMatchObject({ table: { headings: ['name', 'city'] } })
  expect(readPasted(`name\n${'\u{f1}'.repeat(1024 * 1024)}`, 'x')).toBe('tooLarge')
})

test('a date is as exact as its source, and exists', () => {
  const dates = ['2026', '2026-11', '2026-11-15', '2026-02-30', '2026-13', '15/11/2026', '']
  expect(dates.map(isPartialDate)).toEqual([true, true, true, false, false, false, false])
})
