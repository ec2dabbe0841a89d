import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import {
  createOutboundStream,
  OutboundProblem,
  type OutboundStream,
} from '#server/engines/sources/outbound/outbound.ts'
import { isLoopbackHost } from '#server/engines/sources/outbound/public-address.ts'
import { ConfigProblem } from '#server/platform/config.ts'

export interface DownloadLimits {
  fileBytes: number
  replyBytes: number
  fileMs: number
  replyMs: number
}

export const downloadLimits: DownloadLimits = {
  fileBytes: 200 * 1024 * 1024,
  replyBytes: 64 * 1024 * 1024,
  fileMs: 10 * 60 * 1000,
  replyMs: 2 * 60 * 1000,
}

export interface DownloadRules {
  /** Asked instead of every publisher, on this machine only: for tests. */
  base: string | null
  limits: DownloadLimits
}

export interface FetchedFile {
  sha256: string
  bytes: number
}

/** What the first bytes must be. */
export type Shape = 'csv' | 'json' | 'zip' | 'any'

const outsideHttps = 'The address must begin with https://, without a password and without a port.'

async function ask(
  url: URL,
  { base, limits }: DownloadRules,
  request: { headers?: Record<string, string>; ms: number },
) {
  const target = base === null ? url : new URL(url.pathname + url.search, base)
  const isAllowed = base === null ? url.protocol === 'https:' && url.port === '' : isLoopbackHost(target.hostname)
  if (!isAllowed || url.username || url.password) throw new ConfigProblem(outsideHttps)
  const call = createOutboundStream(base === null ? { hosts: [url.hostname] } : { hosts: [], trusted: [base] })
  const signal = AbortSignal.timeout(request.ms)
  const reply = await call(target, { headers: { accept: '*/*', ...request.headers }, signal }, limits.fileBytes)
  const refuse = (sentence: string): never => {
    reply.close()
    throw new ConfigProblem(`${url.hostname} ${sentence}`)
  }
  if (reply.status !== 200) refuse(`answered ${reply.status} instead of the list.`)
  if (/^(text\/html|application\/xhtml)/i.test(reply.headers['content-type'] ?? '')) refuse(aWebPage)
  return reply
}

const aWebPage = 'sent a web page instead of data. It may want a login, or the list has moved.'

/** The beginning of a file tells a page, a packed file and a table apart, whatever the sender calls it. */
export function findShapeProblem(start: Buffer, shape: Shape): string | null {
  const text = start
    .toString('utf8')
    .replace(/^\u{feff}/u, '')
    .trimStart()
  const isZip = start.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
  if (start.length === 0) return 'sent nothing.'
  if (!isZip && text.startsWith('<')) return aWebPage
  if (shape === 'zip' && !isZip) return 'did not send a zip file.'
  if (shape === 'json' && !/^[[{]/.test(text)) return 'did not send JSON.'
  if (shape === 'csv' && (isZip || start.includes(0) || /^[[{]/.test(text))) return 'did not send a table.'
  return null
}

/** Into a temporary file that gets its name when it is whole. */
export async function downloadFile(url: URL, file: string, shape: Shape, rules: DownloadRules): Promise<FetchedFile> {
  return named(url, async () => {
    const reply = await ask(url, rules, { ms: rules.limits.fileMs })
    return writeWhole(file, checkStart(reply, url.hostname, shape))
  })
}

async function* checkStart(reply: OutboundStream, host: string, shape: Shape): AsyncGenerator<Buffer> {
  let isFirst = true
  try {
    for await (const chunk of reply.body) {
      const problem = isFirst ? findShapeProblem(chunk.subarray(0, 4096), shape) : null
      if (problem) throw new ConfigProblem(`${host} ${problem}`)
      isFirst = false
      yield chunk
    }
  } finally {
    reply.close()
  }
  if (isFirst) throw new ConfigProblem(`${host} sent nothing.`)
}

/** The pieces in a file of this name, or no file at all. */
export async function writeWhole(
  file: string,
  pieces: AsyncIterable<Buffer | string> | Iterable<Buffer | string>,
  limit = Infinity,
): Promise<FetchedFile> {
  const temporary = `${file}.part`
  const hash = createHash('sha256')
  let bytes = 0
  const out = await open(temporary, 'w', 0o600)
  try {
    for await (const piece of pieces) {
      const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
      hash.update(chunk)
      bytes += chunk.length
      if (bytes > limit) throw new ConfigProblem('The list is too big.')
      await out.writeFile(chunk)
    }
    await out.close()
    await rename(temporary, file)
  } catch (error) {
    await out.close().catch(() => undefined)
    await rm(temporary, { force: true })
    throw error
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** One JSON reply of a service that is asked many times. */
export function createReplyGetter(rules: DownloadRules) {
  return (address: string, headers: Record<string, string> = {}): Promise<unknown> => {
    const url = new URL(address)
    return named(url, async () => {
      const { fileBytes: _, ...limits } = rules.limits
      const inReply = { ...rules, limits: { ...limits, fileBytes: limits.replyBytes } }
      const reply = await ask(url, inReply, {
        headers: { accept: 'application/json', ...headers },
        ms: limits.replyMs,
      })
      const chunks: Buffer[] = []
      for await (const chunk of checkStart(reply, url.hostname, 'json')) chunks.push(chunk)
      try {
        return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
      } catch {
        throw new ConfigProblem(`${url.hostname} sent a reply that breaks off.`)
      }
    })
  }
}

/** Every failure as one sentence; an address is never repeated, because it can hold a key. */
async function named<T>(url: URL, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ConfigProblem) throw error
    if (error instanceof OutboundProblem) throw new ConfigProblem(`${url.hostname}: ${error.message}`)
    throw new ConfigProblem(`${url.hostname} ${describeFailure(error)}`)
  }
}

function describeFailure(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'took too long to answer.'
  if (code === 'ECONNRESET' || code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return 'broke off in the middle of the list.'
  }
  return 'could not be reached.'
}
