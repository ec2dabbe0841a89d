import * as z from 'zod/mini'
import { PlanTask } from './task-list.ts'

/** `key` identifies the change. `isTried`: it was sent at least once and may have reached the server. */
const common = { key: z.string(), isTried: z.boolean() }

/** One change to the list that the server has not confirmed yet. */
export const TaskChange = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('add'), task: PlanTask }),
  z.object({ ...common, type: z.literal('complete'), id: z.uuid(), completed: z.boolean() }),
  z.object({ ...common, type: z.literal('delete'), id: z.uuid() }),
])
export type TaskChange = z.infer<typeof TaskChange>
/** In the order they were made, which is the order they are sent in. */
export type TaskQueue = readonly TaskChange[]

export type QueueEvent =
  | { type: 'changed'; change: TaskChange }
  | { type: 'sending'; key: string }
  /** The server has it or will never accept it: either way there is nothing more to send. */
  | { type: 'settled'; key: string }
  /** The server will not accept it. Later changes to a task that was never created are dropped with it. */
  | { type: 'refused'; key: string }

export const getTaskId = (change: TaskChange): string => (change.type === 'add' ? change.task.id : change.id)

export function queueReducer(queue: TaskQueue, event: QueueEvent): TaskQueue {
  switch (event.type) {
    case 'changed':
      return merged(queue, event.change)
    case 'sending':
      return queue.map((change) => (change.key === event.key ? { ...change, isTried: true } : change))
    case 'settled':
      return queue.filter(({ key }) => key !== event.key)
    case 'refused': {
      const refused = queue.find(({ key }) => key === event.key)
      const orphan = refused?.type === 'add' ? getTaskId(refused) : null
      return queue.filter((change) => change.key !== event.key && getTaskId(change) !== orphan)
    }
  }
}

/** Only changes that were never sent are merged: any other may already be on the server. */
function merged(queue: TaskQueue, next: TaskChange): TaskQueue {
  const isOpen = (change: TaskChange, type: TaskChange['type']) =>
    !change.isTried && change.type === type && getTaskId(change) === getTaskId(next)
  const ticked = queue.filter((change) => !isOpen(change, 'complete'))
  switch (next.type) {
    case 'complete':
      return [...ticked, next]
    case 'delete': {
      const isNew = ticked.some((change) => isOpen(change, 'add'))
      return isNew ? ticked.filter((change) => !isOpen(change, 'add')) : [...ticked, next]
    }
    case 'add': {
      // Restored before the delete was sent: the two cancel out.
      const isBack = queue.some((change) => isOpen(change, 'delete'))
      return isBack ? queue.filter((change) => !isOpen(change, 'delete')) : [...queue, next]
    }
  }
}

/** The list as the person sees it: the server's tasks with all pending changes applied. */
export function applyChanges(tasks: readonly PlanTask[], queue: TaskQueue): PlanTask[] {
  return queue.reduce<PlanTask[]>(
    (list, change) => {
      switch (change.type) {
        case 'add':
          return list.some(({ id }) => id === change.task.id) ? list : [...list, change.task]
        case 'complete':
          return list.map((task) => (task.id === change.id ? { ...task, completed: change.completed } : task))
        case 'delete':
          return list.filter(({ id }) => id !== change.id)
      }
    },
    [...tasks],
  )
}

export type SendOutcome = 'sent' | 'gone' | 'kept' | 'refused'

/**
 * What happens to a change the server did not confirm. `status` is null when no response came. `isLive`: the person is
 * waiting for it now, and is asked to try again rather than told that it will be sent later.
 */
export function classifySendOutcome(type: TaskChange['type'], status: number | null, isLive: boolean): SendOutcome {
  if (status === null) return 'kept'
  if (status === 404 && type !== 'add') return 'gone'
  const isPassing = status >= 500 || status === 429 || status === 408
  return isPassing && !isLive ? 'kept' : 'refused'
}

/**
 * Tasks that the device has and the server does not. If they share no task, the server no longer recognizes this
 * browser (its session ended, or a PIN alone brought the tasks here), so they are added again. If they share at least
 * one, the server is right: the others were removed elsewhere.
 */
export function findLostTasks<Known extends { id?: string | undefined }>(
  knownTasks: readonly Known[],
  served: readonly PlanTask[],
): readonly Known[] {
  const ids = new Set(served.map(({ id }) => id))
  return knownTasks.some(({ id }) => id !== undefined && ids.has(id)) ? [] : knownTasks
}
