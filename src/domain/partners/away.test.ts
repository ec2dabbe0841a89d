import { expect, test } from 'vitest'
import { getAwayPause, getListingTimeZone } from './away.ts'

const message = { en: '', es: '' }

test('away is from the first midnight there to the one after the last day', () => {
  const away = { from: '2026-12-24', until: '2026-12-26', message }
  expect(getAwayPause({ away }, 'America/Los_Angeles')).toEqual({
    from: Date.UTC(2026, 11, 24, 8),
    until: Date.UTC(2026, 11, 27, 8),
  })
})

test('nobody is away without days, with days that end before they begin, or on days no calendar has', () => {
  expect(getAwayPause({ away: null }, 'America/Chicago')).toBeNull()
  for (const [from, until] of [
    ['2026-12-24', '2026-12-23'],
    ['2026-02-30', '2026-03-02'],
    ['2026-02-01', '2026-02-31'],
  ]) {
    expect(getAwayPause({ away: { from: from ?? '', until: until ?? '', message } }, 'America/Chicago')).toBeNull()
  }
})

test('every listing has a clock', () => {
  expect([getListingTimeZone('NY'), getListingTimeZone('TX'), getListingTimeZone(null)]).toEqual([
    'America/New_York',
    'America/Los_Angeles',
    'America/Los_Angeles',
  ])
})
