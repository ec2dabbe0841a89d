import { expect, test } from 'vitest'
import { buildDatasetRow } from './fixture.ts'
import { addTransitLines, ownPages, readTransitLines, type TransitLine } from './transit-lines.ts'

const line: TransitLine = {
  state: 'IN',
  county: '18097',
  serves: '18097',
  city: 'Indianapolis',
  name: 'IndyGo',
  phone: '317-635-3344',
  dated: '2014-08',
  website: 'https://www.indygo.net/',
  page: 'https://www.indygo.net/',
}
const agency = buildDatasetRow({ category: 'transportation', name: 'IndyGo', state: 'IN', phone: null, website: null })
const add = (rows: Parameters<typeof addTransitLines>[0], ...lines: TransitLine[]) =>
  addTransitLines(rows, lines, new Map())

test('an agency of the catalog gets its line, with the date of the page', () => {
  expect(add([agency], line)).toEqual([
    expect.objectContaining({
      name: 'IndyGo',
      phone: '317-635-3344',
      asOf: '2014-08',
      sourceName: ownPages,
      serves: ['18097'],
    }),
  ])
  expect(add([{ ...agency, state: 'OH' }], line)).toHaveLength(2)
})

test('an agency that the catalog does not have is added, also without a phone', () => {
  const [added] = add([], { ...line, phone: '' })
  expect(added).toMatchObject({ name: 'IndyGo', countyFips: '18097', phone: null, website: 'https://www.indygo.net/' })
})

test('the number of a page without a date is listed only', () => {
  expect(add([], { ...line, dated: '' })[0]?.isListedOnly).toBe(true)
  expect(add([], line)[0]?.isListedOnly).toBeUndefined()
})

test('every line has the page it was read from, and none stands twice', () => {
  const lines = readTransitLines()
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines.map(({ state, name }) => `${state} ${name}`)).size).toBe(lines.length)
})
