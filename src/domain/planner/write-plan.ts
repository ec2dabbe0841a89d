import type { PlanAnswers } from '../action-plan/plan-answers.ts'
import { type PlanPart, type PlanPhase, type PlanStep, planPhases } from '../action-plan/plan-step.ts'
import type { Language } from '../language.ts'
import { addDays, listClosedDays } from './calendar.ts'
import { firstWeekDays, lastDay, phaseStarts } from './date-tasks.ts'
import { formatDeadline, formatMoment, formatShortDay } from './format-day.ts'
import { fillText } from './fill-text.ts'
import { isEmptyAnswer, cleanOwnWords, dropNoise, dropShrugs, keepPeople } from './own-words.ts'
import type { PlanTexts, TaskText } from './plan-texts.ts'
import { countKids, type Kids } from './count-kids.ts'
import { writeHelpLines, writeScript } from './step-lines.ts'
import { findPeople, findWho, listHelp, type People } from './write-helpers.ts'
import type { Around } from './around.ts'
import { writeParts } from './write-parts.ts'
import type { AnswersReading } from './read-answers.ts'
import type { DaySubject } from './named-days.ts'
import type { CallerFact } from './shown-signals.ts'
import type { Signal } from './signals.ts'
import type { WaySignal } from './way-signals.ts'
import type { DatedTask, Task } from './task.ts'
import type { TaskId } from './task-graph.ts'
import type { TaskHelp } from './task-office.ts'

export type { TaskHelp } from './task-office.ts'

export interface PlanWriterInput {
  /** As returned by `chooseTasks`. */
  tasks: readonly DatedTask[]
  /** By task id; a task without an entry gets the text for 2-1-1. */
  help: ReadonlyMap<string, TaskHelp>
  reading: AnswersReading
  /** By task id: the texts of steps that a guide is about. */
  guideTexts?: ReadonlyMap<string, TaskText>
  /** By task id: what the person wrote about it, to be told in their own words. */
  ownWords?: ReadonlyMap<string, string>
  /** Every day that the person named, who helps, and what goes well already. */
  around?: Around
  /** The county as it reads in a sentence. */
  county: string | null
  answers: PlanAnswers
  language: Language
  /** `planTasks` of that language. */
  texts: PlanTexts
  /** The date the tasks were chosen for. */
  today: string
  /** Words about danger are not quoted. */
  hasDanger: (text: string) => boolean
  /** How much of the answers was read, where it was not all. */
  read?: 'beginnings' | 'nothing' | undefined
}

export interface WrittenPlan {
  /** Lines with **bold** Markdown. */
  plan: string
  steps: PlanStep[]
  parts: PlanPart[]
}

const nothingAround: Around = { days: [], helpers: [], kept: [] }
const noHelp: TaskHelp = { place: null, office: null }
/** More about oneself than this is a story, not a call. */
const mostTold = 4
const mostAlso = 3
const dayTask: TaskId = 'day-ready'
const isInterview = /interview|entrevista|job|hiring|orientation|trabajo|empleo/i
const goalTask: TaskId = 'three-month-goal'
/** The first week; all that comes after it stands under one heading. */
const soonPhases: readonly PlanPhase[] = ['now', 'week1']

