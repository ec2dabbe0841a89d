export interface ClockTime {
  hour: number
  minutes: string | null
  half: 'am' | 'pm' | null
}

/** How a day or a time limits what a note says: on it, from it, until it. */
export type Edge = 'on' | 'from' | 'until' | 'by' | 'before' | 'after'

export type DayPhrase =
  | { kind: 'days'; days: readonly number[]; join: 'range' | 'and' | 'or'; which: 'next' | 'this' | 'every' | null }
  | { kind: 'date'; month: number; day: number | null }
  | { kind: 'named'; name: NamedDay }

export type TimePhrase =
  | { kind: 'one'; time: ClockTime; edge: Edge }
  | { kind: 'two'; from: ClockTime; to: ClockTime; isBetween: boolean }

/** When something happens, as a note says it. */
export interface Moment {
  day: (DayPhrase & { edge: Edge }) | null
  part: DayPart | null
  time: TimePhrase | null
}

const namedDays = [
  'today',
  'tomorrow',
  'tonight',
  'thisWeek',
  'nextWeek',
  'nextMonth',
  'everyDay',
  'anyDay',
  'weekdays',
  'weekends',
] as const
export type NamedDay = (typeof namedDays)[number]
const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** Lower case without accents; signs that days and times are written with stay. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

const dayNames = [
  'sundays?|sun|domingos?',
  'mondays?|mon|lunes',
  'tuesdays?|tues?|martes',
  'wednesdays?|weds?|miercoles',
  'thursdays?|thurs?|thu|jueves',
  'fridays?|fri|viernes',
  'saturdays?|sat|sabados?',
]
const anyDayName = `(?:${dayNames.join('|')})`
const monthNames = [
  'january|jan|enero',
  'february|feb|febrero',
  'march|marzo',
  'april|abril',
  'may|mayo',
  'june|junio',
  'july|julio',
  'august|aug|agosto',
  'september|sept|septiembre',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre',
]
const anyMonthName = `(?:${monthNames.join('|')})`
const edgeWords: readonly (readonly [Edge, string])[] = [
  ['from', 'starting(?: on)?|beginning|from|as of|desde|a partir de'],
  ['until', 'until|till|til|hasta'],
  ['by', 'by|no later than|a mas tardar(?: el| a)?'],
  ['before', 'before|antes de'],
  ['after', 'after|despues de'],
]
const anyEdge = edgeWords.map(([, words]) => words).join('|')
const edgePrefix = String.raw`(?:\b(?<edge>${anyEdge})l?\s+)?`

const readEdge = (word: string | undefined): Edge =>
  edgeWords.find(([, words]) => word !== undefined && new RegExp(`^(?:${words})$`).test(word))?.[0] ?? 'on'

