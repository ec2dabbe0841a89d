import { expect, test } from 'vitest'
import { buildResource } from '#testing/builders/resource.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import { toPocketListing, shortenText } from './pocket-listing.ts'

const now = Date.parse('2026-11-19')

test('a place is its name, number, address, hours and whether Spanish is spoken', () => {
  const resource = buildResource({
    name: ' Harbor House ',
    phone: '(213) 555-0100 ext. 12',
    address: ' 1 Example Street, Los Angeles ',
    hours: { general: 'Mon–Fri\n9 am–5 pm' },
    languages: ['en', 'es'],
  })
  expect(toPocketListing(resource, now)).toEqual({
    id: 'r1',
    name: 'Harbor House',
    phone: { number: '(213) 555-0100', extension: '12' },
    address: '1 Example Street, Los Angeles',
    hours: 'Mon–Fri 9 am–5 pm',
    isSpanishSpoken: true,
  })
})

test('nothing of the person or their request goes along', () => {
  const contacted = buildSavedResource({
    warmIntroStatus: 'responded',
    introductionId: 'canary-id',
    urgency: 'urgent',
    needs: ['sobriety'],
    description: 'canary-description',
    providerResponse: { message: 'canary-answer', respondedAt: 1, isRead: false },
  })
  const pocketText = JSON.stringify(toPocketListing(contacted, now))
  expect(pocketText).not.toMatch(/canary|sobriety|urgent|responded/)
  expect(toPocketListing(contacted, now)).toEqual({
    id: 'r1',
    name: 'Harbor House',
    phone: { number: '(213) 555-0100', extension: null },
    address: null,
    hours: null,
    isSpanishSpoken: false,
  })
})

test('a number that no phone dials is left out', () => {
  expect(toPocketListing(buildResource({ phone: '(900) 555-0100' }), now).phone).toBeNull()
})

test.each([
  ['short', 10, 'short'],
  ['exactly 10', 10, 'exactly 10'],
  ['Monday, Tuesday and Friday', 16, 'Monday, Tuesday…'],
  ['Monday, Tuesday', 12, 'Monday…'],
  ['abcdefghijklmnop', 8, 'abcdefg…'],
])('%j in %i letters is %j', (text, most, cut) => {
  expect(shortenText(text, most)).toBe(cut)
})
