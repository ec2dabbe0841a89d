import { lookup as resolve } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isLoopbackHost, isPublicAddress } from './public-address.ts'

const mostBytes = 2 * 1024 * 1024

/** An outbound call that was refused or failed. Contains no URL: URLs can contain a key. */
export class OutboundProblem extends Error {
  override readonly name = 'OutboundProblem'
}

export interface OutboundRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  signal: AbortSignal
}

interface ReplyHead {
  status: number
  headers: Record<string, string>
}

export interface OutboundReply extends ReplyHead {
  body: Buffer<ArrayBuffer>
}

export type Outbound = (address: URL, request: OutboundRequest) => Promise<OutboundReply>

export interface OutboundRules {
  /** Host names that may be called: https, port 443, public addresses. */
  hosts: readonly string[]
  /** Origins set by the operator or a test: may be private, and plain http on this machine. */
  trusted?: readonly string[]
}

const mostRedirects = 3

/** Every outbound call of a source: listed hosts, checked addresses, no cookies, redirects on the same host (T-7.1). */
export function createOutbound(rules: OutboundRules): Outbound {
  const open = createOpener(rules)
  return async function call(address, request) {
    const { head, incoming } = await open(address, request)
    try {
      const chunks: Buffer[] = []
      for await (const chunk of readBody(incoming, mostBytes)) chunks.push(chunk)
      return { ...head, body: Buffer.concat(chunks) }
    } finally {
      incoming.destroy()
    }
  }
}

export interface OutboundStream extends ReplyHead {
  /** The decompressed bytes; to be read to the end or closed. */
  body: AsyncIterable<Buffer>
  close(): void
}

/** The same call for a reply too long to hold in memory. */
export function createOutboundStream(rules: OutboundRules) {
  const open = createOpener(rules)
  return async function call(address: URL, request: OutboundRequest, limit: number): Promise<OutboundStream> {
    const { head, incoming } = await open(address, request)
    return { ...head, body: readBody(incoming, limit), close: () => void incoming.destroy() }
  }
}

function createOpener({ hosts, trusted = [] }: OutboundRules) {
  const isTrusted = ({ origin, protocol, hostname }: URL) =>
    trusted.includes(origin) && (protocol === 'https:' || isLoopbackHost(hostname))
  const isListed = ({ protocol, hostname, port }: URL) =>
    protocol === 'https:' && port === '' && hosts.includes(hostname) && isIP(hostname) === 0

  return async function open(address: URL, request: OutboundRequest) {
    let target = address
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const isOpen = isTrusted(target)
      if (!isOpen && !isListed(target)) throw new OutboundProblem('This address is not on the list.')
      if (target.username || target.password) throw new OutboundProblem('An address must not hold a password.')
      const reply = await send(target, request, isOpen)
      const { status } = reply.head
      const location = status >= 300 && status < 400 ? reply.incoming.headers.location : undefined
      if (location === undefined) return reply
      reply.incoming.destroy()
      const next = URL.parse(location, target)
      if (!next || next.host !== target.host || request.method === 'POST') {
        throw new OutboundProblem('It wants to lead elsewhere.')
      }
      target = next
    }
    throw new OutboundProblem('It leads in circles.')
  }
}

async function send(target: URL, request: OutboundRequest, isOpen: boolean) {
  const { promise, resolve: arrive, reject } = Promise.withResolvers<IncomingMessage>()
  const start = target.protocol === 'https:' ? httpsRequest : httpRequest
  const outgoing = start(target, {
    method: request.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...request.headers,
      'accept-encoding': 'gzip',
      'user-agent': 'next-chapter',
    },
    signal: request.signal,
    ...(isOpen ? {} : { lookup: publicLookup }),
  })
  outgoing.once('response', arrive)
  outgoing.once('error', reject)
  outgoing.end(request.body)
  const incoming = await promise
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const)
  const head: ReplyHead = { status: incoming.statusCode ?? 0, headers: Object.fromEntries(headers) }
  return { incoming, head }
}

/** Connects to exactly the address that was checked; one non-public address rejects the whole name. */
const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const first = found?.[0]
    if (error || !first) return done(error ?? new OutboundProblem('The name leads nowhere.'), '')
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return done(new OutboundProblem('The name leads to an address that is not public.'), '')
    }
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

/** The reply's decompressed bytes. Stops reading as soon as there are too many, compressed or not. */
async function* readBody(incoming: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of unpacked(incoming) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limit) throw new OutboundProblem('The reply is too big.')
    yield chunk
  }
}

function unpacked(incoming: IncomingMessage): Readable {
  const encoding = incoming.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return incoming
  if (encoding !== 'gzip') throw new Error('The reply is packed in a way nobody asked for.')
  // The reader handles every error itself; the callback only lets `pipeline` close both streams.
  return pipeline(incoming, createGunzip(), () => undefined)
}
