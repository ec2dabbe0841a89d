import { expect, test } from 'vitest'
import { computePartnerStats, type MonthCount } from './stats.ts'

const months = ['2026-10', '2026-11']
const counts = (...rows: [month: string, key: string, n: number][]): MonthCount[] =>
  rows.map(([month, key, n]) => ({ month, key, n }))

test('each month has its own numbers; those under eleven are hidden', () => {
  const { months: rows } = computePartnerStats(
    counts(
      ['2026-10', 'sent', 40],
      ['2026-10', 'accepted', 20],
      ['2026-10', 'declined', 4],
      ['2026-11', 'walk_in', 11],
      ['2025-10', 'sent', 500],
    ),
    months,
  )

  expect(rows).toEqual([
    {
      month: '2026-10',
      sent: 40,
      accepted: 20,
      needsYou: null,
      declined: null,
      gotHelp: null,
      notGotHelp: null,
      walkIns: null,
    },
    {
      month: '2026-11',
      sent: null,
      accepted: null,
      needsYou: null,
      declined: null,
      gotHelp: null,
      notGotHelp: null,
      walkIns: 11,
    },
  ])
})

test('where every month of a no is shown, no single hidden reason is left to work out', () => {
  const { declineReasons } = computePartnerStats(
    counts(
      ['2026-10', 'declined', 30],
      ['2026-11', 'declined', 29],
      ['2026-10', 'declined:no_capacity', 30],
      ['2026-11', 'declined:out_of_area', 15],
      ['2026-11', 'declined:not_eligible', 11],
      ['2026-11', 'declined:other', 3],
    ),
    months,
  )

  expect(declineReasons.filter(({ count }) => count !== null)).toEqual([
    { reason: 'no_capacity', count: 30 },
    { reason: 'out_of_area', count: 15 },
  ])
})

test('the languages of a whole year tell nothing about the one small month', () => {
  const { months: rows, languages } = computePartnerStats(
    counts(
      ['2026-09', 'sent', 30],
      ['2026-10', 'sent', 40],
      ['2026-11', 'sent', 3],
      ['2026-10', 'language:en', 50],
      ['2026-10', 'language:es', 23],
    ),
    ['2026-09', ...months],
  )

  expect(languages.map(({ introductions }) => introductions)).toEqual([50, 23])
  expect(rows.map(({ sent }) => sent)).toEqual([null, 40, null])
})

test('the share of those who got help is over the known outcomes', () => {
  const share = (gotHelp: number, notGotHelp: number) =>
    computePartnerStats(counts(['2026-10', 'got_help', gotHelp], ['2026-11', 'not_got_help', notGotHelp]), months)
      .gotHelpShare

  expect([share(33, 11), share(33, 10), share(0, 0)]).toEqual([0.75, null, null])
})

test('a count that was taken back in a month without one is none', () => {
  expect(
    computePartnerStats(counts(['2026-10', 'got_help', -1], ['2026-11', 'got_help', 20]), months).gotHelpShare,
  ).toBe(1)
})
