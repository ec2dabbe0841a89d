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
import { readKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'
import { sessionIdFromAddress } from '#client/platform/visitor/visitor-session.ts'
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
import { moveStepTask } from './fresh-plan.ts'
import { moveGuidance } from './plan-tasks-guidance.ts'

export type PlanPhase = 'loading' | 'ready' | 'offline' | 'failed'

/** Result of the last attempt to reach the server. A browser that never had a list need not ask whether it is empty. */
export const planPhase = createStore((_: PlanPhase, next: PlanPhase) => next, phaseAtFirst())

/** Changes that a caller on this page awaits, and their outcomes. */
const awaited = new Map<string, SendOutcome | null>()
const callMs = 15_000
const lockMs = 5000
let running: Promise<void> | null = null

/** Sends queued changes in order, then loads the list. Concurrent calls share one run. */
export function syncPlan(): Promise<void> {
  const label = openPlanLabel()
  running ??= alone(() => run(label)).finally(() => {
    running = null
  })
  return running
}

/** For a page that shows the list. Syncs again whenever the connection is back. Returns a stop function. */
export function openPlan(): () => void {
  if (readPlan().tasks.length === 0) planPhase.send(phaseAtFirst())
  const sync = () => void syncPlan()
  // A list that was never begun is not looked for: the id that this stores would hide the page on the next visit until the
  // app is ready. Without a connection the page has to say so.
  if (planPhase.get() !== 'ready' || !navigator.onLine || readPlan().waiting > 0) sync()
  window.addEventListener('online', sync)
  return () => window.removeEventListener('online', sync)
}

/** There may be tasks on the server, or restored by a PIN and not yet on a list. */
function phaseAtFirst(): PlanPhase {
  const isNew = currentPlanLabel() === null && !sessionIdFromAddress() && !readKey('userSession')?.actionPlans?.length
  return isNew ? 'ready' : 'loading'
}

/** Starts a new sync round, so that it includes all changes made so far. */
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

/** Skipped if the device was cleared while this waited. */
async function run(label: string): Promise<void> {
  if (currentPlanLabel() !== label) return
  const problem = (await sendAll(label)) ?? (await load(label))
  planPhase.send(problem ?? 'ready')
}

/** Returns the reason the list could not be loaded, if any. */
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
 * A task the server cannot accept right now blocks only other changes to that task. Nothing is sent offline, so that a
 * change undone meanwhile is never sent.
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
  // The device was cleared, or another tab was faster: nothing to record.
  if (!readPlanQueue().some(({ key }) => key === change.key)) return
  // A missing task stays in the copy: only the list shows whether it was removed or the session ended.
  const isDone = outcome === 'sent' || (outcome === 'gone' && change.type === 'delete')
  if (isDone) keepPlanCopy(label, applyChanges(readPlanCopy(label), [confirmed(change)]))
  updatePlanQueue({ type: outcome === 'refused' ? 'refused' : 'settled', key: change.key })
}

/** The server creates every task as not done; marking it done is a separate change. */
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

/** With new ids: the old ones may still be owned by a cookie this browser no longer has. */
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
    if (!listedTask.id) continue
    moveGuidance(listedTask.id, task.id)
    moveStepTask(listedTask.id, task.id)
  }
}

/** Null when there was no response, or one that is not ours: a captive portal answers every request. */
function getErrorStatus(error: unknown): number | null {
  return error instanceof ApiError && error.status >= 400 ? error.status : null
}

/** One tab at a time, where the browser supports locks; a tab that hangs does not block the others for long. */
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
