import { isRealDay, type PlanTask } from './task-list.ts'

interface CalendarTexts {
  /** The calendar name shown by calendar programs. */
  name: string
  /** Text of the reminder, shown before the task's own title. */
  reminder: string
}

interface CalendarFile {
  tasks: readonly PlanTask[]
  words: CalendarTexts
  /** When the file is created, in epoch milliseconds. */
  madeAt: number
}

/** A task without a valid date cannot go into a calendar. */
export function isDated(task: PlanTask): task is PlanTask & { dueOn: string } {
  return task.dueOn !== null && isRealDay(task.dueOn)
}

/** An RFC 5545 file: one all-day event for each dated task, with a reminder at six in the evening before. */
export function buildCalendarFile({ tasks, words, madeAt }: CalendarFile): string {
  const stamp = new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Next Chapter//Action Plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeCalendarText(words.name)}`,
    ...tasks.filter(isDated).flatMap((task) => buildEvent(task, stamp, words)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldCalendarLine(line)}\r\n`).join('')
}

function buildEvent(
  { id, title, description, dueOn }: PlanTask & { dueOn: string },
  stamp: string,
  words: CalendarTexts,
) {
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(dueOn)}`,
    // The end date is exclusive, so it is the next day.
    `DTEND;VALUE=DATE:${compact(dayAfter(dueOn))}`,
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeCalendarText(description)}`] : []),
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeCalendarText(`${words.reminder} ${title}`)}`,
    'TRIGGER:-PT6H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

const compact = (day: string) => day.replaceAll('-', '')

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** Escapes line breaks so that a text cannot start a new line of the file. */
export function escapeCalendarText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

const longestLine = 75
const countOctets = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Lines have at most 75 octets; continuation lines start with a space. No character is split. */
export function foldCalendarLine(line: string): string {
  let length = 0
  let text = ''
  for (const sign of line) {
    const octets = countOctets(sign)
    if (length + octets > longestLine) {
      text += '\r\n '
      length = 1
    }
    text += sign
    length += octets
  }
  return text
}
