import { daysBetween } from './calendar.ts'
import type { FirstBox } from './first-box.ts'
import { type AnswerSubject, concernsTask } from './guide-tasks.ts'
import type { NamedDay } from './named-days.ts'
import type { Signal } from './signals.ts'
import type { Task } from './task.ts'
import { taskGraph, type TaskId } from './task-graph.ts'
import { preparing } from './task-days.ts'

/** So of nearly everybody who writes a plan: no step is about them. */
const commonFacts: ReadonlySet<Signal> = new Set<Signal>([
  'just-out',
  'long-out',
  'supervised',
  'must-report',
  'settled',
  'has-bed',
  'with-someone',
  'working',
  'stays-at-job',
  'support',
  'alone',
  'kids',
  'kids-along',
  'kids-apart',
  'from-jail',
  'elder',
  'young',
  'no-home',
  'federal',
  'in-program',
  'other-date',
  'for-other',
  'relative-home',
  'immigrant-alone',
])

/** Right for many, and the answer to nobody's burning trouble. */
const neverFirst: ReadonlySet<string> = new Set<TaskId>([
  'report-if-supervised',
  'papers-safe',
  'know-the-rules',
  'bed-check',
  'know-988',
  'keep-dates',
  'one-person',
  'peer-mentor',
  'reentry-program',
  'library-card',
  'small-budget',
  'room-search',
  'housing-programs',
  'mail-address',
  'monitor-charge',
  'officer-where-i-sleep',
  'hard-moment-plan',
  'check-benefits',
  'follow-up',
  'three-month-goal',
  'call-211',
  'clothes-and-shower',
  'halfway-house-ask',
  'case-copies',
  'wic-visit',
  'snap-for-kids',
  'renew-cert',
  'first-word',
])

/** Helps with nearly every trouble, so it is about a trouble less than the step that is only for it. */
const general: ReadonlySet<string> = new Set<TaskId>([
  'apply-snap',
  'apply-medicaid',
  'clinic-visit',
  'ride-plan',
  'rural-ride',
  'bus-pass',
  'naloxone',
  'legal-aid',
  'ask-visits',
])
/** Says only that there is a day. */
const anyDay: TaskId = 'day-ready'
const jobSearch: TaskId = 'job-center'
/** Papers without which a job or a day cannot begin. */
const missingPapers: readonly Signal[] = ['no-id', 'no-birth-certificate', 'no-ss-card', 'license-lost']
const papers: ReadonlySet<string> = new Set<TaskId>([
  'birth-certificate',
  'birth-certificate-pr',
  'social-security-card',
  'license-check',
  'state-id',
  'id-this-week',
  'tribal-papers',
])

const uses = new Map<Signal, number>()
/** The fewer steps a fact calls for, the more it says which one. */
function getWeight(signal: Signal): number {
  if (commonFacts.has(signal)) return 0
  const known =
    uses.get(signal) ??
    taskGraph.filter(({ signals, requires }) => signals.includes(signal) || requires.includes(signal)).length
  uses.set(signal, known)
  return known === 0 ? 0 : 2 / Math.sqrt(known)
}

const weights = {
  ownDay: 4,
  anyDay: 2.6,
  preparedDay: 1,
  subject: 3,
  near: 3,
  need: 1,
  urgent: 0.5,
  fewest: 1.4,
  /** Of what helps with nearly everything. */
  general: 0.6,
  /** Of looking for work where a day is named. */
  search: 0.4,
} as const

function weighFacts({ signals, requires }: Task, found: ReadonlySet<Signal>): number {
  return [...new Set([...signals, ...requires])]
    .filter((signal) => found.has(signal))
    .reduce((sum, signal) => sum + getWeight(signal), 0)
}

export interface LeadInput {
  /** What the plan may have, the weightiest first. */
  wanted: readonly Task[]
  box: FirstBox
  named: ReadonlyMap<string, NamedDay>
  subjects: readonly AnswerSubject[]
  today: string
}

/**
 * The step about what the person wrote into the first box: its named day, its subject, what it says of them; null where it
 * says nothing that a step is about.
 */
export function findLead({ wanted, box, named, subjects, today }: LeadInput): Task | null {
  const hasVisit = box.days.some(({ about }) => about === 'other')
  const isForWork =
    (box.days.length > 0 || box.signals.has('starts-work')) && missingPapers.some((signal) => box.signals.has(signal))
  const weigh = (task: Task) => {
    const subject = subjects.find((candidate) => candidate.question === 'urgent_need' && concernsTask(candidate, task))
    const about = weighFacts(task, box.signals) + weighFacts(task, box.opening)
    const byPapers = papers.has(task.id) && isForWork && about > 0 ? weights.ownDay : 0
    const byNeed = task.isByNeed && box.needs.has(task.need) ? weights.need : 0
    const bySubject = subject ? weights.subject * subject.probability : 0
    const whole = about + byPapers + weighDay(task, about) + bySubject + byNeed
    if (whole === 0) return 0
    const share = general.has(task.id) ? weights.general : task.id === jobSearch && hasVisit ? weights.search : 1
    return whole * share + (task.urgent === null ? 0 : weights.urgent)
  }
  const weighDay = (task: Task, about: number) => {
    const day = named.get(task.id)
    if (day === undefined || !box.days.some(({ on }) => on === day.on)) return 0
    if (task.id === anyDay) return weights.anyDay
    if (preparing[task.id as TaskId] !== undefined) return about > 0 ? weights.preparedDay : 0
    return weights.ownDay + (daysBetween(today, day.on) <= 1 ? weights.near : 0)
  }
  const all = wanted
    .filter((task) => !neverFirst.has(task.id) && !isVisitAhead(task, named, today))
    .map((task) => ({ task, weight: weigh(task) }))
    .filter(({ weight }) => weight >= weights.fewest)
    .toSorted((a, b) => b.weight - a.weight)
  return all[0]?.task ?? null
}

