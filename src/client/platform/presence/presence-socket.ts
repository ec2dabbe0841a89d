import { SocketMessageFromServer, type SocketMessageFromVisitor } from '#contracts/presence-socket.ts'
import { getDeviceType } from '#domain/device-type.ts'
import { reportQuietly } from '../report-quietly.ts'

export interface PresenceSocket {
  say(message: SocketMessageFromVisitor): void
  /** Closes on purpose, without reconnecting. */
  close(): void
}

/** One connection to `/ws`: sends a greeting when it opens and reports when it closes. */
export function openPresenceSocket(
  sessionId: string,
  listener: { onOpen(): void; onClose(code: number): void },
): PresenceSocket {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
  const say = (message: SocketMessageFromVisitor) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  socket.addEventListener('open', () => {
    say({ type: 'hello', data: helloFrom(sessionId) })
    listener.onOpen()
  })
  socket.addEventListener('message', (event) => hear(event.data))
  socket.addEventListener('close', (event) => listener.onClose(event.code))
  return { say, close: () => socket.close(1000) }
}

function helloFrom(sessionId: string) {
  return {
    sessionId,
    userType: 'end_user',
    userId: null,
    partnerId: null,
    deviceType: getDeviceType(window.innerWidth),
    currentPage: location.pathname,
    userAgent: navigator.userAgent.slice(0, 1000),
  }
}

/** The server only sends confirmations and errors; neither changes anything, but an error helps during development. */
function hear(text: unknown): void {
  try {
    const message = SocketMessageFromServer.parse(JSON.parse(String(text)))
    if (message.type === 'error') reportQuietly('presence refused', message.data.message)
  } catch (error) {
    reportQuietly('presence message', error)
  }
}
