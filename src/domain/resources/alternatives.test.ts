import { expect, test } from 'vitest'
import { Resource } from '#domain/resources/resource.ts'
import { pickAlternatives } from './alternatives.ts'

const toResource = (id: string, name: string, more: object = {}) =>
  Resource.parse({ id, name, category: 'housing', phone: '(213) 555-0100', ...more })

const contacted = toResource('asked', 'Harbor House', { organization: 'Harbor Homes Inc' })
const results = [
  contacted,
  toResource('branch', 'Harbor House North', { organization: 'Harbor Homes' }),
  toResource('job', 'Job Center', { category: 'employment' }),
  toResource('silent', 'No Phone House', { phone: null }),
  toResource('other', 'Some Office', { category: 'other' }),
  toResource('hill', 'Hill Shelter'),
  toResource('hill-2', 'The Hill Shelter'),
  toResource('lake', 'Lake Homes'),
  toResource('river', 'River Rooms'),
]

const ids = (listings: readonly Resource[]) => listings.map(({ id }) => id)

test('two places for the same need, of other organizations, with a phone, in the order of the search', () => {
  expect(ids(pickAlternatives(contacted, results))).toEqual(['hill', 'lake'])
})

test('places the person already wrote to are not offered again', () => {
  expect(ids(pickAlternatives(contacted, results, new Set(['hill', 'hill-2'])))).toEqual(['lake', 'river'])
})

test('a place that can only be called comes after those that can be asked, and before none', () => {
  const office = toResource('office', 'City Housing', { kind: 'housing-authority' })
  expect(ids(pickAlternatives(contacted, [office, ...results]))).toEqual(['hill', 'lake'])
  expect(ids(pickAlternatives(contacted, [office, toResource('hill', 'Hill Shelter')]))).toEqual(['hill', 'office'])
})

test('the needs the search named count before the category', () => {
  const food = toResource('food', 'Food and Homes', { needs: ['food-assistance'] })
  const pantry = toResource('pantry', 'A pantry', { category: 'other', needs: ['food-assistance'] })
  expect(ids(pickAlternatives(food, [...results, pantry]))).toEqual(['pantry'])
})

test('where there is no other place there is none to offer', () => {
  expect(pickAlternatives(contacted, [contacted])).toEqual([])
})
