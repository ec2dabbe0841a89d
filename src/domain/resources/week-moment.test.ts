import { afterEach, describe, expect, test, vi } from 'vitest'
import { getWeekMoment } from './open-now.ts'

const sundayNight = Date.UTC(2026, 10, 15, 5, 30)

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['a browser with Temporal', true],
  ['an older one', false],
])('in %s', (_, hasTemporal) => {
  const read = (zone: string) => {
    if (!hasTemporal) vi.stubGlobal('Temporal', undefined)
    return getWeekMoment(sundayNight, zone)
  }

  test.each([
    ['America/New_York', { day: 0, minutes: 30 }],
    ['America/Chicago', { day: 6, minutes: 23 * 60 + 30 }],
    ['America/Los_Angeles', { day: 6, minutes: 21 * 60 + 30 }],
    ['Pacific/Honolulu', { day: 6, minutes: 19 * 60 + 30 }],
  ])('a clock in %s shows %j', (zone, moment) => {
    expect(read(zone)).toEqual(moment)
  })
})
