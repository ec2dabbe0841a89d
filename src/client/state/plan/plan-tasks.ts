import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { SessionLabel } from '#contracts/label.ts'
import { Day } from '#domain/action-plan/plan-step.ts'
import { PlanTask } from '#domain/action-plan/task-list.ts'
import {
  type QueueEvent,
  queueReducer,
  TaskChange,
  type TaskQueue,
  applyChanges,
} from '#domain/action-plan/task-queue.ts'
import { TaskPriority, buildPlanLabel } from '#domain/action-plan/tasks.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'
import { sessionIdFromAddress } from '#client/platform/visitor/visitor-session.ts'

/** A copy of the server's task; `shownAs` is the session id whose list it is on. */
const CopiedTask = z.extend(PlanTask, { shownAs: z.string() })
type CopiedTask = z.infer<typeof CopiedTask>

/** A task restored by PIN: without a session id, and not on this browser's list yet. */
const BroughtTask = z.object({
  shownAs: z.optional(z.undefined()),
  id: z.optional(z.string()),
  title: z.string(),
  description: z.optional(z.nullable(z.string())),
  category: z.optional(z.string()),
  priority: z.optional(TaskPriority),
  completed: z.optional(z.boolean()),
  dueOn: z.optional(z.nullable(Day)),
})
export type ListedTask = z.infer<typeof BroughtTask>

let isAddressRead = false

/** The session id of the list on this page, if there is one. Reading creates none: a cleared device stays empty. */
export function currentPlanLabel(): string | null {
  return readKey('tabPlanSessionId') ?? readKey('planSessionId') ?? null
}

/** The session id from the address, else this browser's own, created and stored on first use. */
export function openPlanLabel(): string {
  const named = isAddressRead ? null : SessionLabel.safeParse(sessionIdFromAddress())
  isAddressRead = true
  if (named?.success) writeKey('tabPlanSessionId', named.data)
  const currentLabel = currentPlanLabel()
  if (currentLabel !== null) return currentLabel
  const label = buildPlanLabel(crypto.getRandomValues(new Uint8Array(4)), Date.now())
  writeKey('planSessionId', label)
  return label
}

export function readPlanQueue(): TaskQueue {
  return readable(TaskChange, readKey('planQueue'))
}

export function updatePlanQueue(event: QueueEvent): void {
  writeKey('planQueue', [...queueReducer(readPlanQueue(), event)])
}

/** The server's tasks as last received. */
export function readPlanCopy(label: string): PlanTask[] {
  return copies()
    .filter(({ shownAs }) => shownAs === label)
    .map(({ shownAs: _, ...task }) => task)
}

/** All tasks of one list on this device, including those restored by PIN. */
export function listTasks(label: string): ListedTask[] {
  const brought = readable(BroughtTask, readKey('userSession')?.actionPlans ?? [])
  return [...readPlanCopy(label), ...brought]
}

/** Writes nothing for a session id no longer in use: the device may have been cleared meanwhile. */
export function keepPlanCopy(label: string, tasks: readonly PlanTask[]): void {
  if (currentPlanLabel() !== label) return
  const others = copies().filter(({ shownAs }) => shownAs !== label)
  const actionPlans = [...others, ...tasks.map((task) => ({ ...task, shownAs: label }))]
  const session = readKey('userSession')
  if (actionPlans.length > 0 || session?.actionPlans) writeKey('userSession', { ...session, actionPlans })
}

export interface PlanView {
  tasks: readonly PlanTask[]
  /** Number of changes not yet sent to the server. */
  waiting: number
}

const emptyView: PlanView = { tasks: [], waiting: 0 }
const reading = storedReading(['userSession', 'planQueue', 'planSessionId', 'tabPlanSessionId'], (): PlanView => {
  const label = currentPlanLabel()
  const queue = readPlanQueue()
  return { tasks: applyChanges(label === null ? [] : readPlanCopy(label), queue), waiting: queue.length }
})

export const readPlan = reading.get

/** The list with the person's latest changes, from this tab or another. */
export function usePlan(): PlanView {
  return useSyncExternalStore(reading.subscribe, reading.get, () => emptyView)
}

function copies(): CopiedTask[] {
  return readable(CopiedTask, readKey('userSession')?.actionPlans ?? [])
}

/** Skips unreadable entries one by one. */
function readable<Schema extends z.ZodMiniType>(schema: Schema, entries: readonly unknown[]): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}
