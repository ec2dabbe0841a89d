import { expect, test } from 'vitest'
import { buildAppointmentFile } from './partner-answer.ts'

const id = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'
const file = (changes = {}) =>
  buildAppointmentFile({
    id,
    at: '2026-11-20T14:30',
    place: '12 Main St, Room 4',
    title: 'Harbor House',
    madeAt: Date.UTC(2026, 10, 15, 12, 30, 5, 250),
    ...changes,
  }).split('\r\n')

test('the time is the one of the clock on the wall, whatever the zone of the phone', () => {
  const lines = file()

  expect(lines).toContain('DTSTART:20261120T143000')
  expect(lines).toContain('DTSTAMP:20261115T123005Z')
  expect(lines).toContain('LOCATION:12 Main St\\, Room 4')
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H'])
})

test('words from outside begin no line of their own, and a place that is not known is left out', () => {
  const lines = file({ title: 'One\r\nBEGIN:VEVENT', place: null })

  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false)
})
