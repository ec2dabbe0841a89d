import { expect, test } from 'vitest'
import { getConnectState } from './connect.ts'
import { defaultPartnerDetails, type PartnerDetails, type Availability } from './partner-details.ts'

const here = { away: null }
const gone = { away: { from: '2026-12-01', until: '2026-12-03', message: { en: '', es: '' } } }

test.each<[string, Partial<PartnerDetails>, typeof here | typeof gone, number, string, Availability['connect']]>([
  ['as it begins', {}, here, 400, '2026-12-01', null],
  ['turned off', { introductionsOn: false, paused: true }, here, 0, '2026-12-01', 'off'],
  ['paused', { paused: true }, here, 0, '2026-12-01', 'paused'],
  ['paused, on the last day', { paused: true, fullUntil: '2026-12-01' }, here, 0, '2026-12-01', 'paused'],
  ['paused, on the day after', { paused: true, fullUntil: '2026-12-01' }, here, 0, '2026-12-02', null],
  ['full without an end', { capacity: 'full' }, here, 0, '2026-12-01', 'full'],
  ['full, on the last day', { capacity: 'full', fullUntil: '2026-12-01' }, here, 0, '2026-12-01', 'full'],
  ['full, on the day after', { capacity: 'full', fullUntil: '2026-12-01' }, here, 0, '2026-12-02', null],
  ['with a waiting list', { capacity: 'waitlist' }, here, 0, '2026-12-01', null],
  ['on the first day away', {}, gone, 0, '2026-12-01', 'away'],
  ['on the last day away', {}, gone, 0, '2026-12-03', 'away'],
  ['back again', {}, gone, 0, '2026-12-04', null],
  ['one short of the most', { maxOpen: 5 }, here, 4, '2026-12-01', null],
  ['at the most', { maxOpen: 5 }, here, 5, '2026-12-01', 'busy'],
])('a listing %s', (_what, partnerDetails, settings, open, today, state) => {
  expect(getConnectState({ ...defaultPartnerDetails, ...partnerDetails }, settings, open, today)).toBe(state)
})
