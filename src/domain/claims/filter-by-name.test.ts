import { expect, test } from 'vitest'
import { fold } from '#domain/text/fold.ts'
import { filterByName } from './filter-by-name.ts'

const names = ['Open Door Pantry', 'The Open Door', 'Casa Niño', "St. George's Door", 'Doorway']
const all = names.map((name) => ({ name, folded: fold(name) }))
const found = (typed: string, most = 20) => filterByName(all, typed, most).map(({ name }) => name)

test('every word must begin a word of the name, in any order', () => {
  expect(found('door op')).toEqual(['Open Door Pantry', 'The Open Door'])
  expect(found('pantry doors')).toEqual([])
})

test('names that begin with what was typed come first', () => {
  expect(found('open door')).toEqual(['Open Door Pantry', 'The Open Door'])
  expect(found('the open')).toEqual(['The Open Door'])
  expect(found('door')).toEqual(['Doorway', 'Open Door Pantry', "St. George's Door", 'The Open Door'])
})

test('accents, case and apostrophes do not matter', () => {
  expect(found('CASA nino')).toEqual(['Casa Niño'])
  expect(found('georges')).toEqual(["St. George's Door"])
})

test('nothing typed finds nothing, and there are never more than asked for', () => {
  expect(found('!!')).toEqual([])
  expect(found('door', 2)).toHaveLength(2)
})
