import { expect, test } from 'vitest'
import { findChoiceProblems, parseImportTable, type ImportTable, mapColumns } from './map-columns.ts'

const read = (text: string): ImportTable => {
  const table = parseImportTable(text)
  if (typeof table === 'string') throw new Error(table)
  return table
}

test('the headings become ours, columns nobody chose are dropped, and quotes and line breaks in a cell survive', () => {
  const table = read('\u{feff}Agency,Secret,Note\r\n"A, ""B""",x,"one\r\ntwo"\r\nPlain,y,z\r\n')

  expect(mapColumns(table, ['name', null, 'note_en'])).toBe('name,note_en\n"A, ""B""","one\r\ntwo"\nPlain,z\n')
})

test('a formula stays as it was written: only whoever judges the rows may take its start away', () => {
  const table = read('Name,Phone\n"=HYPERLINK(""x"")",+1 213 555 0100\n@SUM,-118\n')

  expect(mapColumns(table, ['name', 'phones'])).toBe('name,phones\n"=HYPERLINK(""x"")",+1 213 555 0100\n@SUM,-118\n')
})

test('two headings of one name are two columns', () => {
  const table = read('Name,Phone,Phone\nA,1,2\n')

  expect(mapColumns(table, ['name', null, 'phones'])).toBe('name,phones\nA,2\n')
  expect(findChoiceProblems(['name', 'phones', 'phones']).twice).toEqual(['phones'])
})

test('pasted rows with tabs and files with semicolons become commas', () => {
  expect(mapColumns(read('Name\tCity\nA, B\tKern\n'), ['name', 'city'])).toBe('name,city\n"A, B",Kern\n')
  expect(mapColumns(read('Name;City\nA;"x;y"\n'), ['name', 'city'])).toBe('name,city\nA,x;y\n')
})

test('empty lines stay, so that a row keeps the number a spreadsheet shows', () => {
  const table = read('Name,City\n\nA,"x\ny"\n\n,\nB,z\n')

  expect(mapColumns(table, ['name', 'city']).split('\n')).toEqual(['name,city', ',', 'A,"x', 'y"', ',', ',', 'B,z', ''])
  expect(mapColumns(table, ['name', null])).toBe('name\n""\nA\n""\n""\nB\n')
})

test('a row with too few or too many cells still has the wrong number', () => {
  const table = read('Name,City\nA\nB,C,D\nE,F\n')

  expect(mapColumns(table, ['name', 'city'])).toBe('name,city\nA,,\nB,C,\nE,F\n')
})

test('one value can stand in every row, unless a column says it', () => {
  const table = read('Name,St\nA,NV\n')

  expect(mapColumns(table, ['name', null], { state: 'CA' })).toBe('name,state\nA,CA\n')
  expect(mapColumns(table, ['name', 'state'], { state: 'CA' })).toBe('name,state\nA,NV\n')
})

test.each([
  ['nothing', '', 'empty'],
  ['only white space', ' \n\n', 'empty'],
  ['headings alone', 'name,city\n', 'empty'],
  ['a quote that never ends', 'name,city\n"A,B\n', 'quotes'],
  ['data where the headings should be', 'Shelter,(213) 555-0100\nOther,x\n', 'noHeader'],
  ['mostly blank headings', 'a,,,\n1,2,3,4\n', 'noHeader'],
  ['too many rows', `name\n${'x\n'.repeat(5001)}`, 'tooManyRows'],
])('%s is refused before anything is sent', (_what, text, problem) => {
  expect(parseImportTable(text)).toBe(problem)
})

test('5,000 rows are read', () => {
  expect(read(`name\n${'x\n'.repeat(5000)}`).rows).toHaveLength(5000)
})

test('a choice says what it lacks: the name, a way to reach the place, and where it is', () => {
  expect(findChoiceProblems(['name', 'website', 'zip'])).toEqual({
    twice: [],
    lacksName: false,
    lacksContact: false,
    lacksPlace: false,
  })
  expect(findChoiceProblems([null, 'city'])).toEqual({
    twice: [],
    lacksName: true,
    lacksContact: true,
    lacksPlace: true,
  })
})
