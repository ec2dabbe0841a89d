import { isNight } from '../resources/open-now.ts'
import { type Clock, type Token, tokenizeHours } from './hours-tokens.ts'
import { ListingHours } from './listing.ts'

type OpeningTime = Extract<ListingHours, { kind: 'weekly' }>['times'][number]

const dayMinutes = 24 * 60
const noon = 12 * 60

/** Minutes of the day, in one half of it or as 24 hours count. */
const inHalf = ({ hour, minute }: Clock, half: 'am' | 'pm') => (hour % 12) * 60 + minute + (half === 'pm' ? noon : 0)
const of24 = ({ hour, minute }: Clock) => hour * 60 + minute
/** Where the hand stands on the face. */
const onFace = ({ hour, minute }: Clock) => (hour % 12) * 60 + minute

interface Span {
  opens: number
  closes: number
  /** Said in words: as figures, "0:00-0:00" on some days are times nobody entered. */
  isAllDay?: boolean
}

/** The one way to understand two times; null when there are two, or none. */
function readSpan(from: Clock, to: Clock): Span | null {
  if (from.isOf24 || to.isOf24) return readSpanOf24(from, to)
  if (from.half && to.half) return accept(inHalf(from, from.half), inHalf(to, to.half))
  const isForward = onFace(from) < onFace(to)
  if (onFace(from) === onFace(to)) return null
  // "1-3 pm" is one half of the day, "9-5 pm" begins in the other.
  if (to.half) {
    const opens = inHalf(from, isForward === (to.half === 'pm') ? 'pm' : 'am')
    return acceptSameDay(opens, inHalf(to, to.half))
  }
  if (from.half) {
    // "9 am-11" may end in the morning or at night.
    if (from.half === 'am') return isForward ? null : acceptSameDay(inHalf(from, 'am'), inHalf(to, 'pm'))
    return isForward ? acceptSameDay(inHalf(from, 'pm'), inHalf(to, 'pm')) : null
  }
  return readUnmarked(from, to)
}

/**
 * Without a half of the day only what crosses noon is certain: "9-5" and "8:30-12". "9-11" and "6-8" may be morning or
 * evening, and a night is never written without its halves.
 */
function readUnmarked(from: Clock, to: Clock): Span | null {
  const [opens, closes] = [inHalf(from, 'am'), inHalf(to, 'pm')]
  const startsInMorning = opens >= 7 * 60 && opens < noon && from.hour !== 12
  return startsInMorning && closes <= 18 * 60 && closes < opens + noon ? { opens, closes } : null
}

/** Nights are only believed with their halves: "15:00-6:00" is one wrong figure more often than a night. */
function readSpanOf24(from: Clock, to: Clock): Span | null {
  if (from.half || to.half) return null
  const span = accept(of24(from), of24(to))
  // "01:00-03:00" may be an afternoon.
  return span && (span.closes === 0 || (span.opens < span.closes && span.opens >= 4 * 60)) ? span : null
}

const acceptSameDay = (opens: number, closes: number) => (opens < closes ? accept(opens, closes) : null)

/** What the clock of a place can be: two times that were mixed up, or noon taken for midnight, are none. */
function accept(opens: number, closes: number): Span | null {
  if (opens === 0 && (closes === 0 || closes === dayMinutes - 1)) return { opens: 0, closes: 0 }
  const isPossible = opens < closes ? opens >= 4 * 60 || closes <= noon : closes === 0 || isNight(opens, closes)
  return isPossible ? { opens, closes } : null
}

interface Week {
  times: (Span & { day: number })[]
  closed: Set<number>
}

/** Reads "days times" or "times days" to the end; null when anything is left over. */
function readWeek(tokens: readonly Token[]): Week | null {
  const week: Week = { times: [], closed: new Set() }
  let part: Token[] = []
  for (const token of [...tokens, { is: 'end' } as const]) {
    if (token.is !== 'end') {
      part.push(token)
      continue
    }
    if (part.length > 0 && !readPart(part, week)) return null
    part = []
  }
  return week
}

function readPart(tokens: readonly Token[], week: Week): boolean {
  const beginsWithDays = tokens[0]?.is === 'day'
  let at = 0
  while (at < tokens.length) {
    // "Mon-Fri 9-5, closed weekends"
    const isDaysFirst = beginsWithDays && tokens[at]?.is !== 'closed'
    const first = isDaysFirst ? readDays(tokens, at) : readTimes(tokens, at)
    if (!first) return false
    const colon = skip(tokens, first.next, ['colon', 'list'])
    const between = isDaysFirst && tokens[colon]?.is === 'dash' ? colon + 1 : colon
    const second = isDaysFirst ? readTimes(tokens, between) : readDays(tokens, between)
    if (!second) return false
    for (const day of first.days ?? second.days ?? []) {
      const spans = first.spans ?? second.spans ?? []
      if (spans.length === 0) week.closed.add(day)
      week.times.push(...spans.map((span) => ({ ...span, day })))
    }
    at = skip(tokens, second.next, ['list'])
  }
  return true
}

const isRange = (token: Token | undefined) => token?.is === 'dash' || token?.is === 'to'

