import { createStore } from '#client/platform/store.ts'

/** What a link of a mail came for. Its token is in memory only. */
export interface DoorTask {
  kind: 'answer' | 'invitation' | 'reset'
  token: string
}

type TaskEvent = { type: 'came'; task: DoorTask } | { type: 'left' }

function taskReducer(_: DoorTask | null, event: TaskEvent): DoorTask | null {
  return event.type === 'came' ? event.task : null
}

export const doorTask = createStore(taskReducer, null)

/** The part behind # of a link, or null for any other place on the page. */
function taskOf(hash: string): DoorTask | null {
  const [, kind, token = ''] = /^#(answer|invitation|reset)=(.*)$/.exec(hash) ?? []
  return kind === undefined ? null : { kind: kind as DoorTask['kind'], token }
}

/** Removes the token from the address bar at once, so that neither the screen nor the history shows it (T-5.7). */
export function takeTask(): void {
  const task = taskOf(window.location.hash)
  if (!task) return
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  doorTask.send({ type: 'came', task })
}

export function leaveTask(): void {
  doorTask.send({ type: 'left' })
}

/** What somebody pasted: a whole link, or only the code in it. */
export function pastedTask(text: string): DoorTask | null {
  const pasted = text.trim()
  const inLink = taskOf(pasted.slice(Math.max(0, pasted.indexOf('#'))))
  const task = inLink ?? { kind: 'answer' as const, token: pasted }
  return /^[\w-]{20,64}$/.test(task.token) ? task : null
}
