import { expect, test } from 'vitest'
import {
  getCallReason,
  judgeNumbers,
  type LineCheck,
  parseLinePhone,
  resolveLine,
  type StateLine,
  toDigits,
} from './state-lines.ts'

const line = (own: Partial<StateLine> = {}): StateLine => ({
  service: 'snap',
  agency: 'Department of Human Services',
  site: 'https://example.gov/',
  phone: '334-242-1700',
  trust: 'own',
  source: 'A',
  sourceDate: '2026',
  ...own,
})
const check = (own: Partial<LineCheck> = {}): LineCheck => ({
  state: 'AL',
  service: 'snap',
  phone: '334-242-1700',
  verdict: 'right',
  correctedPhone: null,
  at: 1000,
  ...own,
})
const resolve = (lines: readonly StateLine[], checks: readonly LineCheck[] = []) =>
  resolveLine('AL', 'snap', lines, checks)

test('a number is shown with its trust, and one that may not be shown is passed over', () => {
  expect(resolve([line()])).toMatchObject({ phone: '334-242-1700', standing: 'own', checkedAt: null })
  expect(resolve([line({ trust: 'never' }), line({ phone: '334-242-1800', trust: 'listed' })])).toMatchObject({
    phone: '334-242-1800',
    standing: 'listed',
  })
  expect(resolve([line({ trust: 'never' })])).toBeNull()
  expect(resolve([line({ phone: null, trust: null })])).toBeNull()
})

test('a call that found the number right makes it checked, whatever the file says of it', () => {
  expect(resolve([line({ trust: 'never' })], [check()])).toMatchObject({ standing: 'checked', checkedAt: 1000 })
})

test('a number that was found wrong is not shown, for any office that has it', () => {
  const elsewhere = check({ state: 'GA', service: 'wic', verdict: 'wrong' })
  expect(resolve([line()], [check({ verdict: 'wrong' })])).toBeNull()
  expect(resolve([line()], [elsewhere])).toBeNull()
  expect(resolve([line()], [{ ...elsewhere, verdict: 'someone_else' }])).toMatchObject({ standing: 'own' })
})

test('a corrected number takes the place of the one that was called', () => {
  const corrected = check({ verdict: 'wrong', correctedPhone: '1-800-224-6001' })
  expect(resolve([line()], [corrected])).toMatchObject({ phone: '1-800-224-6001', standing: 'checked' })
})

test('a newer file does not undo a call, and the latest call counts', () => {
  const newer = [line({ phone: '334-242-1999' })]
  expect(resolve(newer, [check()])).toMatchObject({ phone: '334-242-1700', standing: 'checked' })
  const again = check({ verdict: 'wrong', at: 2000 })
  expect(resolve(newer, [again, check()])).toMatchObject({ phone: '334-242-1999', standing: 'own' })
  expect(judgeNumbers('AL', 'snap', [check(), again]).get('3342421700')).toEqual({ verdict: 'wrong', at: 2000 })
})

test('what waits for a call is listed once, in conflict, or old', () => {
  const now = Date.parse('2026-11-19')
  const reason = (own: Partial<StateLine>) => getCallReason(line(own), undefined, now)
  expect(reason({})).toBeNull()
  expect(reason({ trust: 'listed' })).toBe('listed')
  expect(reason({ trust: 'never' })).toBe('conflict')
  expect(reason({ sourceDate: '2019' })).toBe('old')
  expect(reason({ sourceDate: null })).toBe('old')
  expect(reason({ phone: null, trust: null })).toBeNull()
})

test('a number that a person called waits no more, until the call is a year old', () => {
  const now = Date.parse('2026-11-19')
  const reason = (verdict: 'right' | 'wrong', at: string) =>
    getCallReason(line({ trust: 'listed' }), { verdict, at: Date.parse(at) }, now)
  expect(reason('right', '2026-11-01')).toBeNull()
  expect(reason('right', '2025-11-01')).toBe('old')
  expect(reason('wrong', '2020-01-01')).toBeNull()
})

test.each([
  ['334-242-1700', '334-242-1700'],
  ['(334) 242 1700', '334-242-1700'],
  ['+1 800.224.6001', '1-800-224-6001'],
  ['1-877-411-9276', '1-877-411-9276'],
])('%s is a number', (text, written) => {
  expect(parseLinePhone(text)).toBe(written)
})

test.each([
  '12345',
  '800-555-0199',
  '334-555-0142',
  '334-CALL-NOW',
  '134-242-1700',
  '334-142-1700',
  '334-242-17001',
  '900-242-1700',
  '334-976-1700',
  '222-222-2222',
  '911-242-1700',
  '334-211-1700',
  '',
])('%s is no number to call', (text) => {
  expect(parseLinePhone(text)).toBeNull()
})

test('a number is the same with and without its 1', () => {
  expect(toDigits('1-800-224-6001')).toBe(toDigits('(800) 224-6001'))
})
