import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

/** A browser may make 120 calls in a minute (T-6.5); after this many rows a writer is another person. */
const rowsPerBrowser = 40
/** One row of this many is deleted again by whoever wrote it. */
const deletionShare = 4
const replyWithinMs = 15_000

interface Reply {
  status: number
  text: string
  cookie: string | undefined
}

interface Person {
  cookie: string
  label: string
  forwardedFor: string
  rows: string[]
  written: number
}

const newPerson = (): Person => ({
  cookie: '',
  label: `chaos-${randomUUID()}`,
  forwardedFor: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  rows: [],
  written: 0,
})

/** Writes tasks, and deletes some of them, as one person after another. What the server acknowledges goes into the ledger. */
export class Writer {
  readonly #ledger: Ledger
  #person = newPerson()

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  /** Until told to stop, or until `address` is null because there is no server any more. A refusal or a lost reply only takes time. */
  async run(address: () => string | null, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const server = address()
      const isAnswered = server !== null && (await this.#step(server))
      if (!isAnswered) await wait(5)
    }
  }

  async #step(server: string): Promise<boolean> {
    if (this.#person.written >= rowsPerBrowser) this.#person = newPerson()
    const { rows } = this.#person
    return rows.length > 0 && randomInt(deletionShare) === 0 ? this.#delete(server, rows) : this.#write(server)
  }

  async #write(server: string): Promise<boolean> {
    const person = this.#person
    const [id, title] = [randomUUID(), `Call ${randomBytes(8).toString('hex')}`]
    const reply = await this.#send(server, 'POST', '', { id, sessionId: person.label, title })
    person.written += 1
    if (reply?.status !== 200) return reply !== null
    if (reply.cookie) person.cookie = reply.cookie
    this.#ledger.addWrite(id, title)
    person.rows.push(id)
    return true
  }

  async #delete(server: string, rows: string[]): Promise<boolean> {
    const [id] = rows.splice(randomInt(rows.length), 1)
    if (id === undefined) return false
    this.#ledger.beginDeletion(id)
    const reply = await this.#send(server, 'DELETE', `/${id}`)
    if (reply?.status === 200) this.#ledger.addDeletion(id)
    return reply !== null
  }

  /** Null when the reply is incomplete: then nothing was acknowledged. */
  async #send(server: string, method: string, route: string, body?: object): Promise<Reply | null> {
    const { cookie, forwardedFor } = this.#person
    try {
      const reply = await fetch(`${server}/api/action-plans${route}`, {
        method,
        headers: {
          'x-forwarded-for': forwardedFor,
          ...(cookie && { cookie }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(replyWithinMs),
      })
      const text = await reply.text()
      if (reply.status !== 200) this.#ledger.addRefusal(reply.status)
      return { status: reply.status, text, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] }
    } catch {
      return null
    }
  }
}
