import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { countLeadingZeroBits } from '../src/domain/proof-bits.ts'
import { connectPostgres } from '../src/server/platform/db/postgres.ts'

export interface PinServers {
  /** One URL per process. */
  urls: string[]
  stop(): Promise<void>
}

export interface ServerOptions {
  /** Number of processes that share the database. */
  count: number
  /** A PostgreSQL URL; the embedded engine when absent. */
  database?: string
  /** Makes a guess and a proof of work cost next to nothing. */
  isCheap?: boolean
  /** Only the proof of work costs next to nothing: it would hold up this process, not the server. */
  hasCheapProof?: boolean
}

/** Starts processes that share one key and trust the client address sent by a proxy on this machine. */
export async function startPinServers({
  count,
  database,
  isCheap = false,
  hasCheapProof = isCheap,
}: ServerOptions): Promise<PinServers> {
  const schema = database === undefined ? null : await newSchema(database)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pin-'))
  const shared = {
    ...process.env,
    DATABASE_URL: schema?.url ?? '',
    COOKIE_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXY: 'loopback',
    DATA_DIR: folder,
    ...(isCheap ? { QUICK_HASH: '1' } : {}),
    ...(hasCheapProof ? { PIN_PROOF_BITS: '8' } : {}),
  }
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [path.join(import.meta.dirname, 'pin-server.ts')], {
      env: shared,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const urls: string[] = []
  for (const child of children) {
    const [address] = (await once(child.stdout, 'data')) as [Buffer]
    urls.push(String(address).trim())
  }
  return {
    urls,
    async stop() {
      for (const child of children) {
        const ended = once(child, 'close')
        child.kill()
        await ended
      }
      await schema?.drop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A separate schema for each figure. */
async function newSchema(database: string): Promise<{ url: string; drop(): Promise<void> }> {
  const schema = `bench_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const { db, close } = await connectPostgres(database)
    await sql.raw(statement).execute(db)
    await close()
  }
  await run(`create schema ${schema}`)
  const url = new URL(database)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return { url: url.href, drop: () => run(`drop schema ${schema} cascade`) }
}

export interface Answer {
  status: number
  body: Record<string, unknown>
  cookie: string | null
  ms: number
}

export interface Sender {
  address: string
  cookie?: string | null
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 400 })

/** Sends one request as a browser at the given address. */
export function call(base: string, url: string, payload: object, { address, cookie }: Sender): Promise<Answer> {
  const headers: http.OutgoingHttpHeaders = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
    ...(cookie ? { cookie } : {}),
  }
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request(`${base}${url}`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const sessionCookie = response.headers['set-cookie']?.at(-1)?.split(';')[0] ?? cookie ?? null
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Answer['body']
        resolve({ status: response.statusCode ?? 0, body, cookie: sessionCookie, ms: performance.now() - begun })
      })
    })
    request.on('error', reject)
    request.end(JSON.stringify(payload))
  })
}

/** Computes the proof of work the server demands, as a browser would, and sends the request again. */
export async function callWithProof(base: string, url: string, payload: object, sender: Sender): Promise<Answer> {
  const first = await call(base, url, payload, sender)
  if (first.status !== 428) return first
  const { challenge, bits } = first.body['proof'] as { challenge: string; bits: number }
  let nonce = 0
  while (countLeadingZeroBits(createHash('sha256').update(`${challenge}:${nonce}`).digest()) < bits) nonce += 1
  const proof = { challenge, nonce: String(nonce) }
  return call(base, url, { ...payload, proof }, { ...sender, cookie: first.cookie })
}

/** Runs a limited number of calls at a time. */
export async function runInParallel<T>(
  count: number,
  atOnce: number,
  task: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next
      next += 1
      results[index] = await task(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** A client address for this index, from an unused network. */
export const buildAddress = (index: number, network = 10): string =>
  `${network}.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
