import type { Signal } from './signals.ts'
import type { Task } from './task.ts'
import type { TaskId } from './task-graph.ts'
import { hardFacts } from './tasks/hard-facts.ts'

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
