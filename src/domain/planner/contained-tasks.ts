import type { NamedDay } from './named-days.ts'
import type { Signal } from './signals.ts'
import type { Task } from './task.ts'
import type { TaskId } from './task-graph.ts'
import { hardFacts } from './tasks/hard-facts.ts'

/** The same call with less in it, where nobody named a day for it. */
const contained: readonly (readonly [TaskId, within: TaskId])[] = [
  ['report-officer', 'officer-trip-okay'],
  ['officer-work-okay', 'officer-trip-okay'],
  ['methadone-next', 'ride-to-dose'],
  ['dose-first', 'ride-to-dose'],
  ['ride-plan', 'ride-to-dose'],
  ['ride-plan', 'rural-ride'],
  ['clothes-and-shower', 'warm-clothes'],
  ['child-support-change', 'support-job-lost'],
  ['money-for-school', 'college-apply'],
  ['report-officer', 'travel-okay'],
  ['state-id', 'id-this-week'],
  ['ged-test', 'ged-rest'],
  ['no-contact-check', 'kids-by-court'],
  ['birth-certificate', 'tribal-papers'],
  ['officer-trip-okay', 'state-line-okay'],
  ['officer-work-okay', 'state-line-okay'],
]

/** Another clinic is looked for where the old one says no, which its step tells. */
const replaced = { less: 'methadone-next', more: 'old-program-first' } as const satisfies Record<string, TaskId>

/** Whether another step of the plan says all that this one says. */
export function isContained(
  { id }: Task,
  possible: readonly Task[],
  named: ReadonlyMap<string, NamedDay>,
  signals: ReadonlySet<Signal>,
): boolean {
  const isPossible = (other: TaskId) => possible.some((task) => task.id === other)
  if (id === replaced.less && isPossible(replaced.more)) return true
  if (named.has(id)) return false
  // A day that belongs to something else is no appointment.
  if (id === ('day-ready' satisfies TaskId)) return true
  return !signals.has('just-out') && contained.some(([less, more]) => less === id && isPossible(more))
}

/** Right for nearly everybody, and about nobody's own trouble. */
const kindAdvice: ReadonlySet<string> = new Set<TaskId>([
  'peer-mentor',
  'one-person',
  'keep-dates',
  'small-budget',
  'room-search',
])
const hardIds: ReadonlySet<string> = new Set([...Object.keys(hardFacts), 'consulate-id' satisfies TaskId])

/** Where a hard fact has a step of its own, kind advice gives way, unless a signal calls for it. */
export function dropKindAdvice(open: readonly Task[], signals: ReadonlySet<Signal>): readonly Task[] {
  if (!open.some(({ id }) => hardIds.has(id))) return open
  return open.filter((task) => !kindAdvice.has(task.id) || task.signals.some((signal) => signals.has(signal)))
}
