import { expect, test } from 'vitest'
import { isSameArea, readArea } from './listing-area.ts'

test('a listing serves whoever comes, counties, a state or the country', () => {
  expect(readArea({ scope: 'site', state: 'CA' })).toEqual({ reach: 'local', state: null, serves: [] })
  expect(readArea({ scope: 'region', state: 'CA', serves: ['06037'] })).toMatchObject({ serves: ['06037'] })
  expect(readArea({ scope: 'state', state: 'CA' })).toEqual({ reach: 'state', state: 'CA', serves: [] })
  expect(readArea({ scope: 'national', state: null })).toEqual({ reach: 'national', state: null, serves: [] })
})

test('the order of counties makes no other area', () => {
  const area = { reach: 'local', state: null, serves: ['06037', '06029'] } as const
  expect(isSameArea({ ...area, serves: [...area.serves] }, { ...area, serves: ['06029', '06037'] })).toBe(true)
  expect(isSameArea({ ...area, serves: [] }, { ...area, serves: ['06029'] })).toBe(false)
})
