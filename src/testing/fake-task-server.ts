import { fakeFetch, type SentRequest } from './fake-fetch.ts'

interface StoredTask {
  id: string
  sessionId: string
  title: string
  completed: boolean
  [field: string]: unknown
}

/** Replaces the server's task list in client tests: stores rows, and drops the connection or fails on demand. */
export function fakeTaskServer(rows: StoredTask[] = []) {
  const server = {
    rows,
    /** `lost`: no answer comes; a number is the status of every change. */
    mode: 'up' as 'up' | 'lost' | number,
    sent: [] as SentRequest[],
    /** The requested changes, in order: "POST Call Ana". */
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
    // Analytics events are not tasks.
    if (request.path === '/api/events') return { body: { success: true } }
    if (server.mode === 'lost') throw new TypeError('Failed to fetch')
    if (typeof server.mode === 'number' && request.method !== 'GET') return { status: server.mode }
    return reply(request)
  })
  return server
}
