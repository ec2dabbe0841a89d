import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Db } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open.ts'

export interface WriteSpeeds {
  /** Durable inserts per second with 64 concurrent writers. */
  grouped: number
  /** Durable inserts per second, each awaited before the next begins. */
  oneByOne: number
  ratio: number
}

const WRITERS = 64
const ROUNDS = 5
const ROUND_MS = 400

/** The same insert on the same file with the same settings (WAL, synchronous FULL); only the concurrency differs. */
export async function benchWrites(): Promise<WriteSpeeds> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-writes-'))
  const { db, close } = await openDatabase({ kind: 'sqlite', file: join(folder, 'bench.db') })
  const insertsPerSecond = (writers: number) => measure(db, writers)
  try {
    await insertsPerSecond(WRITERS)
    const grouped: number[] = []
    const oneByOne: number[] = []
    // Alternating rounds, so that a disk that slows down or speeds up affects both equally.
    for (let round = 0; round < ROUNDS; round++) {
      oneByOne.push(await insertsPerSecond(1))
      grouped.push(await insertsPerSecond(WRITERS))
    }
    return { grouped: median(grouped), oneByOne: median(oneByOne), ratio: median(grouped) / median(oneByOne) }
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(db: Db, writers: number): Promise<number> {
  const startedAt = performance.now()
  const until = startedAt + ROUND_MS
  let written = 0
  const write = async () => {
    while (performance.now() < until) {
      await db.insertInto('events').values(event()).execute()
      written++
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return (written * 1000) / (performance.now() - startedAt)
}

function event() {
  const id = randomUUID()
  return { id, principal_id: null, label: 'bench', type: 'page_view', data: '{"page":"/"}', at: Date.now() }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { grouped, oneByOne, ratio } = await benchWrites()
  const show = (value: number) => Math.round(value).toLocaleString('en-US')
  const speeds = `${show(grouped)} grouped, ${show(oneByOne)} one by one`
  console.log(`durable inserts a second: ${speeds}, ${ratio.toFixed(1)} times as fast`)
}
