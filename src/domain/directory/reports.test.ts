import { expect, test } from 'vitest'
import { getReportedFact, ListingReport, listingReportKinds, turnedAwayReasons } from './reports.ts'

test.each([
  ['wrong_phone', undefined, 'phone'],
  ['closed', undefined, 'open'],
  ['moved', undefined, 'address'],
  ['turned_away', 'record', 'servesRecord'],
  ['turned_away', 'no_id', 'noIdNeeded'],
  ['turned_away', 'supervision', 'servesSupervision'],
  ['turned_away', 'no_walk_in', 'walkIn'],
  ['turned_away', undefined, 'other'],
] as const)('%s (%s) is about %s', (kind, reason, fact) => {
  expect(getReportedFact({ kind, reason })).toBe(fact)
})

test('every report a person can send is about something', () => {
  for (const kind of listingReportKinds)
    for (const reason of turnedAwayReasons) expect(getReportedFact({ kind, reason })).toMatch(/^\w+$/)
})

test('a note longer than a reviewer reads is refused', () => {
  expect(ListingReport.safeParse({ kind: 'other', note: 'x'.repeat(301) }).success).toBe(false)
})