const visits: ReadonlySet<string> = new Set<TaskId>(['report-officer', 'tribal-officer', 'eviction-day'])

/** A visit that is days ahead stays on its day. */
function isVisitAhead({ id }: Task, named: ReadonlyMap<string, NamedDay>, today: string): boolean {
  const day = named.get(id)
  return visits.has(id) && day !== undefined && !day.isLastDay && daysBetween(today, day.on) > 2
}

export interface BeginningInput extends Omit<LeadInput, 'wanted' | 'subjects'> {
  lead: Task | null
  /** What must be done before the lead, and the lead. */
  group: readonly Task[]
  firstWeek: readonly Task[]
  signals: ReadonlySet<Signal>
}

/** What can harm the body today comes before every other trouble. */
const redFlags: readonly TaskId[] = [
  'danger-sign',
  'pregnancy-danger',
  'insulin-today',
  'dialysis-now',
  'oxygen-now',
  'seizure-medicine',
  'fresh-injury',
]
/** Its days are counted, and a missed one is a new charge. */
const duty: TaskId = 'registry-register'
const tonight: readonly TaskId[] = ['bed-with-kids', 'bed-tonight']
const medicines: readonly TaskId[] = [
  'old-program-first',
  'methadone-next',
  'buprenorphine-next',
  'insulin-now',
  'medicine-out',
]
/** The hold is what keeps somebody from the license or the job. */
const supportHold: readonly Signal[] = ['license-lost', 'job-offer', 'starts-work', 'support-hold']
const few = { medicineDays: 2, bedDays: 3, farDays: 7 } as const

/**
 * What the plan begins with, in this order: a duty whose days are counted, what can harm the body today, a bed for tonight,
 * a yes without which nobody may go, and the step about the first box.
 */
export function listBeginning({ lead, group, firstWeek, box, named, signals, today }: BeginningInput): string[] {
  const isThere = (id: string) => firstWeek.some((task) => task.id === id)
  const daysTo = (id: string) => {
    const day = named.get(id)
    return day === undefined ? null : daysBetween(today, day.on)
  }
  const isSoon = (id: string, within: number) => (daysTo(id) ?? within + 1) <= within
  const leadDay = lead === null ? null : daysTo(lead.id)
  const isFar = leadDay !== null && leadDay >= few.farDays
  const isVisit = lead?.id === anyDay || lead?.id === 'officer-trip-okay'
  const needsPass =
    signals.has('in-program') && (signals.has('federal') || signals.has('pass-needed')) && box.signals.has('in-program')
  const before: (readonly [TaskId, boolean])[] = [
    ...redFlags.map((id) => [id, true] as const),
    ['report-officer', isSoon('report-officer', 0)],
    [duty, named.has(duty)],
    ['alcohol-doctor', true],
    ['eviction-answer', lead?.id === 'eviction-help'],
    ['warrant-lawyer', box.signals.has('warrant')],
    ['ordered-class', isFar && box.signals.has('class-ordered')],
    ['record-copy', lead?.need === 'legal' && signals.has('record-unsure')],
    ['career-check', box.signals.has('career-barred')],
    ['child-support-call', signals.has('support-hold') && supportHold.some((signal) => box.signals.has(signal))],
    ['wound-care', box.signals.has('wound')],
    ['relapse-today', box.signals.has('relapse')],
    ...tonight.map((id) => [id, true] as const),
    ...medicines.map((id) => [id, isFar && (daysTo(id) ?? 0) <= few.medicineDays] as const),
    ['next-bed', leadDay === null && isSoon('next-bed', few.bedDays)],
    ['dose-first', leadDay !== null && leadDay <= 1],
    ['officer-trip-okay', isVisit],
    // Who leaves the county without a yes can lose more than the day.
    ['travel-okay', isSoon('travel-okay', few.farDays)],
    ['state-line-okay', leadDay !== null],
    ['halfway-house-ask', needsPass],
  ]
  const first = before.filter(([id, isSo]) => isSo && isThere(id)).map(([id]) => id)
  // Without a bed for tonight, what is days away waits its turn.
  const waits = tonight.some(isThere) && leadDay !== null && leadDay > few.medicineDays && lead?.id !== duty
  return [...new Set([...first, ...(waits ? [] : group.map(({ id }) => id))])]
}
