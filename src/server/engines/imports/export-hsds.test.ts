import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getHsdsTexts } from '#server/engines/hsds/texts.ts'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { exportHsdsZip } from './export-hsds.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-test-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const perPage = 2
/** Long notes that no compression makes much smaller. */
async function* buildPages(pages: number, onEnd: () => void) {
  for (let page = 0; page < pages; page += 1) {
    yield Array.from({ length: perPage }, (_, index) => ({
      listing: buildListing({
        id: `place-${page}-${index}`,
        note: { en: randomBytes(200_000).toString('base64'), es: 'Una nota.' },
      }),
      source: buildSource(),
      status: 'live' as const,
      origin: 'compiled' as const,
      reportsDiffer: [],
    }))
  }
  onEnd()
}

const startExport = (pages: number, onEnd = () => {}) =>
  exportHsdsZip({
    pages: buildPages(pages, onEnd),
    words: getHsdsTexts('en'),
    sources: new Map(),
    created: '2026-11-15T00:00:00.000Z',
    title: 'A directory',
  })

test('a package holds every row of every table, and its descriptor', async () => {
  const chunks: Uint8Array[] = []
  for await (const chunk of startExport(3)) chunks.push(chunk)
  const files = unzipSync(Buffer.concat(chunks))
  const countLines = (name: string) =>
    Buffer.from(files[name] ?? [])
      .toString()
      .split('\r\n').length - 2

  expect([countLines('services.csv'), countLines('locations.csv'), countLines('organizations.csv')]).toEqual([6, 6, 6])
  expect(JSON.parse(Buffer.from(files['datapackage.json'] ?? []).toString())).toMatchObject({ title: 'A directory' })
})

test('what waits for its turn in the package is not in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const held = () => {
    // The second time waits for what the first has set free.
    for (let times = 0; times < 2; times += 1) collectGarbage()
    return process.memoryUsage().arrayBuffers
  }
  const before = held()
  let whenRead = Infinity
  let size = 0
  for await (const chunk of startExport(36, () => (whenRead = held() - before))) size += chunk.length

  expect(size).toBeGreaterThan(14_000_000)
  expect(whenRead).toBeLessThan(size / 2)
})

test.runIf(existsSync('/proc/self/fd'))('the file it waits in is gone when the reader leaves', async () => {
  const listOpen = () =>
    readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        const file = readlinkSync(`/proc/self/fd/${fd}`)
        return file.startsWith(folder) ? [file] : []
      } catch {
        return []
      }
    })
  const reading = startExport(3)
  await reading.next()
  expect(listOpen()).toHaveLength(1)
  expect(readdirSync(folder)).toEqual([])

  await reading.return(undefined)
  expect(listOpen()).toEqual([])
})
