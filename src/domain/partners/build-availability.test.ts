import { expect, test } from 'vitest'
import { buildAvailability, withoutAddress, type CurrentDetails } from './build-availability.ts'
import { getLocalDay } from './get-local-day.ts'
import { defaultPartnerDetails, getFreshness, type PartnerDetails } from './partner-details.ts'
import { createPartnerSettings } from './settings.ts'

const now = Date.UTC(2026, 10, 15, 18)
const dayMs = 24 * 60 * 60 * 1000
const settings = createPartnerSettings('Oak Group', [], 'en')

function buildFrom(
  partnerDetails: Partial<PartnerDetails>,
  more: Partial<CurrentDetails> = {},
  language: 'en' | 'es' = 'en',
  at = now,
) {
  const currentDetails = {
    care: { ...defaultPartnerDetails, ...partnerDetails },
    settings,
    openCount: 0,
    confirmedAt: null,
    ...more,
  }
  return buildAvailability(currentDetails, language, at, 'CA')
}

test('days are those of the place, not of the server', () => {
  const lateInCalifornia = Date.UTC(2026, 10, 17, 5)
  expect(getLocalDay(lateInCalifornia, 'CA')).toBe('2026-11-16')
  const full = { capacity: 'full', fullUntil: '2026-11-16' } as const
  expect(buildFrom(full, {}, 'en', lateInCalifornia)).toMatchObject({ connect: 'full', until: '2026-11-16' })
  expect(buildFrom(full, {}, 'en', lateInCalifornia + dayMs)).toMatchObject({
    connect: null,
    until: null,
    capacity: 'open',
  })
})

test('a pause without a day, or with one that is over, promises none', () => {
  const pausedReason = { en: 'Moving.', es: '' }
  expect(buildFrom({ paused: true, pausedReason }, {}, 'es')).toMatchObject({
    connect: 'paused',
    reason: 'Moving.',
    until: null,
  })
  expect(buildFrom({ paused: true, fullUntil: '2026-11-01' }).until).toBeNull()
  expect(buildFrom({ paused: true, fullUntil: '2026-12-01' }).until).toBe('2026-12-01')
})

test('while nobody is there the message of the organization is the reason', () => {
  const away = { from: '2026-11-10', until: '2026-11-20', message: { en: 'Back soon.', es: 'Volvemos pronto.' } }
  expect(buildFrom({}, { settings: { ...settings, away } }, 'es')).toMatchObject({
    connect: 'away',
    until: '2026-11-20',
    reason: 'Volvemos pronto.',
    answersWithinHours: null,
  })
})

test('too many open ones make it busy, and an answer time is told only while Connect works', () => {
  expect(buildFrom({ maxOpen: 3 }, { openCount: 3 })).toMatchObject({ connect: 'busy', answersWithinHours: null })
  expect(buildFrom({ maxOpen: 3 }, { openCount: 2 })).toMatchObject({ connect: null, answersWithinHours: 72 })
  expect(buildFrom({}, { settings: null }).answersWithinHours).toBeNull()
})

test('a closure is told when it is near and not when it is over', () => {
  const closure = (from: string, until: string) => ({ from, until, note: { en: 'Holiday', es: '' } })
  const closures = [
    closure('2026-12-24', '2026-12-26'),
    closure('2026-11-26', '2026-11-27'),
    closure('2026-11-01', '2026-11-02'),
  ]
  expect(buildFrom({ closures }).closed).toEqual({ from: '2026-11-26', until: '2026-11-27', note: 'Holiday' })
  expect(buildFrom({ closures: [closure('2026-12-24', '2026-12-26')] }).closed).toBeUndefined()
})

test.each([
  [0, 'fresh', true],
  [79, 'fresh', true],
  [80, 'due', true],
  [99, 'due', true],
  [100, 'unbadged', false],
  [179, 'unbadged', false],
  [180, 'last', false],
] as const)('%i days after a confirmation it is %s', (days, state, isConfirmed) => {
  expect(getFreshness(now - days * dayMs, now)).toBe(state)
  expect(buildFrom({}, { confirmedAt: now - days * dayMs }).isConfirmed).toBe(isConfirmed)
})

test('without a confirmation there is no badge and no penalty', () => {
  expect(getFreshness(null, now)).toBe('unbadged')
})

test('a secret door: no street, ZIP or position', () => {
  const listing = {
    id: 'one',
    street: '1 Example Street',
    zip: '90012',
    city: 'Los Angeles',
    position: { lat: 1, lon: 2 },
  }
  expect(withoutAddress(listing as never)).toEqual({
    id: 'one',
    street: null,
    zip: null,
    city: 'Los Angeles',
    position: null,
  })
})
