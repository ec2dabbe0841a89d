import { addActionPlan, deleteActionPlan, listActionPlans, updateActionPlan } from '#contracts/action-plans.ts'
import type { PlanTask } from '#domain/action-plan/task-list.ts'
import {
  findLostTasks,
  classifySendOutcome,
  type SendOutcome,
  type TaskChange,
  getTaskId,
  applyChanges,
} from '#domain/action-plan/task-queue.ts'
import { defaultTaskCategory, defaultTaskPriority } from '#domain/action-plan/tasks.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { createStore } from '#client/platform/store.ts'
import {
  currentPlanLabel,
  type ListedTask,
  keepPlanCopy,
  listTasks,
  openPlanLabel,
  readPlan,
  readPlanCopy,
  readPlanQueue,
  updatePlanQueue,
} from './plan-tasks.ts'
import { moveGuidance } from './plan-tasks-guidance.ts'

export type PlanPhase = 'loading' | 'ready' | 'offline' | 'failed'

/** How the last try to reach the server went. */
export const planPhase = createStore((_: PlanPhase, next: PlanPhase) => next, 'loading')

/** Changes somebody is waiting for on this page, and what became of them. */
const awaited = new Map<string, SendOutcome | null>()
const callMs = 15_000
const lockMs = 5000
let running: Promise<void> | null = null

/** Sends what waits, in order, and asks for the list. Whoever calls while it is under way waits for the same. */
export function syncPlan(): Promise<void> {
  const label = openPlanLabel()
  running ??= alone(() => run(label)).finally(() => {
    running = null
  })
  return running
}

/** For a page that shows the list. Tries again whenever the connection is back. Returns its stop. */
export function openPlan(): () => void {
  if (readPlan().tasks.length === 0) planPhase.send('loading')
  const sync = () => void syncPlan()
  sync()
  window.addEventListener('online', sync)
  return () => window.removeEventListener('online', sync)
}

/** Begins with a round that knows all changes made so far. */
export async function syncChanges(keys: readonly string[]): Promise<(SendOutcome | 'merged')[]> {
  const label = openPlanLabel()
  for (const key of keys) awaited.set(key, null)
  await running
  if (currentPlanLabel() === label) await syncPlan()
  return keys.map((key) => {
    const outcome = awaited.get(key) ?? null
    awaited.delete(key)
    return outcome ?? (readPlanQueue().some((change) => change.key === key) ? 'kept' : 'merged')
  })
}

/** Not for a device that was cleared while this waited its turn. */
async function run(label: string): Promise<void> {
  if (currentPlanLabel() !== label) return
  const problem = (await sendAll(label)) ?? (await load(label))
  planPhase.send(problem ?? 'ready')
}

/** Gives what stands in the way of the list, if anything. */
async function load(label: string): Promise<PlanPhase | null> {
  if (!navigator.onLine) return 'offline'
  try {
    const { actionPlans } = await callApi(
      listActionPlans,
      { params: { sessionId: label } },
      { signal: AbortSignal.timeout(callMs) },
    )
    const lost = findLostTasks(listTasks(label), actionPlans)
    keepPlanCopy(label, actionPlans)
    if (lost.length === 0) return null
    addAgain(label, lost)
    return await sendAll(label)
  } catch (error) {
    reportQuietly('plan list', error)
    return getErrorStatus(error) === null ? 'offline' : 'failed'
  }
}

/**
 * A task the server cannot take just now holds up only what else was done to it. Without a connection nothing is
 * even tried, so that what is undone meanwhile is never sent.
 */
async function sendAll(label: string): Promise<PlanPhase | null> {
  const stuck = new Set<string>()
  const next = () => readPlanQueue().find((change) => !stuck.has(getTaskId(change)))
  for (let change = next(); change; change = next()) {
    if (!navigator.onLine) return 'offline'
    updatePlanQueue({ type: 'sending', key: change.key })
    const status = await send(change)
    const outcome = status === 'ok' ? 'sent' : classifySendOutcome(change.type, status, awaited.has(change.key))
    if (status === null) return 'offline'
    if (outcome === 'kept') stuck.add(getTaskId(change))
    else settle(label, change, outcome)
  }
  return stuck.size > 0 ? 'failed' : null
}

function settle(label: string, change: TaskChange, outcome: SendOutcome): void {
  if (awaited.has(change.key)) awaited.set(change.key, outcome)
  // The device was cleared, or another tab was faster: then there is nothing to note.
  if (!readPlanQueue().some(({ key }) => key === change.key)) return
  // A task that is missing stays in the copy: only the list tells whether it was removed or the session ended.
  const isDone = outcome === 'sent' || (outcome === 'gone' && change.type === 'delete')
  if (isDone) keepPlanCopy(label, applyChanges(readPlanCopy(label), [confirmed(change)]))
  updatePlanQueue({ type: outcome === 'refused' ? 'refused' : 'settled', key: change.key })
}

/** The server begins every task as not done; a tick is a change of its own. */
function confirmed(change: TaskChange): TaskChange {
  return change.type === 'add' ? { ...change, task: { ...change.task, completed: false } } : change
}

async function send(change: TaskChange): Promise<'ok' | number | null> {
  const options = { signal: AbortSignal.timeout(callMs) }
  try {
    switch (change.type) {
      case 'add': {
        const { completed: _, ...body } = change.task
        await callApi(addActionPlan, { body }, options)
        break
      }
      case 'complete': {
        const { id, completed } = change
        await callApi(updateActionPlan, { params: { id }, body: { completed } }, options)
        break
      }
      case 'delete':
        await callApi(deleteActionPlan, { params: { id: change.id } }, options)
        break
    }
    return 'ok'
  } catch (error) {
    reportQuietly('plan change', error)
    return getErrorStatus(error)
  }
}

/** Under new names: the old ones may still belong to a browser that was forgotten. */
function addAgain(sessionId: string, tasks: readonly ListedTask[]): void {
  for (const listedTask of tasks) {
    const task: PlanTask = {
      id: crypto.randomUUID(),
      sessionId,
      title: listedTask.title,
      description: listedTask.description ?? null,
      category: listedTask.category ?? defaultTaskCategory,
      priority: listedTask.priority ?? defaultTaskPriority,
      completed: false,
      dueOn: listedTask.dueOn ?? null,
    }
    updatePlanQueue({ type: 'changed', change: { type: 'add', key: crypto.randomUUID(), isTried: false, task } })
    if (listedTask.completed) {
      const change = {
        type: 'complete',
        key: crypto.randomUUID(),
        isTried: false,
        id: task.id,
        completed: true,
      } as const
      updatePlanQueue({ type: 'changed', change })
    }
    if (listedTask.id) moveGuidance(listedTask.id, task.id)
  }
}

/** Null where no answer came, or one that is not ours: a network that wants a sign-in first answers everything. */
function getErrorStatus(error: unknown): number | null {
  return error instanceof ApiError && error.status >= 400 ? error.status : null
}

/** One tab at a time, where the browser can do that; a tab that hangs does not hold the others up for long. */
async function alone(callback: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return callback()
  let isBegun = false
  const once = () => {
    isBegun = true
    return callback()
  }
  try {
    await navigator.locks.request('plan-tasks', { signal: AbortSignal.timeout(lockMs) }, once)
  } catch (error) {
    if (isBegun) throw error
    await callback()
  }
}