/** The plan in the person's language, as one text to read and as steps to check off. */
export function writePlan(input: PlanWriterInput): WrittenPlan {
  const { tasks, help, texts, today, around = nothingAround } = input
  const people = findPeople(input.answers, around.helpers, input.hasDanger)
  const steps = tasks.map((dated) => buildStep(dated, input, people))
  const numbered = steps.map((step, i) => {
    const heading = `**${i + 1}. ${step.title}** (${formatDeadline(step.dueOn, today, texts)})`
    const below = writeStepLines(step, help.get(step.task) ?? noHelp, texts, tasks[i]?.task.urgent ?? null)
    return { phase: step.phase, lines: [heading, step.detail, ...below, ''] }
  })
  const parts = writeParts({
    ...around,
    tasks,
    signals: input.reading.signals,
    texts,
    today,
    hasDanger: input.hasDanger,
  })
  const writePart = (id: PlanPart['id']) =>
    parts
      .filter((part) => part.id === id)
      .flatMap(({ title, lines }) => [`**${title}**`, '', ...lines.map((line) => `- ${line}`), ''])
  const write = (phase: PlanPhase) => numbered.filter((step) => step.phase === phase).flatMap((step) => step.lines)
  const soon = soonPhases.flatMap((phase) => {
    const lines = write(phase)
    return lines.length === 0 ? [] : [`**${phaseTitle(phase, input)}**`, '', ...lines]
  })
  const later = planPhases.filter((phase) => !soonPhases.includes(phase)).flatMap(write)
  const first = [...writePart('days'), ...soon, ...writePart('keep')]
  const phases = later.length === 0 ? first : [...first, `**${texts.later}**`, '', ...later]
  const closing = input.reading.signals.has('violence') ? texts.closingHidden : texts.closing
  return { plan: [`**${texts.title}**`, ...writeOpening(input), '', ...phases, closing].join('\n'), steps, parts }
}

function writeStepLines(
  { script }: PlanStep,
  help: TaskHelp,
  texts: PlanTexts,
  urgent: DatedTask['task']['urgent'],
): string[] {
  return script === null ? [] : writeHelpLines(script, help, texts, urgent)
}

/** What a person tells of themselves before asking, with the day where they named one and the words do not. */
function listTold({ task, on }: DatedTask, { reading, texts, answers }: PlanWriterInput): string[] {
  const isInWords = (fact: CallerFact) =>
    on !== null &&
    texts.notes.sayOn[task.id as TaskId] !== undefined &&
    reading.days.some((day) => day.on === on && day.about === daysOfFacts[fact])
  const kids = countKids(answers)
  return task.tells
    .filter((fact) => reading.signals.has(fact) && !isInWords(fact))
    .slice(0, mostTold)
    .map((fact) => {
      if (fact === 'kids-along' && kids !== null) return tellKids(kids, texts)
      if (fact === 'disability' && reading.signals.has('wheelchair')) return texts.notes.wheelchair
      const day = reading.days.find(({ about, isLastDay }) => about === daysOfFacts[fact] && !isLastDay)
      const dated = texts.notes.toldOn[fact]
      return day && dated ? fillText(dated, { date: formatMoment(day.on, day.at, texts) }) : texts.told[fact]
    })
}

function tellKids({ count, ages, age }: Kids, { notes }: PlanTexts): string {
  if (age !== null) return fillText(notes.kidOfAge, { age })
  if (ages === null) return fillText(notes.kids, { count })
  return fillText(notes.kidsOfAge, { younger: ages[0], older: ages[1] })
}

const daysOfFacts: Partial<Readonly<Record<CallerFact, DaySubject>>> = { 'bed-ending': 'bed', supervised: 'officer' }

/** What somebody has or wants changes a step on whatever day it is. */
const toldLater: ReadonlySet<string> = new Set<Signal>(['prison-id', 'has-dd214', 'over-65', 'no-income', 'close-call'])

/** What this person should know beside the usual text: first what is so of them, then what is for everybody. */
function listAlso({ task, day, phase }: DatedTask, { reading, texts }: PlanWriterInput): string[] {
  const notes = Object.entries(texts.notes.also[task.id as TaskId] ?? {})
  const isSoon = soonPhases.includes(phase)
  return (
    notes
      .filter(([signal]) => isSoon || toldLater.has(signal))
      .filter(([signal]) => signal === 'always' || reading.signals.has(signal as Signal))
      // A funeral is no interview.
      .filter(([signal]) => task.id !== dayTask || signal !== 'wants-job' || isInterview.test(day?.words ?? ''))
      .slice(0, mostAlso)
      .map(([, sentence]) => sentence)
  )
}

