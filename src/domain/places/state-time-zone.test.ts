import { expect, test } from 'vitest'
import { getStateTimeZone } from './state-time-zone.ts'
import { states } from './states.ts'

test.each([
  ['LA', 'America/Chicago'],
  ['Louisiana', 'America/Chicago'],
  ['CA', 'America/Los_Angeles'],
  ['AZ', 'America/Phoenix'],
  ['HI', 'Pacific/Honolulu'],
  ['TX', null],
  ['FL', null],
  ['Atlantis', null],
])('%s keeps %s', (state, zone) => {
  expect(getStateTimeZone(state)).toBe(zone)
})

test('every zone named is one the clock knows', () => {
  const zones = states.map(({ code }) => getStateTimeZone(code)).filter((zone) => zone !== null)
  expect(zones.length).toBe(37)
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
})
