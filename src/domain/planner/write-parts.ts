import type { PlanPart } from '../action-plan/plan-step.ts'
import type { Around } from './around.ts'
import { addDays, daysBetween, getWeekday } from './calendar.ts'
import { lastDay } from './date-tasks.ts'
import { fold } from '../text/fold.ts'
import { isByPhone } from './day-subjects.ts'
import { fillText } from './fill-text.ts'
import { formatMoment } from './format-day.ts'
import { cleanOwnWords, isEmptyAnswer } from './own-words.ts'
import type { PlanTexts } from './plan-texts.ts'
import type { DayTopic, EveryNamedDay } from './read-named-days.ts'
import type { DatedTask } from './task.ts'
import type { Signal } from './signals.ts'
import type { TaskId } from './task-graph.ts'

export interface PartsInput {
  days: Around['days']
  kept: Around['kept']
  tasks: readonly DatedTask[]
  signals: ReadonlySet<Signal>
  texts: PlanTexts
  today: string
  hasDanger: (text: string) => boolean
}

/** More is a story, not a line. */
const longestWords = 110
/** More than these are a list that nobody reads. */
const mostDays = 10
const mostKept = 4

/** Small parts beside the steps: the days that the person named, and what to keep doing. Empty parts are left out. */
export function writeParts(input: PartsInput): PlanPart[] {
  const { parts } = input.texts
  const all: PlanPart[] = [
    { id: 'days', title: parts.days, lines: listDayLines(input) },
    { id: 'keep', title: parts.keep, lines: listKeptLines(input) },
  ]
  return all.filter(({ lines }) => lines.length > 0)
}

/** The quoted words, or none where they are empty or about danger. */
function quote(words: string, hasDanger: PartsInput['hasDanger']): string | null {
  const clean = cleanOwnWords(words, longestWords).replace(/[\s.,;:]+$/, '')
  return isEmptyAnswer(clean) || hasDanger(words) ? null : `“${clean}”`
}

/** One line for each date: what the person wrote of it, and the step that prepares for it. */
function listDayLines({ days, tasks, signals, texts, today, hasDanger }: PartsInput): string[] {
  const ahead = days.filter(({ on, about }) => about !== 'release' && on >= today && daysBetween(today, on) <= farthest)
  const dates = [...new Set(ahead.map(({ on }) => on))].toSorted().slice(0, mostDays)
  return dates.flatMap((on) => {
    const told = ahead.filter((day) => day.on === on)
    const at = told.find((day) => day.at)?.at ?? undefined
    const what = [...new Set(told.flatMap((day) => tellDay(day, signals, texts, hasDanger) ?? []))]
    if (what.length === 0) return []
    const first = findStep(on, told, tasks, texts)
    const line = fillText(texts.parts.day, { date: formatMoment(on, at, texts), what: what.join(' ') })
    return [first === null ? line : `${line} ${first}`]
  })
}

/** Days months away are still days to keep; years are not. */
const farthest = lastDay * 4

/** Whoever is asked to come in spite of the order, and a border that may not open again. */
const isInvited =
  /\b(?:come (?:by|over|see|get|home)|its fine|its ok|puedo ir|que vaya|que venga|ir a verla|ver a la nina)\b/i
const isJourney = /\b(?:go|going|fly|cross|visit|see|ir|voy|viajar|cruzar|verl[oa]s?|ver a)\b/i

function findWarning(
  { about, words }: EveryNamedDay,
  signals: ReadonlySet<Signal>,
): keyof PlanTexts['parts']['warnings'] | null {
  const isLoose = about === 'unknown' || about === 'visit' || about === 'travel'
  if (!isLoose) return null
  if (signals.has('no-contact') && isInvited.test(words)) return 'noContact'
  const isAbroad = signals.has('immigration') && (about === 'travel' || signals.has('travel'))
  return isAbroad && isJourney.test(words) ? 'border' : null
}

const byPhone: readonly Signal[] = ['officer-by-phone', 'calls-officer', 'mail-report']

/** A call or a text: nobody has to be there. */
const isCall = ({ about, words }: EveryNamedDay, signals: ReadonlySet<Signal>) =>
  isByPhone(fold(words)) || (about === 'officer' && byPhone.some((signal) => signals.has(signal)))

function tellDay(
  day: EveryNamedDay,
  signals: ReadonlySet<Signal>,
  { parts }: PlanTexts,
  hasDanger: PartsInput['hasDanger'],
): string | null {
  const { about, words, isLastDay } = day
  const warning = findWarning(day, signals)
  const usual = (isLastDay ? parts.lastDay[about] : undefined) ?? parts.about[about]
  const label = warning === null ? (isCall(day, signals) ? parts.byPhone : usual) : parts.warnings[warning]
  const quoted = quote(words, hasDanger)
  if (label !== undefined) return quoted === null ? label : `${label} ${quoted}.`
  return quoted === null ? null : `${quoted}.`
}

/** Steps that only say that there is a day. */
const emptySteps: ReadonlySet<string> = new Set<TaskId>(['day-ready', 'ride-plan'])

/** Which step prepares for a kind of day that has none of its own. */
const stepsByTopic: Readonly<Partial<Record<DayTopic, readonly TaskId[]>>> = {
  rent: ['rent-help', 'eviction-help'],
  payment: ['restitution-plan', 'court-debt', 'rent-help'],
  bed: ['next-bed', 'shelter-worker', 'housing-programs'],
  'work-start': ['offer-officer', 'officer-job-okay', 'first-work-day'],
  'work-return': ['officer-job-okay', 'first-work-day'],
  class: ['college-apply', 'ordered-class', 'case-plan-start'],
  immigration: ['checkin-ready', 'immigration-lawyer'],
  travel: ['travel-okay', 'immigration-lawyer'],
  ceremony: ['officer-trip-okay', 'travel-okay'],
  clinic: ['rural-ride'],
  'drug-test': ['relapse-lawyer', 'test-letter'],
  court: ['court-ready', 'child-case', 'eviction-day'],
}

/** “Before then: Ask for help with rent.” */
function findStep(
  on: string,
  told: readonly EveryNamedDay[],
  tasks: readonly DatedTask[],
  { parts, tasks: taskTexts }: PlanTexts,
): string | null {
  const fitting = told.flatMap(({ about }) => stepsByTopic[about] ?? [])
  const step =
    tasks.find((dated) => dated.on === on && !emptySteps.has(dated.task.id)) ??
    tasks.find(({ task, dueOn }) => dueOn <= on && fitting.includes(task.id as TaskId))
  const text = step && taskTexts[step.task.id as TaskId]
  if (!step || !text) return null
  return fillText(step.dueOn === on ? parts.thatDay : parts.before, { title: text.title })
}

function listKeptLines({ kept, texts, today, hasDanger }: PartsInput): string[] {
  return kept.slice(0, mostKept).flatMap(({ words, weekday, weekdays }) => {
    const findNext = (day: number) => addDays(today, (day - getWeekday(today) + 7) % 7)
    const quoted = quote(words, hasDanger)
    if (quoted === null) return []
    if (weekdays) {
      const all = weekdays.map(findNext).toSorted()
      const named = all.map((day) => formatMoment(day, undefined, texts)).join('; ')
      return fillText(texts.parts.keepDays, { words: quoted, days: named })
    }
    if (weekday === null) return fillText(texts.parts.keepAll, { words: quoted })
    return fillText(texts.parts.keepOn, { words: quoted, date: formatMoment(findNext(weekday), undefined, texts) })
  })
}