/** Papers and charges are for the lawyer alone, not for whoever looks one up. */
const toldOnlyInPerson: ReadonlySet<string> = new Set<TaskId>(['immigration-lawyer', 'checkin-ready'])

function buildStep(dated: DatedTask, input: PlanWriterInput, people: People): PlanStep {
  const { task, phase, dueOn, on, at, day } = dated
  const { help, answers, texts, hasDanger, county } = input
  const usual = input.guideTexts?.get(task.id) ?? texts.tasks[task.id as TaskId]
  const date = on === null ? null : formatMoment(on, at, texts)
  const byPhone = day?.isByPhone ? texts.notes.byPhone[task.id as TaskId] : undefined
  const last = day?.isLastDay ? texts.notes.lastDay[task.id as TaskId] : undefined
  const sayOn = byPhone?.say ?? last?.say ?? texts.notes.sayOn[task.id as TaskId]
  const titleOn = byPhone?.title ?? last?.title ?? texts.notes.titleOn[task.id as TaskId]
  const askOn = texts.notes.askOn[task.id as TaskId]
  const who = findWho(task, people, texts.notes)
  const text = {
    ...usual,
    ...(titleOn === undefined ? {} : { titleOn }),
    ...(date !== null && sayOn ? { say: fillText(sayOn, { date }) } : {}),
    ...(date !== null && askOn ? { ask211: fillText(askOn, { date }) } : {}),
    ...(who === undefined ? {} : { who: fillText(texts.notes.callName, { name: who }) }),
  }
  const found = help.get(task.id) ?? noHelp
  const own = soonPhases.includes(phase) ? input.ownWords?.get(task.id) : undefined
  const ownText = found.place === null && toldOnlyInPerson.has(task.id) ? texts.notes.forLawyer : texts.step.ownWords
  const goal = cleanOwnWords(dropShrugs(answers.goals_3_months))
  const isGoal = task.id === goalTask && goal !== '' && !isEmptyAnswer(goal) && !hasDanger(goal)
  return {
    task: task.id,
    phase,
    title: date !== null && text.titleOn ? fillText(text.titleOn, { date }) : text.title,
    detail: [
      ...(isGoal ? [`${fillText(texts.step.goal, { words: goal })}.`] : []),
      ...listDayWords(dated, input),
      ...(date !== null && input.guideTexts?.has(task.id) ? [fillText(texts.notes.onDay, { date })] : []),
      byPhone?.detail ?? text.detail,
      ...(last?.detail === undefined ? [] : [last.detail]),
      ...listAlso(dated, input),
      ...(soonPhases.includes(phase) ? listHelp(dated, people, input.reading.signals, texts) : []),
      ...(found.rule ? [found.rule] : []),
      ...(found.isMissing ? [texts.step.noPlace] : []),
    ].join(' '),
    category: task.need,
    priority: task.priority,
    dueOn,
    place: found.place,
    script: [
      writeScript(text, found, texts, { told: listTold(dated, input), county }),
      ...(own === undefined ? [] : [fillText(ownText, { words: own })]),
      ...listCanDo(task, input),
    ].join(' '),
  }
}

/** “Get ready for Saturday” says nothing without what Saturday is. */
function listDayWords({ task, day }: DatedTask, { texts, hasDanger }: PlanWriterInput): string[] {
  const words = cleanOwnWords(day?.words ?? '')
  if (task.id !== dayTask || isEmptyAnswer(words) || hasDanger(words)) return []
  return [`${fillText(texts.step.goal, { words })}.`]
}

/** Steps in which somebody helps to find work. */
const workTasks: ReadonlySet<string> = new Set<TaskId>(['job-center', 'fair-chance-list'])

function listCanDo(task: Task, { answers, texts, hasDanger }: PlanWriterInput): string[] {
  const words = cleanOwnWords(dropNoise(answers.strengths))
  if (!workTasks.has(task.id) || isEmptyAnswer(words) || hasDanger(answers.strengths)) return []
  return [fillText(texts.notes.canDo, { words })]
}

