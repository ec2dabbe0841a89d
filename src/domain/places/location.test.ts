import { expect, test } from 'vitest'
import { Location } from './location.ts'

test('a location is a state and a county, without spaces around them', () => {
  expect(Location.parse({ state: ' CA', county: 'Los Angeles ' })).toEqual({ state: 'CA', county: 'Los Angeles' })
})

test.each([{ state: 'CA' }, { county: 'Kern' }, { state: ' ', county: 'Kern' }, { state: 'CA', county: '' }])(
  '%o is no location',
  (input) => {
    expect(Location.safeParse(input).success).toBe(false)
  },
)
