import { expect, test } from 'vitest'
import { audiences, fitsAudience, listAudiences } from './audience.ts'
import type { Resource } from './resource.ts'

const build = (changes: Partial<Resource>): Resource => ({
  id: 'r',
  name: 'Harbor House',
  category: 'housing',
  services: [],
  ...changes,
})

test.each([
  ["Hope Women's Shelter", ['women']],
  ['Trilogy Center for Women', ['women']],
  ['Casa de Mujeres', ['women']],
  ['Providence Center – Recovery Program/Mens', ['men']],
  ['Shelter for Men', ['men']],
  ['Men and Women for Human Excellence', ['women', 'men']],
  ["Wellspring – Women and Children's", ['women', 'families']],
  ['Eastside Family Shelter', ['families']],
  ['Bayfront Youth Services', ['young-people']],
  ['Omni Family Health', []],
  ['Martinez Health Center – Family Medicine', []],
  ['Women, Infants and Children Clinic', []],
  ['Mental Health Systems', []],
  ["Woman's Club Pantry", []],
  ['Amen Ministries', []],
  ['Harbor House', []],
])('%s is for %j', (name, expected) => {
  const told = listAudiences(build({ name }))
  expect(audiences.filter((audience) => told.has(audience))).toEqual(expected)
})

test('kind and services say it where the name does not', () => {
  expect([...listAudiences(build({ kind: 'youth-program' }))]).toEqual(['young-people'])
  expect([...listAudiences(build({ serviceIds: ['youth-line'] }))]).toEqual(['young-people'])
  expect([...listAudiences(build({ serviceIds: ['hot-meals'] }))]).toEqual([])
})

test('only a place for the others is known not to fit', () => {
  const men = build({ name: 'Shelter for Men' })
  expect(audiences.map((audience) => fitsAudience(men, audience))).toEqual(['no', 'yes', 'unknown', 'unknown'])
  expect(fitsAudience(build({ name: 'Men and Women Together' }), 'women')).toBe('yes')
})
