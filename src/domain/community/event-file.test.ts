import { expect, test } from 'vitest'
import { getEventEnd, buildEventFile } from './event-file.ts'
import type { PublicEvent } from './post.ts'

const event: PublicEvent = {
  id: '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a',
  kind: 'hiring',
  title: 'Hiring day; come early, all day',
  about: 'Line one\nLine two',
  place: 'City Hall',
  bus: '20 to Main',
  bring: 'A resume',
  phone: '(213) 555-0100',
  url: 'https://group.example/a,b;c',
  language: 'en',
  need: 'employment',
  state: 'CA',
  county: 'Los Angeles',
  organization: 'Open Door',
  startsAt: '2026-11-20T17:00:00Z',
  endsAt: '2026-11-20T19:30:00Z',
}
const texts = { by: 'From: {organization}', bus: 'Bus: {bus}', bring: 'Bring: {bring}', call: 'Call: {phone}' }
const madeAt = Date.UTC(2026, 10, 15, 12)
const file = (changes: Partial<PublicEvent> = {}) => buildEventFile({ ...event, ...changes }, texts, madeAt)
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('an event is one entry in UTC with its words escaped', () => {
  expect(unfolded(file())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Next Chapter//Event//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    'DTSTAMP:20261115T120000Z',
    'DTSTART:20261120T170000Z',
    'DTEND:20261120T193000Z',
    String.raw`SUMMARY:Hiring day\; come early\, all day`,
    'LOCATION:City Hall',
    String.raw`DESCRIPTION:Line one\nLine two\nFrom: Open Door\nBus: 20 to Main\nBring: A resume\nCall: (213) 555-0100`,
    'URL:https://group.example/a,b;c',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line is longer than 75 octets, and no text can begin a line of its own', () => {
  const text = file({
    title: 'ñ'.repeat(100),
    about: 'a\r\nBEGIN:VALARM\u2028END:VEVENT',
    url: 'https://group.example/\u0085BEGIN:VEVENT',
  })

  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(unfolded(text).filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
})

test('without an end it lasts three hours, and what is not told has no line', () => {
  expect(getEventEnd(1000, null)).toBe(1000 + 3 * 60 * 60 * 1000)
  const text = file({ endsAt: null, url: null, bus: null, bring: null, phone: null })

  expect(text).toContain('DTEND:20261120T200000Z')
  expect(text).not.toMatch(/URL:|Bus:|Bring:|Call:/)
})
