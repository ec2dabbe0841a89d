import { expect, test } from 'vitest'
import { kindsByNeed } from '../../src/domain/directory/kinds.ts'
import { loadPlaces } from '../../src/server/engines/places/places.ts'
import { drawCounties, nearNeeds } from './near.ts'
import { folder } from './open-directory.ts'

test('the same counties are drawn every time, each once, the rural ones small', () => {
  const places = loadPlaces(folder)
  const [byPopulation, rural] = drawCounties(places)
  expect(drawCounties(places)).toEqual([byPopulation, rural])
  expect(new Set(byPopulation?.counties).size).toBe(60)
  expect(new Set(rural?.counties).size).toBe(24)
  const people = (counties: typeof places.counties = []) =>
    counties.map((county) => places.cities.getPopulation(county)).toSorted((a, b) => a - b)
  expect(people(rural?.counties).at(-1)).toBeLessThan(10_000)
  expect(people(byPopulation?.counties)[30]).toBeGreaterThan(100_000)
})

test('every need has kinds, and the first of them answers it', () => {
  for (const { name, need, kinds, proper = kinds } of nearNeeds) {
    expect(kindsByNeed[need], name).toContain(kinds[0])
    expect(kinds, name).toEqual(expect.arrayContaining([...proper]))
  }
})
