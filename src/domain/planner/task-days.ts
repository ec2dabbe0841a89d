import type { DaySubject, NamedDay } from './named-days.ts'
import type { AnswersReading } from './read-answers.ts'
import type { Signal } from './signals.ts'
import type { Task } from './task.ts'
import type { TaskId } from './task-graph.ts'

/** Which task a named day belongs to, the first that the plan has. */
const tasksByDay: Readonly<Record<DaySubject, readonly TaskId[]>> = {
  court: ['drug-court', 'court-ready', 'eviction-help', 'child-case'],
  eviction: ['eviction-help'],
  'child-case': ['child-case', 'court-ready'],
  officer: ['report-officer', 'officer-contact', 'officer-call', 'tribal-officer'],
  medicine: [
    'old-program-first',
    'methadone-next',
    'dose-first',
    'buprenorphine-next',
    'insulin-now',
    'shot-due',
    'medicine-out',
  ],
  bed: ['next-bed', 'safe-from-harm'],
  release: [],
  registry: ['registry-register'],
  payment: ['restitution-plan', 'court-debt', 'day-ready'],
  rent: ['rent-help'],
  'work-start': ['first-work-day'],
  'job-by': ['job-center'],
  phone: ['phone-now'],
  'ss-card': ['social-security-card'],
  license: ['license-check', 'cdl-steps', 'dui-steps', 'license-back'],
  other: ['day-ready'],
}

/** Days on which somebody must be somewhere: the ride is set up before. */
const trips: readonly DaySubject[] = ['court', 'eviction', 'child-case', 'officer', 'work-start', 'other']

/** Tasks that prepare for a day that belongs to another task. */
export const preparing: Readonly<Partial<Record<TaskId, readonly DaySubject[]>>> = {
  'ride-plan': trips,
  'rent-help': ['eviction', 'court'],
  'eviction-day': ['eviction', 'court'],
  'eviction-answer': ['eviction'],
  'offer-officer': ['work-start', 'other'],
  'license-check': ['license', 'work-start'],
  'support-hearing': ['court'],
  'support-job-lost': ['court'],
  'court-interpreter': ['court'],
  'defender-reach': ['court', 'child-case'],
  'warm-clothes': ['work-start'],
  'officer-trip-okay': ['other', 'child-case', 'court'],
  'travel-okay': ['other', 'court'],
  'state-line-okay': ['work-start', 'other'],
  'halfway-house-ask': ['other', 'bed'],
  'ged-test': ['other', 'officer'],
  'officer-job-okay': ['work-start'],
  'officer-where-i-sleep': ['bed'],
  'fair-chance-list': ['job-by'],
  'record-answer': ['job-by'],
  resume: ['job-by'],
  'apply-jobs': ['job-by'],
}

/** A day of no special kind belongs to what the person writes about. */
const otherDays: readonly (readonly [Signal, TaskId, about?: RegExp])[] = [
  ['travel', 'immigration-lawyer'],
  ['travel', 'travel-okay'],
  ['utility-cutoff', 'power-bill'],
  ['license-hearing', 'license-hearing'],
  ['ice-checkin', 'checkin-ready'],
  ['not-on-lease', 'lease-trouble', /meet|reuni|junta|cita|hearing|audiencia|letter|carta|housing|lease/i],
  ['class-ordered', 'ordered-class', /class|clase|curso|program|course|dui|dwi/i],
]

/** An officer who is called or texted is not visited. */
const byPhone: readonly Signal[] = ['officer-by-phone', 'calls-officer', 'mail-report']
/** Tasks that are about going somewhere. */
const outings: ReadonlySet<string> = new Set<TaskId>([
  'ride-plan',
  'officer-trip-okay',
  'travel-okay',
  'halfway-house-ask',
])
const testTask: TaskId = 'ged-test'
const isTest = /test|exam|ged|hiset|prueba/i

/** The day that each task of a plan belongs to. */
export function assignNamedDays({ days, signals }: AnswersReading, open: readonly Task[]): Map<string, NamedDay> {
  const assigned = new Map<string, NamedDay>()
  for (const day of days) {
    const isOwn = day.about === 'other' || day.about === 'payment'
    const own = otherDays
      .filter(([signal, , about]) => isOwn && signals.has(signal) && (about?.test(day.words ?? '') ?? true))
      .map(([, id]) => id)
    const id = [...own, ...tasksByDay[day.about]].find(
      (candidate) => open.some((task) => task.id === candidate) && !assigned.has(candidate),
    )
    if (id) assigned.set(id, day)
  }
  const isTrip = ({ about, isByPhone }: NamedDay) =>
    isByPhone !== true && !(about === 'officer' && byPhone.some((signal) => signals.has(signal)))
  for (const [id, subjects] of Object.entries(preparing)) {
    const day = days.find(
      (named) =>
        subjects.includes(named.about) &&
        (!outings.has(id) || isTrip(named)) &&
        (id !== testTask || isTest.test(named.words ?? '')),
    )
    if (day && !assigned.has(id)) assigned.set(id, day)
  }
  return assigned
}
