import { expect, test } from 'vitest'
import { conflictRows, isOnlyMine, mergeVersions } from './conflict-rows.ts'

const base = { name: 'Old', city: 'Old', zip: '1', cost: 'free' }
const mine = { ...base, name: 'Mine', city: 'Mine' }
const theirs = { ...base, name: 'Theirs', zip: '2' }
const names = ['name', 'city', 'zip', 'cost'] as const

test('only a field that both changed has to be chosen', () => {
  expect(conflictRows(names, { base, mine, theirs }, Object.is)).toEqual([
    { name: 'name', suggested: undefined },
    { name: 'city', suggested: 'mine' },
    { name: 'zip', suggested: 'theirs' },
  ])
})

test('nothing is to choose when nobody else touched what I changed', () => {
  expect(isOnlyMine(conflictRows(names, { base, mine, theirs: base }, Object.is))).toBe(true)
  expect(isOnlyMine(conflictRows(names, { base, mine, theirs }, Object.is))).toBe(false)
})

test('both versions end up in what was chosen', () => {
  expect(mergeVersions(mine, theirs, { name: 'theirs', city: 'mine', zip: 'theirs' })).toEqual({
    name: 'Theirs',
    city: 'Mine',
    zip: '2',
    cost: 'free',
  })
})