const half = String.raw`[ap]\.?\s?m\b\.?`
const clock = (name: string) => String.raw`(?<${name}Hour>\d{1,2})(?::(?<${name}Min>\d{2}))?\s*(?<${name}Half>${half})?`
/** A number with a unit after it is an amount, not a time. */
const noUnit = String.raw`(?![\d/%:-]|\s*(?:st|nd|rd|th)\b|\s*(?:minut|min\b|hour|hora|hr|day|dia|week|semana|month|mes|year|ano|people|persona|time|vez|veces|kid|hijo|bed|cama))`
const timeRange = new RegExp(
  String.raw`(?<![\d$/.-])(?<lead>\b(?:from|between|de|desde|entre)\s+)?(?:las?\s+)?${clock('a')}\s*(?<sep>-|\bto\b|\band\b|\buntil\b|\ba\b|\by\b|\bhasta\b)\s*(?:las?\s+)?${clock('b')}${noUnit}`,
)
const singleTime = new RegExp(
  String.raw`(?<![\d$/.-])(?:\b(?<edge>${anyEdge})\s+)?(?<lead>\b(?:at|around|about|a|como a|por)\s+)?(?<art>\blas?\s+)?(?:${clock('a')}|(?<noon>\b(?:noon|mediodia)\b))${noUnit}`,
  'g',
)
const dateInEnglish = new RegExp(
  String.raw`${edgePrefix}(?:\bon\s+)?\b(?<month>${anyMonthName})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:])`,
)
const dateInSpanish = new RegExp(
  String.raw`${edgePrefix}(?:\bel\s+)?(?<!\d)(?<day>\d{1,2})\s+de\s+(?<month>${anyMonthName})\b`,
)
const dateInNumbers = new RegExp(
  String.raw`${edgePrefix}(?:\b(?:on|el)\s+)?(?<![\d/])(?<month>\d{1,2})\/(?<day>\d{1,2})(?![\d/])`,
)
const monthAlone = new RegExp(String.raw`\b(?<edge>${anyEdge}|in|en)\s+(?<month>${anyMonthName})\b`)
const daySeparator = String.raw`\s*(?:-|\/|,\s*(?:and|or|y|o)?|&|\b(?:to|through|thru|and|or|a|al|y|o|e)\b)\s*(?:el\s+|los\s+)?`
const dayList = new RegExp(
  String.raw`${edgePrefix}(?:\b(?:on|el|los|de|del)\s+)?(?<which>\b(?:next|this|every|each|all|proximo|este|esta|cada|todos los)\s+)?(?<list>\b${anyDayName}\b\.?(?:${daySeparator}\b${anyDayName}\b\.?)*)(?<after>\s+(?:que viene|proximo))?`,
)
const namedPatterns: readonly (readonly [NamedDay, string])[] = [
  ['everyDay', 'every day|daily|7 days a week|todos los dias|diario|a diario'],
  ['anyDay', 'any day|any time|anytime|cualquier dia|cuando guste|cuando quiera'],
  ['weekdays', 'weekdays|on weekdays|entre semana'],
  ['weekends', 'weekends|on weekends|(?:los )?fines de semana'],
  ['nextWeek', 'next week|la proxima semana|la semana que viene|la otra semana'],
  ['thisWeek', 'this week|esta semana'],
  ['nextMonth', 'next month|el proximo mes|el mes que viene'],
  ['tonight', 'tonight|esta noche'],
  ['tomorrow', 'tomorrow|manana'],
  ['today', 'today|hoy'],
]
const partPatterns: readonly (readonly [DayPart, string])[] = [
  ['morning', '(?:in the )?mornings?|(?:en|por) las? mananas?'],
  ['afternoon', '(?:in the )?afternoons?|(?:en|por) las? tardes?'],
  ['evening', '(?:in the )?evenings?|(?:at|by) night|(?:en|por) las? noches?'],
]

export interface TakenMoment {
  moment: Moment | null
  /** The text without it. */
  rest: string
}

/** Reads one day and one time from a normalized text, and returns what else it says. */
export function takeMoment(text: string): TakenMoment {
  const time = takeTime(text)
  const part = takePart(time.rest)
  const day = takeDay(part.rest)
  const moment = { time: time.found, part: part.found, day: day.found }
  const isEmpty = moment.time === null && moment.part === null && moment.day === null
  return { moment: isEmpty ? null : moment, rest: day.rest.replace(/\s+/g, ' ').trim() }
}

interface Taken<Found> {
  found: Found | null
  rest: string
}

const without = (text: string, match: RegExpExecArray | RegExpMatchArray) =>
  `${text.slice(0, match.index)} ${text.slice((match.index ?? 0) + match[0].length)}`

function takeTime(text: string): Taken<TimePhrase> {
  const range = timeRange.exec(text)
  const groups = range?.groups
  if (range && groups) {
    const isBetween = /^(?:between|entre)/.test(groups['lead'] ?? '')
    const [from, to] = [toClock(groups, 'a'), toClock(groups, 'b')]
    const isJoined = groups['sep'] === 'and' || groups['sep'] === 'y'
    if (from && to && isJoined === isBetween) {
      return { found: { kind: 'two', from, to, isBetween }, rest: without(text, range) }
    }
  }
  for (const match of text.matchAll(singleTime)) {
    const found = toSingleTime(match.groups ?? {})
    if (found) return { found, rest: without(text, match) }
  }
  return { found: null, rest: text }
}

/** A bare number is no time: "come at 7" names one, "7" does not. */
function toSingleTime(groups: Readonly<Record<string, string | undefined>>): TimePhrase | null {
  const { noon, edge, art, aMin, aHalf, lead } = groups
  const time = noon ? { hour: 12, minutes: null, half: 'pm' as const } : toClock(groups, 'a')
  const isTime = noon ?? edge ?? art ?? aMin ?? aHalf ?? hasAt(lead)
  return time && isTime ? { kind: 'one', time, edge: readEdge(edge) } : null
}