function skip(tokens: readonly Token[], at: number, kinds: readonly Token['is'][]): number {
  let next = at
  while (kinds.includes(tokens[next]?.is ?? 'end')) next += 1
  return next
}

interface Read {
  days?: number[]
  spans?: Span[]
  next: number
}

/** "Mon", "Mon-Fri", "Mon, Wed & Fri", "Tue Thu Sat"; "Tue Thu" alone may have lost its dash. */
function readDays(tokens: readonly Token[], start: number): Read | null {
  const days: number[] = []
  let [at, count, bare] = [start, 0, 0]
  for (;;) {
    const token = tokens[at]
    if (token?.is !== 'day') break
    const until = isRange(tokens[at + 1]) ? tokens[at + 2] : undefined
    if (until?.is === 'day') {
      if (token.isGroup || until.isGroup || (isRange(tokens[at + 3]) && tokens[at + 4]?.is === 'day')) return null
      const [first = 0, last = 0] = [token.days[0], until.days[0]]
      days.push(...Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7))
      at += 3
    } else {
      days.push(...token.days)
      at += 1
    }
    count += 1
    const next = skip(tokens, at, ['list'])
    if (tokens[next]?.is !== 'day') break
    if (next === at) bare += 1
    at = next
  }
  const isLost = bare > 0 && (count < 3 || bare !== count - 1)
  return count === 0 || isLost ? null : { days: [...new Set(days)], next: at }
}

/** "9 am-noon, 1-5 pm", "closed" or "24 hours". */
function readTimes(tokens: readonly Token[], start: number): Read | null {
  const first = tokens[start]
  if (first?.is === 'closed') return { spans: [], next: start + 1 }
  if (first?.is === 'allDay') return { spans: [{ opens: 0, closes: 0, isAllDay: true }], next: start + 1 }
  const spans: Span[] = []
  let at = start
  for (;;) {
    const pair = readPair(tokens, at)
    if (!pair) return null
    spans.push(pair.span)
    at = pair.next
    const next = skip(tokens, at, ['list'])
    if (tokens[next]?.is !== 'time' || next === at) break
    at = next
  }
  return { spans, next: at }
}

function readPair(tokens: readonly Token[], at: number): { span: Span; next: number } | null {
  const isJoined = isRange(tokens[at + 1])
  const [from, to] = [tokens[at], tokens[isJoined ? at + 2 : at + 1]]
  if (from?.is !== 'time' || to?.is !== 'time') return null
  // Some lists leave out the dash: "Thursday 2:00PM 5:00PM".
  if (!isJoined && !(from.clock.half && to.clock.half)) return null
  const span = readSpan(from.clock, to.clock)
  return span && { span, next: isJoined ? at + 3 : at + 2 }
}

const formatClock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** In the order of the week, each once; null when two times of a day contradict each other. */
function toHours({ times, closed }: Week): ListingHours | null {
  const unique = [...new Map(times.map((time) => [`${time.day} ${time.opens} ${time.closes}`, time])).values()]
  unique.sort((a, b) => a.day - b.day || a.opens - b.opens)
  const isContradicted = unique.some((time, index) => {
    const next = unique[index + 1]
    const end = time.closes > time.opens ? time.closes : dayMinutes
    return closed.has(time.day) || (next?.day === time.day && next.opens < end)
  })
  if (isContradicted || unique.length === 0) return null
  const wholeDays = unique.filter(({ opens, closes }) => opens === 0 && closes === 0)
  if (wholeDays.length === 7) return { kind: 'always' }
  if (wholeDays.some(({ isAllDay }) => !isAllDay)) return null
  const weekly = unique.map(({ day, opens, closes }): OpeningTime => {
    return { day, opens: formatClock(opens), closes: formatClock(closes) }
  })
  const parsed = ListingHours.safeParse({ kind: 'weekly', times: weekly })
  return parsed.success ? parsed.data : null
}

const longestText = 500

/** Where a place takes people in at certain hours, they are what a person has to know. */
function putIntakeFirst(text: string): string {
  const clauses = text.split(/;\s*/)
  const intake = clauses.findIndex((clause) => /^(?:[\w-]+ )?intake\b.*\d/i.test(clause))
  if (intake < 1) return text
  return [clauses[intake], ...clauses.filter((_, index) => index !== intake)].join('; ')
}

/**
 * Weekly hours where the text can mean nothing else, otherwise the text itself; null when it is empty. A text that
 * begins with `text:` is kept as it is.
 */
export function parseHours(text: string): ListingHours | null {
  const plain = text.replace(/^\s*text:/i, '').trim()
  if (plain === '') return null
  const asText: ListingHours = { kind: 'text', text: putIntakeFirst(plain).slice(0, longestText) }
  if (/^\s*text:/i.test(text)) return asText
  const tokens = plain.length > longestText ? null : tokenizeHours(plain)
  if (!tokens) return asText
  if (tokens.length === 1 && tokens[0]?.is === 'allDay') return { kind: 'always' }
  const week = readWeek(tokens)
  return (week && toHours(week)) ?? asText
}
