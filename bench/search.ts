import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { needs as labels } from '../src/content/en/needs.ts'
import { needKeys, Needs, type NeedKey } from '../src/domain/needs/needs.ts'
import type { County } from '../src/domain/places/county.ts'
import { findHelp } from '../src/server/engines/directory/find.ts'
import { storeDirectory } from '../src/server/engines/directory/load.ts'
import { directoryRepository } from '../src/server/engines/directory/repository.ts'
import { loadPlaces } from '../src/server/engines/places/places.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import type { Database } from '../src/server/platform/db/database.ts'
import { openDatabase } from '../src/server/platform/db/open.ts'
import { startPostgres } from '../src/testing/postgres-cluster.ts'
import { loadBenchDirectory, createSeededRandom } from './search-data.ts'
import { createFts5Peer, createMiniSearchPeer, type Peer } from './search-peers.ts'

const data = path.resolve(import.meta.dirname, '../data')
const million = 1_000_000
const searchesPerRound = 600
const clientCounts = [1, 8, 64]

interface Question {
  county: County
  needs: NeedKey[]
}
interface Times {
  p50: number
  p95: number
}
export interface SearchFigures {
  /** p95 in milliseconds with one client on the embedded engine, by number of rows. */
  real: Times
  million: Times
}

const places = loadPlaces(path.join(data, 'directory'))

/** Random counties, each with one need, three needs or all of them. */
function questions(count: number): Question[] {
  const chance = createSeededRandom(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
  return Array.from({ length: count }, (_, index) => ({
    county: pick(places.counties),
    needs: index % 3 === 0 ? [...needKeys] : Array.from({ length: index % 3 === 1 ? 1 : 3 }, () => pick(needKeys)),
  }))
}

const computeTimes = (all: number[]): Times => {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
const show = ({ p50, p95 }: Times) => `${p50.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}`

async function measureOurs(database: Database, clients: number, list: Question[]): Promise<Times> {
  const directory = directoryRepository(database.db)
  const { signal } = new AbortController()
  const waiting = list.values()
  const times: number[] = []
  const client = async () => {
    for (const { county, needs } of waiting) {
      const startedAt = performance.now()
      const flags = Needs.parse(Object.fromEntries(needs.map((need) => [need, true])))
      const request = { location: { state: county.state, county: county.name }, needs: flags, language: 'en' as const }
      await findHelp({ places, directory, sources: [], clock: systemClock }, request, { signal })
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return computeTimes(times)
}

/** Peers answer one query after the other: neither can run two at once in one process. */
function measurePeer(peer: Peer, list: Question[]): Times {
  return computeTimes(
    list.map(({ county, needs }) => {
      const startedAt = performance.now()
      const words = needs
        .map((need) => labels[need].label)
        .join(' ')
        .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
        .replaceAll(/ +/g, ' ')
      peer.find({ words: words.trim(), center: county })
      return performance.now() - startedAt
    }),
  )
}

async function withEngine(
  engine: 'sqlite' | 'postgres',
  measure: (database: Database) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-search-'))
  const cluster = engine === 'postgres' ? await startPostgres() : null
  if (engine === 'postgres' && cluster === null) {
    console.log('PostgreSQL: no server and no server binaries here, not measured')
    return
  }
  const database = await openDatabase(
    cluster ? { kind: 'postgres', url: cluster.url } : { kind: 'sqlite', file: path.join(dataDir, 'bench.db') },
  )
  try {
    await measure(database)
  } finally {
    await database.close()
    await cluster?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function benchEngine(
  engine: 'sqlite' | 'postgres',
  rows: number | 'real',
  list: Question[],
): Promise<Times | null> {
  let atOneClient: Times | null = null
  await withEngine(engine, async (database) => {
    const startedAt = performance.now()
    const { listings } = await storeDirectory(database, loadBenchDirectory(data, rows), Date.now())
    console.log(
      `${engine}, ${listings.toLocaleString('en-US')} rows, loaded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    )
    await measureOurs(database, 1, list.slice(0, 100))
    for (const clients of clientCounts) {
      const times = await measureOurs(database, clients, list)
      if (clients === 1) atOneClient = times
      console.log(`  ${String(clients).padStart(2)} clients        ${show(times)}`)
    }
  })
  return atOneClient
}

function benchPeers(rows: number | 'real', list: Question[]): void {
  for (const open of [createFts5Peer, createMiniSearchPeer]) {
    const peer = open(loadBenchDirectory(data, rows).listings())
    measurePeer(peer, list.slice(0, 20))
    console.log(`  ${peer.name.padEnd(16)} ${show(measurePeer(peer, list.slice(0, 200)))}`)
    peer.close()
  }
}

/** Whole searches including cards, in milliseconds, next to the time two peers need for text and bounding box. */
export async function benchSearch(): Promise<SearchFigures> {
  const list = questions(searchesPerRound)
  const figures: Partial<SearchFigures> = {}
  console.log('one search in ms         p50      p95')
  for (const [name, rows] of [
    ['real', 'real'],
    ['million', million],
  ] as const) {
    figures[name] = (await benchEngine('sqlite', rows, list)) ?? { p50: 0, p95: 0 }
    await benchEngine('postgres', rows, list)
    console.log(`peers over the same rows, 1 client`)
    benchPeers(rows, list)
  }
  return figures as SearchFigures
}
