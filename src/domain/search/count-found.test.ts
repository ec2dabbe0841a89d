import { expect, test } from 'vitest'
import type { Resource } from '#domain/resources/resource.ts'
import { countFound } from './count-found.ts'

const found = (changes: Partial<Resource>): Resource => ({
  id: 'x',
  name: 'A place',
  category: 'other',
  services: [],
  ...changes,
})

test('branches of one organization are one, and the same service at two of them is one program', () => {
  const branches = ['North', 'South'].map((name) => {
    return found({ name, organization: 'Oak Mission', serviceIds: ['food-pantry', 'spanish-spoken'] })
  })
  expect(countFound([...branches, found({ name: 'Elm', serviceIds: ['food-pantry'] })])).toEqual({
    organizations: 2,
    programs: 2,
  })
})

test('a resource from elsewhere counts with the services it names', () => {
  expect(countFound([found({ services: ['Beds', 'Meals'] })])).toEqual({ organizations: 1, programs: 2 })
})

test('nothing found is nothing counted', () => {
  expect(countFound([])).toEqual({ organizations: 0, programs: 0 })
})
