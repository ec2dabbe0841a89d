import { expect, test } from 'vitest'
import { Resource, resourceCategories } from './resource.ts'

const resource = { id: '1', name: 'A house', category: 'housing' }

test('an id and a name are enough to show a listing', () => {
  expect(Resource.parse({ id: '1', name: 'A house' })).toEqual({ ...resource, category: 'other', services: [] })
})

test.each(['Mon–Fri 9–5', { general: 'Mon–Fri 9–5' }, null, undefined])('hours may be %o', (hours) => {
  expect(Resource.parse({ ...resource, hours }).hours).toEqual(hours)
})

test('hours without a general text are refused', () => {
  expect(Resource.safeParse({ ...resource, hours: { monday: '9–5' } }).success).toBe(false)
})

test('there are twelve categories, and a word nobody knows becomes other', () => {
  expect(resourceCategories).toHaveLength(12)
  for (const category of resourceCategories) expect(Resource.parse({ ...resource, category }).category).toBe(category)
  expect(Resource.parse({ ...resource, category: 'yachts' }).category).toBe('other')
})

const faults = [{ id: '' }, { name: '' }, { name: 5 }, { services: 'food' }, { phone: 211 }]

test.each(faults)('%o is refused', (change) => {
  expect(Resource.safeParse({ ...resource, ...change }).success).toBe(false)
})