const mostWays = 2
const wayOrder = [
  'hard-of-hearing',
  'shared-phone',
  'wifi-only',
  'few-minutes',
  'no-signal',
  'phone-hours',
  'works-nights',
  'works-evenings',
  'works-days',
  'cares-days',
] as const satisfies readonly WaySignal[]
const phoneWays: ReadonlySet<WaySignal> = new Set(['shared-phone', 'wifi-only', 'few-minutes'])

/** A trip without a yes can end in a cell. */
const needsPermission = (signals: ReadonlySet<Signal>) =>
  signals.has('ankle-monitor') || (signals.has('in-program') && (signals.has('federal') || signals.has('pass-needed')))

/** A call that nobody answers costs a day: when offices are shut, the plan says so before the steps. */
function writeClosedDays(today: string, texts: PlanTexts): string[] {
  const { isToday, ahead } = listClosedDays(today, firstWeekDays)
  const days = ahead.map((day) => formatMoment(day, undefined, texts)).join(', ')
  return [
    ...(isToday ? [texts.opening.closedToday] : []),
    ...(ahead.length > 0 ? [fillText(texts.opening.closed, { days })] : []),
  ]
}

function phaseTitle(phase: PlanPhase, { texts, today }: PlanWriterInput): string {
  const next = planPhases[planPhases.indexOf(phase) + 1]
  const last = next ? phaseStarts[next] - 1 : lastDay
  const [from, to] = [phaseStarts[phase], last].map((day) => formatShortDay(addDays(today, day), texts))
  return fillText(texts.phases[phase], { from: from ?? '', to: to ?? '' })
}

/** How to reach others for whoever cannot just call. */
function writeWays(signals: ReadonlySet<Signal>, { notes }: PlanTexts): string[] {
  if (signals.has('violence')) return []
  const ways = wayOrder.filter((way) => signals.has(way) && !(way === 'works-nights' && signals.has('starts-work')))
  const isPhone = ways.some((way) => notes.ways[way] !== undefined && phoneWays.has(way))
  return [
    ...(signals.has('no-phone') && !isPhone ? [notes.noPhone] : []),
    ...ways.slice(0, mostWays).map((way) => notes.ways[way]),
  ]
}

/** Who stands by the person; “he doesn’t drink” is praise, so whoever can be asked is told of as well. */
function tellPeople({ support_system }: PlanAnswers, around: Around = nothingAround): string {
  const people = keepPeople(support_system)
  if (people !== '') return people
  const safe = around.helpers.filter(({ isSafe, question }) => isSafe && question === 'support_system')
  return safe.map(({ words }) => words).join('. ')
}

/** What the person has and who supports them, in their own words. Words about danger are never quoted. */
function writeOpening({ answers, reading, texts, hasDanger, today, around, read }: PlanWriterInput): string[] {
  const { opening } = texts
  const quoteAnswer = (answer: string, told: string, text: string, empty: string) => {
    const words = cleanOwnWords(told)
    return isEmptyAnswer(words) || hasDanger(answer) ? empty : fillText(text, { words })
  }
  return [
    opening.hello,
    quoteAnswer(answers.strengths, dropShrugs(answers.strengths), opening.strengths, opening.noStrengths),
    quoteAnswer(answers.support_system, tellPeople(answers, around), opening.support, opening.noSupport),
    ...(reading.signals.has('relative-home') ? [opening.forAnother] : []),
    ...(read ? [opening.read[read]] : reading.isSilent ? [opening.sayMore] : []),
    ...writeWays(reading.signals, texts),
    ...(needsPermission(reading.signals) ? [opening.permission] : []),
    ...writeClosedDays(today, texts),
    reading.signals.has('violence') ? opening.callsHidden : opening.calls,
  ]
}
