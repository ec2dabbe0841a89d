import type { ListingHours } from '#domain/directory/listing.ts'
import { stripMarkup } from './clean-text.ts'

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

type OpeningTime = Extract<ListingHours, { kind: 'weekly' }>['times'][number]

/** 9:00:00, 9:00AM and 1:30 pm as 09:00 and 13:30; null when it is not a time of day. */
function clock(text: string): string | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?$/i.exec(text.trim()) ?? []
  if (!hour || !minute) return null
  const isAfternoon = half?.toLowerCase() === 'pm'
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) return null
  return `${String(hours).padStart(2, '0')}:${minute}`
}

function opening(day: string, from: string, to: string): OpeningTime | null {
  const opens = clock(from)
  const closes = clock(to)
  return opens && closes && opens < closes ? { day: days.indexOf(day.toLowerCase()), opens, closes } : null
}

const time = '\\d{1,2}:\\d{2}(?::\\d{2})?\\s*(?:[AaPp][Mm])?'
const dayNames = days.join('|')
const listed = new RegExp(`^(${dayNames}):\\s*(${time}-${time}(?:,\\s*${time}-${time})*)$`, 'i')
const every = new RegExp(`^(?:every|weekly)?\\s*(${dayNames})s?\\s+(${time})\\s*-?\\s*(${time})$`, 'i')

const shortDays = days.map((name) => name.slice(0, 3)).join('|')
const range = new RegExp(`^(${shortDays})(?:-(${shortDays}))? (?:closed|(${time})-(${time}))$`, 'i')

/** "Mon-Fri 9:00 AM-4:00 PM" and "Sat closed"; null when it is neither. */
function parseDayRange(part: string): (OpeningTime | null)[] | null {
  const [isRange, first = '', last = first, from, to] = range.exec(part) ?? []
  if (!isRange) return null
  const getDay = (name: string) => days.findIndex((day) => day.startsWith(name.toLowerCase()))
  const count = ((getDay(last) - getDay(first) + 7) % 7) + 1
  if (!from || !to) return []
  return Array.from({ length: count }, (_, at) => opening(days[(getDay(first) + at) % 7] ?? '', from, to))
}

/** The opening times in one part of the text; null when it is anything other than a weekly day. */
function parseTimes(part: string): (OpeningTime | null)[] | null {
  const list = listed.exec(part)
  if (list) {
    return (list[2] ?? '').split(',').map((range) => {
      const [from = '', to = ''] = range.split('-')
      return opening(list[1] ?? '', from, to)
    })
  }
  const inRange = parseDayRange(part)
  if (inRange) return inRange
  const [, day, from, to] = every.exec(part) ?? []
  return day && from && to ? [opening(day, from, to)] : null
}

/** Weekly times when every part of the text parses; otherwise the source's own text. Impossible times are left out. */
export function parsePantryHours(text: string | null | undefined): ListingHours | null {
  const plain = stripMarkup(text ?? '')
  if (!plain) return null
  if (/^(monday\s*-\s*sunday\s*)?24\/7$/i.test(plain)) return { kind: 'always' }
  const parts = (text ?? '')
    .split(/;|\\n|\n/)
    .map(stripMarkup)
    .filter(Boolean)
    .map(parseTimes)
  if (parts.some((part) => part === null)) return { kind: 'text', text: plain.slice(0, 500) }
  const statedTimes = parts.flatMap((part) => part ?? []).filter((openTime) => openTime !== null)
  const times = [
    ...new Map(
      statedTimes.map((openTime) => [`${openTime.day}${openTime.opens}${openTime.closes}`, openTime]),
    ).values(),
  ]
  times.sort((a, b) => a.day - b.day || (a.opens < b.opens ? -1 : 1))
  return times.length > 0 ? { kind: 'weekly', times: times.slice(0, 50) } : null
}
