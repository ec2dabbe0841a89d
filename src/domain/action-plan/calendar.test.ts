import { expect, test } from 'vitest'
import { buildCalendarFile } from './calendar.ts'
import type { PlanTask } from './task-list.ts'

const id = '0b9f6a52-6c3e-4d5f-8a70-1f2e3d4c5b6a'
const task = (changes: Partial<PlanTask> = {}): PlanTask => ({
  id,
  sessionId: 'plan-1',
  title: 'Call the ID office',
  description: null,
  category: 'custom',
  priority: 'medium',
  completed: false,
  dueOn: '2026-11-20',
  ...changes,
})
const texts = { name: 'My action plan', reminder: 'Tomorrow:' }
const file = (...tasks: PlanTask[]) =>
  buildCalendarFile({ tasks, words: texts, madeAt: Date.UTC(2026, 10, 15, 12, 30, 5, 250) })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const octets = (text: string) => new TextEncoder().encode(text).length

test('a dated task is an event of the whole day, with a reminder the evening before', () => {
  expect(file(task())).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Next Chapter//Action Plan//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:My action plan',
      'BEGIN:VEVENT',
      `UID:${id}`,
      'DTSTAMP:20261115T123005Z',
      'DTSTART;VALUE=DATE:20261120',
      'DTEND;VALUE=DATE:20261121',
      'SUMMARY:Call the ID office',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Tomorrow: Call the ID office',
      'TRIGGER:-PT6H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['2026-12-31', '20270101'],
  ['2028-02-28', '20280229'],
  ['2026-11-01', '20261102'],
])('the day after %s is %s', (dueOn, end) => {
  expect(unfolded(file(task({ dueOn })))).toContain(`DTEND;VALUE=DATE:${end}`)
})

test('tasks without a real day are left out', () => {
  const text = file(task({ dueOn: null }), task({ dueOn: '2026-02-30' }))
  expect(text).not.toContain('VEVENT')
})

test('signs with a meaning are escaped, and a text can begin no line of its own', () => {
  const lines = unfolded(
    file(
      task({
        title: 'Bread, milk; a \\ and more',
        description: 'One\r\nBEGIN:VEVENT\nTwo\u2028Three\u0000\tFour',
      }),
    ),
  )
  expect(lines).toContain('SUMMARY:Bread\\, milk\\; a \\\\ and more')
  expect(lines).toContain('DESCRIPTION:One\\nBEGIN:VEVENT\\nTwo\\nThree  Four')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test.each([
  ['Spanish', 'Mañana pida su acta de nacimiento en la oficina de registros, ¡no olvide su identificación! '.repeat(3)],
  ['emoji', '👨‍👩‍👧‍👦 family day 🎉 '.repeat(12)],
  ['one long word', 'ñ'.repeat(200)],
  ['lengths around the limit', 'x'.repeat(75 - 'SUMMARY:'.length)],
])('%s folds at 75 octets, cuts no sign, and reads back whole', (_, title) => {
  const text = file(task({ title, description: title }))
  for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
  expect(text).toBe(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text)))
  expect(text).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  expect(unfolded(text)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`)
})
