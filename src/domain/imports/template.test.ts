import { expect, test } from 'vitest'
import { listingKinds } from '../directory/kinds.ts'
import { parseCsv } from '../text/csv-table.ts'
import { templateColumns } from './columns.ts'
import { buildTemplate, isTemplateNote } from './template.ts'

test('the template has the columns, an example row and the values allowed, and neither row is a place', () => {
  const parsed = parseCsv(buildTemplate({ example: 'Example: Oak Pantry', allowed: 'Values allowed' }))
  const rows = 'rows' in parsed ? parsed.rows.map(({ cells }) => cells) : []
  const [header, example, allowed] = rows.map((cells) => new Map(templateColumns.map((name, at) => [name, cells[at]])))

  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual([...templateColumns])
  expect(header?.size).toBe(templateColumns.length)
  expect(example?.get('kind')).toBe('food-pantry')
  expect(allowed?.get('kind')?.split(' | ')).toEqual([...listingKinds])
  for (const row of [example, allowed]) expect(isTemplateNote(row?.get('name') ?? '')).toBe(true)
})

test('a place whose name begins with a number sign is a place', () => {
  expect(isTemplateNote('#1 Family Services')).toBe(false)
})
