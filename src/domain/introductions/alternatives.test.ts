import { expect, test } from 'vitest'
import { Resource } from '#domain/resources/resource.ts'
import { pickAlternatives } from './alternatives.ts'

const place = (id: string, name: string, more: object = {}) =>
  Resource.parse({ id, name, category: 'housing', phone: '(213) 555-0100', ...more })

const asked = place('asked', 'Harbor House', { organization: 'Harbor Homes Inc' })
const results = [
  asked,
  place('branch', 'Harbor House North', { organization: 'Harbor Homes' }),
  place('job', 'Job Center', { category: 'employment' }),
  place('silent', 'No Phone House', { phone: null }),
  place('other', 'Some Office', { category: 'other' }),
  place('hill', 'Hill Shelter'),
  place('hill-2', 'The Hill Shelter'),
  place('lake', 'Lake Homes'),
  place('river', 'River Rooms'),
]

const ids = (places: readonly Resource[]) => places.map(({ id }) => id)

test('two places for the same need, of other organizations, with a phone, in the order of the search', () => {
  expect(ids(pickAlternatives(asked, results))).toEqual(['hill', 'lake'])
})

test('places the person already wrote to are not offered again', () => {
  expect(ids(pickAlternatives(asked, results, new Set(['hill', 'hill-2'])))).toEqual(['lake', 'river'])
})

test('the needs the search named count before the category', () => {
  const food = place('food', 'Food and Homes', { needs: ['food-assistance'] })
  const pantry = place('pantry', 'A pantry', { category: 'other', needs: ['food-assistance'] })
  expect(ids(pickAlternatives(food, [...results, pantry]))).toEqual(['pantry'])
})

test('where there is no other place there is none to offer', () => {
  expect(pickAlternatives(asked, [asked])).toEqual([])
})
