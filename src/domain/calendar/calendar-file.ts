/** When an event is. */
export type EventTime =
  /** All day: 2026-11-20. */
  | { day: string }
  /** An hour, in local time at the location: 2026-11-20T14:30. Without a time zone, every calendar shows this time. */
  | { localHour: string }
  /** Two moments in epoch milliseconds, written in UTC. */
  | { from: number; to: number }

interface Reminder {
  text: string
  /** Before the event begins, such as -PT2H. */
  trigger: string
}

export interface CalendarEvent {
  id: string
  time: EventTime
  title: string
  location?: string | null
  description?: string | null
  url?: string | null
  isPrivate?: boolean
  /** The person is not busy meanwhile. */
  isFree?: boolean
  reminders?: readonly Reminder[]
}

export interface CalendarFile {
  /** What kind of file it is, in the name of the product that wrote it. */
  kind: 'Action Plan' | 'Appointment' | 'Event'
  /** The calendar name shown by calendar programs. */
  name?: string
  /** When the file is created, in epoch milliseconds. */
  madeAt: number
  events: readonly CalendarEvent[]
}

/** An RFC 5545 file. */
export function writeCalendarFile({ kind, name, madeAt, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Next Chapter//${kind}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap((event) => listEventLines(event, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function listEventLines(event: CalendarEvent, madeAt: number): string[] {
  const { id, time, title, location, description, url, isPrivate, isFree, reminders = [] } = event
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${formatInstant(madeAt)}`,
    ...listTimeLines(time),
    `SUMMARY:${escapeText(title)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url.replace(/\p{Cc}/gu, '')}`] : []),
    ...(isPrivate ? ['CLASS:PRIVATE'] : []),
    ...(isFree ? ['TRANSP:TRANSPARENT'] : []),
    ...reminders.flatMap(({ text, trigger }) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(text)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

function listTimeLines(time: EventTime): string[] {
  if ('from' in time) return [`DTSTART:${formatInstant(time.from)}`, `DTEND:${formatInstant(time.to)}`]
  if ('localHour' in time) return [`DTSTART:${time.localHour.replace(/[-:]/g, '')}00`, 'DURATION:PT1H']
  // The end date is exclusive, so it is the next day.
  const next = new Date(Date.parse(time.day) + 86_400_000).toISOString().slice(0, 10)
  return [`DTSTART;VALUE=DATE:${time.day.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`]
}

const formatInstant = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

/** Escapes line breaks so that a text cannot start a new line of the file. */
function escapeText(text: string): string {
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
function foldLine(line: string): string {
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
