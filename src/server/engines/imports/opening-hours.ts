import { ListingHours } from '#domain/directory/listing.ts'

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const dayLabels = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const dayPattern = '(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\\.?'
const timePattern = '\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?'
const daysPattern = `${dayPattern}(?:\\s*[-–,&]\\s*${dayPattern})*|daily|weekdays`
const part = new RegExp(`^(${daysPattern})\\s*:?\\s*(${timePattern})\\s*(?:-|–|to)\\s*(${timePattern})$`, 'i')
const always = /^(24\s*\/\s*7|24 hours( a day)?(,? 7 days( a week)?)?|open 24 hours|always( open)?)$/i

/** Parses text like "Mon-Fri 9:00-17:00; Sat 10am-2pm"; anything else is kept as text. Null when empty. */
export function parseHours(text: string): ListingHours | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (always.test(trimmed)) return { kind: 'always' }
  const asText = () => ({ kind: 'text', text: trimmed.replace(/^text:\s*/i, '').slice(0, 500) }) as const
  if (/^text:/i.test(trimmed)) return asText()
  const times = trimmed
    .split(/\s*[;\n]\s*/)
    .filter(Boolean)
    .map(parsePart)
  const parsed = ListingHours.safeParse({ kind: 'weekly', times: times.flatMap((time) => time ?? []) })
  return times.includes(null) || !parsed.success ? asText() : parsed.data
}

function parsePart(text: string) {
  const [, days, from, to] = part.exec(text) ?? []
  if (!days || !from || !to) return null
  const closesAfternoon = /p\.?m/i.test(to)
  const opens = clock(from, closesAfternoon && !/[ap]\.?m/i.test(from) ? 'guess' : 'as said')
  const closes = clock(to, 'as said')
  if (!opens || !closes || opens >= closes) return null
  return parseDays(days).map((day) => ({ day, opens, closes }))
}

/** In "9-5pm" the start is in the morning. */
function clock(text: string, half: 'as said' | 'guess'): string | null {
  const [, hourText, minutes = '00', mark] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?/i.exec(text) ?? []
  const meridiem = mark?.toLowerCase()
  const hour = Number(hourText)
  const shifted = meridiem === 'p' && hour < 12 ? hour + 12 : meridiem === 'a' && hour === 12 ? 0 : hour
  if (!Number.isInteger(hour) || shifted > 23 || Number(minutes) > 59 || (half === 'guess' && hour > 12)) return null
  return `${String(shifted).padStart(2, '0')}:${minutes}`
}

const parseDay = (name: string) => dayNames.findIndex((day) => name.trim().toLowerCase().startsWith(day))

function parseDays(text: string): number[] {
  if (/^daily$/i.test(text)) return [0, 1, 2, 3, 4, 5, 6]
  if (/^weekdays$/i.test(text)) return [1, 2, 3, 4, 5]
  return text.split(/\s*[,&]\s*/).flatMap((piece) => {
    const [first = 0, last = first] = piece.split(/\s*[-–]\s*/).map(parseDay)
    const length = ((last - first + 7) % 7) + 1
    return Array.from({ length }, (_, index) => (first + index) % 7)
  })
}

/** The hours as one cell that `parseHours` reads back unchanged. */
export function formatHoursCell(hours: ListingHours | null): string {
  if (!hours) return ''
  switch (hours.kind) {
    case 'always':
      return '24/7'
    case 'weekly':
      return hours.times.map(({ day, opens, closes }) => `${dayLabels[day]} ${opens}-${closes}`).join('; ')
    case 'text':
      return parseHours(hours.text)?.kind === 'text' ? hours.text : `text: ${hours.text}`
  }
}
