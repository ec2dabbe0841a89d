import { expect, test } from 'vitest'
import type { ListingHours } from '#domain/directory/listing.ts'
import { hoursDraft, toListingHours, hoursProblems, withTimes } from './hours-draft.ts'

const nine = { opens: '09:00', closes: '12:00' }
const one = { opens: '13:00', closes: '17:00' }

test.each<[string, ListingHours | null]>([
  ['none', null],
  ['always', { kind: 'always' }],
  ['in words', { kind: 'text', text: 'Ask for Mr. Oak' }],
  [
    'by day, from Saturday on',
    {
      kind: 'weekly',
      times: [
        { day: 6, ...nine },
        { day: 0, ...nine },
      ],
    },
  ],
])('hours that nobody touches stay as they are, to the order (%s)', (_, hours) => {
  expect(toListingHours(hoursDraft(hours))).toEqual(hours)
})

test('other times on a day leave the other days, and no times close it', () => {
  const week = [
    { day: 6, ...nine },
    { day: 1, ...nine },
    { day: 2, ...nine },
  ]

  expect(withTimes(week, [1], [nine, one])).toEqual([
    { day: 1, ...nine },
    { day: 1, ...one },
    { day: 2, ...nine },
    { day: 6, ...nine },
  ])
  expect(withTimes(week, [1], [])).toEqual([
    { day: 2, ...nine },
    { day: 6, ...nine },
  ])
})

test('what lacks a time or words is a problem only where that way is chosen', () => {
  const half = { hoursKind: 'weekly', times: [{ day: 1, opens: '09:00', closes: '' }], hoursText: '' } as const

  expect(hoursProblems({ ...half, times: [...half.times] })).toEqual({ times: true })
  expect(hoursProblems({ ...half, times: [] })).toEqual({ times: true })
  expect(hoursProblems({ ...half, times: [...half.times], hoursKind: 'text' })).toEqual({ hoursText: true })
  expect(hoursProblems({ ...half, times: [...half.times], hoursKind: 'always' })).toEqual({})
})
