import { fakeFetch, type SentRequest } from './fake-fetch.ts'

interface StoredTask {
  id: string
  sessionId: string
  title: string
  completed: boolean
  [field: string]: unknown
}

/** Stands in for the server's list of tasks in client tests: keeps rows, loses the connection or fails on demand. */
export function fakeTaskServer(rows: StoredTask[] = []) {
  const server = {
    rows,
    /** `lost`: no answer comes; a number is the answer to every change. */
    mode: 'up' as 'up' | 'lost' | number,
    sent: [] as SentRequest[],
    /** What was asked to change, in order: "POST Call Ana". */
    changes: () => server.sent.filter(({ method }) => method !== 'GET').map(describe),
  }
  const describe = ({ method, path, body }: SentRequest) =>
    `${method} ${(body as { title?: string } | undefined)?.title ?? path.split('/').at(-1)?.slice(-4)}`
  const reply = (request: SentRequest) => {
    const id = request.path.split('/').at(-1) ?? ''
    const at = server.rows.findIndex((row) => row.id === id)
    switch (request.method) {
      case 'GET':
        return { body: { success: true, actionPlans: server.rows.filter((row) => row.sessionId === id) } }
      case 'POST': {
        const body = request.body as StoredTask
        const existing = server.rows.find((row) => row.id === body.id)
        const row = existing ?? { ...body, completed: false }
        if (!existing) server.rows.push(row)
        return { body: { success: true, actionPlan: row } }
      }
      case 'PATCH':
        if (at < 0) return { status: 404 }
        server.rows[at] = { ...(server.rows[at] as StoredTask), ...(request.body as object) }
        return { body: { success: true, actionPlan: server.rows[at] } }
      default:
        if (at < 0) return { status: 404 }
        server.rows.splice(at, 1)
        return { body: { success: true } }
    }
  }
  server.sent = fakeFetch((request) => {
    // What is counted beside it is no task.
    if (request.path === '/api/events') return { body: { success: true } }
    if (server.mode === 'lost') throw new TypeError('Failed to fetch')
    if (typeof server.mode === 'number' && request.method !== 'GET') return { status: server.mode }
    return reply(request)
  })
  return server
}
