import { createStore } from '#client/platform/store.ts'

/** The purpose of an emailed link. Its token is kept in memory only. */
export interface LinkTask {
  kind: 'answer' | 'invitation' | 'reset'
  token: string
}

type TaskEvent = { type: 'came'; task: LinkTask } | { type: 'left' }

function taskReducer(_: LinkTask | null, event: TaskEvent): LinkTask | null {
  return event.type === 'came' ? event.task : null
}

export const linkTask = createStore(taskReducer, null)

/** Parses the URL fragment of a link; null for any other fragment. */
function parseLinkTask(hash: string): LinkTask | null {
  const [, kind, token = ''] = /^#(answer|invitation|reset)=(.*)$/.exec(hash) ?? []
  return kind === undefined ? null : { kind: kind as LinkTask['kind'], token }
}

/** Removes the token from the address bar at once, so that neither the screen nor the history shows it (T-5.7). */
export function takeTask(): void {
  const task = parseLinkTask(window.location.hash)
  if (!task) return
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  linkTask.send({ type: 'came', task })
}

export function leaveTask(): void {
  linkTask.send({ type: 'left' })
}

/** Parses pasted text: a whole link, or only its code. */
export function pastedTask(text: string): LinkTask | null {
  const pasted = text.trim()
  const inLink = parseLinkTask(pasted.slice(Math.max(0, pasted.indexOf('#'))))
  const task = inLink ?? { kind: 'answer' as const, token: pasted }
  return /^[\w-]{20,64}$/.test(task.token) ? task : null
}
