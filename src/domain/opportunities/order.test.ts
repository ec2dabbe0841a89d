import { expect, test } from 'vitest'
import { compareOpportunities, countKinds, isWithinMiles, type RankedOpportunity } from './order.ts'

const standing = (id: string, change: Partial<RankedOpportunity> = {}): RankedOpportunity => ({
  id,
  kind: 'job',
  facets: 0,
  reach: 'county',
  milesAway: 0,
  isPosted: false,
  checkedOn: '2026-11-01',
  ...change,
})

test('the nearest first, then the state, then the country; of equals what was posted, then the fresher', () => {
  const inOrder = [
    standing('posted', { isPosted: true }),
    standing('fresh', { checkedOn: '2026-11-10' }),
    standing('older'),
    standing('year', { checkedOn: '2024' }),
    standing('far', { milesAway: 12, isPosted: true }),
    standing('state', { reach: 'state' }),
    standing('nation', { reach: 'nation', isPosted: true }),
  ]
  const [a, b, c, d, ...rest] = inOrder
  const mixed = [...rest.toReversed(), d, b, c, a].filter((opportunity) => opportunity !== undefined)
  expect(mixed.toSorted(compareOpportunities)).toEqual(inOrder)
})

test('only what is somewhere can be too far', () => {
  expect(isWithinMiles(10, standing('a', { milesAway: 10 }))).toBe(true)
  expect(isWithinMiles(10, standing('a', { milesAway: 10.1 }))).toBe(false)
  expect(isWithinMiles(10, standing('a', { milesAway: 99, reach: 'state' }))).toBe(true)
  expect(isWithinMiles(null, standing('a', { milesAway: 99 }))).toBe(true)
})

test('every kind has a count, also of none', () => {
  expect(countKinds([standing('a'), standing('b', { kind: 'venture' })])).toEqual({
    job: 1,
    training: 0,
    apprenticeship: 0,
    venture: 1,
    hiring_event: 0,
  })
})
