import { createStore } from '#client/platform/store.ts'

/** What a link of a mail came for. Its token is in memory only. */
export interface LinkTask {
  kind: 'answer' | 'invitation' | 'reset'
  token: string
}

type TaskEvent = { type: 'came'; task: LinkTask } | { type: 'left' }

function taskReducer(_: LinkTask | null, event: TaskEvent): LinkTask | null {
  return event.type === 'came' ? event.task : null
}

export const linkTask = createStore(taskReducer, null)

/** The part behind # of a link, or null for any other place on the page. */
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

/** What somebody pasted: a whole link, or only the code in it. */
export function pastedTask(text: string): LinkTask | null {
  const pasted = text.trim()
  const inLink = parseLinkTask(pasted.slice(Math.max(0, pasted.indexOf('#'))))
  const task = inLink ?? { kind: 'answer' as const, token: pasted }
  return /^[\w-]{20,64}$/.test(task.token) ? task : null
}