const hasAt = (lead: string | undefined) => (lead !== undefined && /^(?:at|around)/.test(lead) ? lead : undefined)

function toClock(groups: Readonly<Record<string, string | undefined>>, name: string): ClockTime | null {
  const hour = Number(groups[`${name}Hour`])
  const minutes = groups[`${name}Min`] ?? null
  if (hour > 23 || hour === 0 || Number(minutes ?? 0) > 59) return null
  const letter = groups[`${name}Half`]?.[0]
  return { hour, minutes: minutes === '00' ? null : minutes, half: letter ? (letter === 'a' ? 'am' : 'pm') : null }
}

function takePart(text: string): Taken<DayPart> {
  for (const [part, words] of partPatterns) {
    const match = new RegExp(String.raw`\b(?:${words})\b`).exec(text)
    if (match) return { found: part, rest: without(text, match) }
  }
  return { found: null, rest: text }
}

function takeDay(text: string): Taken<DayPhrase & { edge: Edge }> {
  const date = takeDate(text)
  // A date may come with the name of its day, which says nothing new.
  if (date.found)
    return { ...date, rest: date.rest.replace(new RegExp(String.raw`\b(?:on |el )?${anyDayName}\b,?`), ' ') }
  for (const [name, words] of namedPatterns) {
    const match = new RegExp(String.raw`${edgePrefix}\b(?:${words})\b`).exec(text)
    if (match)
      return { found: { kind: 'named', name, edge: readEdge(match.groups?.['edge']) }, rest: without(text, match) }
  }
  return takeDayNames(text)
}

function takeDate(text: string): Taken<DayPhrase & { edge: Edge }> {
  for (const pattern of [dateInEnglish, dateInSpanish, dateInNumbers, monthAlone]) {
    const match = pattern.exec(text)
    const groups = match?.groups
    if (!match || !groups) continue
    const name = groups['month'] ?? ''
    const month = /^\d/.test(name) ? Number(name) - 1 : indexOfName(monthNames, name)
    const day = groups['day'] === undefined ? null : Number(groups['day'])
    if (month < 0 || month > 11 || (day !== null && (day < 1 || day > 31))) continue
    return { found: { kind: 'date', month, day, edge: readEdge(groups['edge']) }, rest: without(text, match) }
  }
  return { found: null, rest: text }
}

function takeDayNames(text: string): Taken<DayPhrase & { edge: Edge }> {
  const match = dayList.exec(text)
  const groups = match?.groups
  if (!match || !groups) return { found: null, rest: text }
  const list = groups['list'] ?? ''
  const names = list.match(new RegExp(String.raw`\b${anyDayName}\b`, 'g')) ?? []
  const days = names.map((name) => indexOfName(dayNames, name))
  const between = list.replace(new RegExp(String.raw`\b${anyDayName}\b`, 'g'), ' ')
  const join = /-|\b(?:to|through|thru|a|al)\b/.test(between) ? 'range' : /\b(?:or|o)\b/.test(between) ? 'or' : 'and'
  const which = readWhich(groups['which'] ?? groups['after'] ?? '', list, text.slice(0, match.index + 4))
  return { found: { kind: 'days', days, join, which, edge: readEdge(groups['edge']) }, rest: without(text, match) }
}

/** "Thursdays" is every Thursday. */
function readWhich(word: string, list: string, before: string): 'next' | 'this' | 'every' | null {
  if (/next|proximo|que viene/.test(word)) return 'next'
  if (/this|est[ea]/.test(word)) return 'this'
  if (/every|each|all|cada|todos/.test(word)) return 'every'
  return /days\b|domingos|sabados/.test(list) || /\blos\s/.test(before) ? 'every' : null
}

const indexOfName = (names: readonly string[], name: string) =>
  names.findIndex((forms) => new RegExp(`^(?:${forms})$`).test(name))

/** A span of days or hours: opening hours, not an appointment. */
export function isRange({ day, time }: Moment): boolean {
  const isManyDays = day?.kind === 'days' && (day.days.length > 1 || day.which === 'every') && day.join !== 'or'
  const isNamedSpan = day?.kind === 'named' && /^(?:every|any|week)/.test(day.name)
  return time?.kind === 'two' ? !time.isBetween : isManyDays || isNamedSpan
}
