import { expect, test } from 'vitest'
import {
  findDueFollowUps,
  type LogEntry,
  logReducer,
  maxEntryTextLength,
  maxEntries,
  parseStoredLog,
  suggestFollowUp,
} from './application-log.ts'

const entry = (number: number, change: Partial<LogEntry> = {}): LogEntry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  employer: 'Sample Bakery',
  job: 'Baker',
  appliedOn: '2026-11-02',
  how: 'online',
  followUpOn: '2026-11-09',
  state: 'applied',
  ...change,
})

test('bad stored lines are dropped one by one', () => {
  const good = [entry(1), entry(2, { followUpOn: null, state: 'offer' })]
  const bad = [
    null,
    7,
    'text',
    [],
    {},
    { ...entry(3), id: 'x' },
    { ...entry(4), appliedOn: '2026-02-30' },
    { ...entry(5), state: 'hired' },
    { ...entry(6), employer: '' },
    { ...entry(7), job: 'x'.repeat(maxEntryTextLength + 1) },
    { ...entry(8), followUpOn: 'soon' },
    entry(1, { job: 'The same line twice' }),
  ]
  expect(parseStoredLog([...bad.slice(0, 6), good[0], ...bad.slice(6), good[1]])).toEqual(good)
})

test('what does not belong into a line is not read', () => {
  expect(parseStoredLog([{ ...entry(1), bossPhone: '213-555-0101' }])).toEqual([entry(1)])
})

test('lines are added in front, changed, removed and cleared', () => {
  const two = logReducer(logReducer([], { type: 'added', entry: entry(1) }), { type: 'added', entry: entry(2) })
  expect(two.map(({ id }) => id)).toEqual([entry(2).id, entry(1).id])
  const called = logReducer(two, { type: 'changed', id: entry(1).id, change: { state: 'calledBack' } })
  expect(called.map(({ state }) => state)).toEqual(['applied', 'calledBack'])
  expect(logReducer(called, { type: 'removed', id: entry(2).id })).toHaveLength(1)
  expect(logReducer(called, { type: 'cleared' })).toEqual([])
})

test('a day that is none changes nothing: the line must not be lost at the next reading', () => {
  const log = [entry(1)]
  expect(logReducer(log, { type: 'changed', id: entry(1).id, change: { followUpOn: '12026-11-15' } })).toEqual(log)
})

test('a full log lets its oldest line go', () => {
  const full = Array.from({ length: maxEntries }, (_, index) => entry(index))
  const next = logReducer(full, { type: 'added', entry: entry(999) })
  expect(next).toHaveLength(maxEntries)
  expect(next[0]?.id).toBe(entry(999).id)
})

test('follow-ups are due from their day on while the job is open, the longest waiting first', () => {
  const log = [
    entry(1, { followUpOn: '2026-11-15' }),
    entry(2, { followUpOn: '2026-11-16' }),
    entry(3),
    entry(4, { state: 'no' }),
    entry(5, { state: 'offer' }),
    entry(6, { followUpOn: null }),
  ]
  expect(findDueFollowUps(log, '2026-11-15')).toEqual([entry(3), entry(1, { followUpOn: '2026-11-15' })])
})

test('a week after the application is suggested, over the end of a year and where no day is written', () => {
  expect(suggestFollowUp('2026-12-28')).toBe('2027-01-04')
  expect(suggestFollowUp('')).toBe('')
})
