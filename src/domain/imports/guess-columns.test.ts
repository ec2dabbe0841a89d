import { expect, test } from 'vitest'
import { templateColumns } from './columns.ts'
import { guessColumns, recallColumns } from './guess-columns.ts'
import { buildSourceKey } from './import-source.ts'

test('our own template is known as it is', () => {
  expect(guessColumns(templateColumns)).toEqual([...templateColumns])
})

test('what others call a column is known in both languages, whatever the case and the accents', () => {
  expect(guessColumns(['AGENCY NAME', 'Street_Address', 'Teléfono', 'Código Postal', 'Budget'])).toEqual([
    'organization',
    'street',
    'phones',
    'zip',
    null,
  ])
})

test('of two headings that mean the same the exact one has the column, else the first', () => {
  expect(guessColumns(['Phone', 'phones'])).toEqual([null, 'phones'])
  expect(guessColumns(['Phone', 'Telephone'])).toEqual(['phones', null])
})

test('what was chosen before counts more than a guess, also that a heading is left out', () => {
  const remembered = [
    { heading: 'Place', column: 'organization' as const },
    { heading: 'URL', column: null },
    { heading: 'X1', column: 'name' as const },
  ]
  expect(recallColumns(['x1', 'URL', 'place', 'City', 'Agency'], remembered)).toEqual([
    'name',
    null,
    'organization',
    'city',
    null,
  ])
})

test('two headings of one name keep what each had', () => {
  const remembered = [
    { heading: 'Phone', column: null },
    { heading: 'Phone', column: 'phones' as const },
  ]
  expect(recallColumns(['Phone', 'Phone'], remembered)).toEqual([null, 'phones'])
})

test('a source is the same however it is typed', () => {
  expect(buildSourceKey({ publisher: ' Condado de  Níspero', dataset: 'List-1' })).toBe(
    buildSourceKey({ publisher: 'condado de nispero', dataset: 'LIST 1' }),
  )
  expect(buildSourceKey({ publisher: 'a', dataset: 'b c' })).not.toBe(
    buildSourceKey({ publisher: 'a b', dataset: 'c' }),
  )
})
