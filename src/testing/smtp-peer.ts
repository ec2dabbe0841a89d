import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach } from 'vitest'
import type { MailConfig } from '#server/platform/config.ts'

export type PeerBehavior = 'accept' | 'refuse_now' | 'refuse_always' | 'refuse_text' | 'die_in_data'

export interface ReceivedMail {
  recipients: string[]
  /** As it came over the wire. */
  raw: string
}

export interface SmtpPeer {
  readonly config: MailConfig
  readonly accepted: ReceivedMail[]
  /** Recipients of every attempted mail, whatever the result. */
  readonly tried: string[]
  manner: PeerBehavior
  /** Refuses connections from now on. */
  goDown(): Promise<void>
  comeUp(): Promise<void>
}

/** A real mail server on this machine, new for each test, whose behavior the test sets. */
export function setUpSmtpPeer(): SmtpPeer {
  const accepted: ReceivedMail[] = []
  const tried: string[] = []
  let server: SMTPServer | undefined
  let port = 0
  const peer: SmtpPeer = {
    get config() {
      return { host: '127.0.0.1', port, isSecure: false, login: null, from: 'help@next-chapter.example' }
    },
    accepted,
    tried,
    manner: 'accept',
    async goDown() {
      const closing = server
      server = undefined
      if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
    },
    async comeUp() {
      server = createPeerServer(peer)
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
      port = (server.server.address() as AddressInfo).port
    },
  }
  beforeEach(async () => {
    accepted.length = 0
    tried.length = 0
    peer.manner = 'accept'
    await peer.comeUp()
  })
  afterEach(async () => {
    await peer.goDown()
    port = 0
  })
  return peer
}

const refusal = (responseCode: number) => Object.assign(new Error('not taken'), { responseCode })

function createPeerServer(peer: SmtpPeer): SMTPServer {
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      peer.tried.push(address)
      const code = { refuse_now: 451, refuse_always: 550 }[peer.manner as string]
      callback(code === undefined ? null : refusal(code))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      if (peer.manner === 'die_in_data')
        stream.once('data', () => {
          for (const socket of sockets) socket.destroy()
        })
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (peer.manner === 'die_in_data') return
        if (peer.manner === 'refuse_text') return callback(refusal(554))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        peer.accepted.push({ recipients, raw: Buffer.concat(chunks).toString('utf8') })
        return callback()
      })
    },
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return server
}

/** The text of a mail without its transfer encoding. */
export function decodeMailText(raw: string): string {
  const end = raw.indexOf('\r\n\r\n')
  const [head, text] = [raw.slice(0, end), raw.slice(end + 4)]
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
