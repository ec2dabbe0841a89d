import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SocketMessageFromVisitor, type SocketMessageFromServer } from '#contracts/presence-socket.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { comesFromOurPages } from '#server/platform/http/guards.ts'
import { parseJson } from '#server/platform/http/json-body.ts'
import { getVisitorName } from '#server/platform/http/visitor.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { PresenceRepository, PresenceUpdate } from './repository.ts'
import { createMessageBudget, openSockets, socketLimits } from './socket-limits.ts'

export interface PresenceSocketDeps {
  clock: Clock
  logger: Logger
  presence: PresenceRepository
  isOn: boolean
  publicUrl: string | null
  idleCloseMs: number
}

const closeCode = { policy: 1008, badData: 1007, goingAway: 1001 } as const

/** Live presence over `/ws`: on development hosts, or where the operator turned it on (T-9.4). */
export async function presenceSocket(app: FastifyInstance, deps: PresenceSocketDeps): Promise<void> {
  await app.register(websocket, { options: { maxPayload: socketLimits.frameBytes } })
  const browsers = openSockets(socketLimits.perBrowser)
  const addresses = openSockets(socketLimits.perAddress)

  const admit = async (request: FastifyRequest) => {
    if (!deps.isOn || !request.ws) throw notFound()
    if (!request.headers.origin || !comesFromOurPages(request, deps.publicUrl)) throw new AppError(403, 'forbidden')
    if (!request.visitor?.token) throw new AppError(403, 'forbidden')
  }

  app.get('/ws', { websocket: true, preValidation: admit }, (socket, request) => {
    const browser = getVisitorName(request) ?? ''
    const address = toLimitKey(request.ip)
    if (!browsers.take(browser)) return socket.close(closeCode.policy)
    socket.once('close', () => browsers.release(browser))
    if (!addresses.take(address)) return socket.close(closeCode.policy)
    socket.once('close', () => addresses.release(address))
    listen(socket, request, deps)
  })
}

function listen(socket: WebSocket, request: FastifyRequest, deps: PresenceSocketDeps): void {
  const { clock, idleCloseMs } = deps
  const withinBudget = createMessageBudget(() => clock.now())
  const idle = setTimeout(() => socket.close(closeCode.goingAway), idleCloseMs)
  const say = (message: SocketMessageFromServer) => socket.send(JSON.stringify(message))
  const note = createPresenceWriter(request, deps)

  socket.on('close', () => clearTimeout(idle))
  socket.on('message', (frame) => {
    idle.refresh()
    const message = readMessage((frame as Buffer).toString())
    if (!message) return socket.close(closeCode.badData)
    if (!withinBudget()) {
      say({ type: 'error', data: { message: 'rate_limit' } })
      return socket.close(closeCode.policy)
    }
    note(message)
    if (message.type === 'hello') say({ type: 'connected', data: {} })
  })
}

function readMessage(text: string): SocketMessageFromVisitor | null {
  try {
    const parsed = SocketMessageFromVisitor.safeParse(parseJson(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Heartbeats only keep the socket open; changes are written in order, under the label from the hello message. */
function createPresenceWriter(request: FastifyRequest, { clock, logger, presence }: PresenceSocketDeps) {
  let label: string | null = null
  let written = Promise.resolve()
  const write = async (under: string, update: PresenceUpdate) => {
    const principalId = await request.visitor?.ensurePrincipal()
    if (principalId) await presence.note(principalId, under, update, clock.now())
  }
  return (message: SocketMessageFromVisitor) => {
    if (message.type === 'hello') label = message.data.sessionId
    const [under, update] = [label, updateFrom(message)]
    if (!under || !update) return
    written = written
      .then(() => write(under, update))
      .catch((error: unknown) => logger.error('presence not noted', describeFault(error)))
  }
}

function updateFrom(message: SocketMessageFromVisitor): PresenceUpdate | null {
  switch (message.type) {
    case 'hello':
      return { page: message.data.currentPage, deviceType: message.data.deviceType, status: 'active' }
    case 'activity':
      return { status: message.data.status }
    case 'page_change':
      return { page: message.data.page, status: 'active' }
    case 'user_left':
      return { status: 'left' }
    case 'heartbeat':
      return null
  }
}
