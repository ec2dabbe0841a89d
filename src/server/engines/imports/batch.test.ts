import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import { collectAll } from '#testing/collect-all.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { buildFewPlaces } from '#testing/builders/places.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { importBatches } from './batch.ts'
import type { ImportOptions } from './batch-state.ts'
import { stalledAfterMs } from './batch-store.ts'
import { readCsv } from './csv.ts'
import { decodeUtf8, splitText } from './decode-text.ts'
import { factAnswers, reentryFacts } from '#domain/directory/reentry-facts.ts'
import { exportCsv, exportPages } from './export-csv.ts'
import { importsRepository } from './repository.ts'

const database = setUpTestDatabase()
const places = buildFewPlaces()
const dayMs = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 15, 12)
let now = start

const batches = () => importBatches({ db: database.db, clock: { now: () => now }, places, newId: randomUUID })
const options: ImportOptions = {
  source: { publisher: 'A county', dataset: 'A list', url: null, licence: 'CC0' },
  asOf: '2026-11',
  format: 'csv',
  trusted: true,
  duplicates: 'skip',
}
const header = 'id,name,category,services,street,zip,phones,website,state,county\n'
const row = (id: number, more: Partial<Record<'name' | 'phone' | 'street' | 'website', string>> = {}) =>
  `${id},${more.name ?? `Helping hands ${id}`},housing,emergency-shelter,${more.street ?? `${id} Oak Street`},90012,` +
  `${more.phone ?? `213-556-${String(1000 + id)}`},${more.website ?? ''},CA,Los Angeles\n`

async function check(text: string, overrides: Partial<ImportOptions> = {}, maxRows = 5000) {
  const { id } = await batches().start({ ...options, ...overrides }, { actor: 'somebody', fingerprint: text })
  return batches().check(id, readCsv(splitText(text)), maxRows)
}
const loadRows = (id: string) => importsRepository(database.db).rowsAfter(id, -1, 500)
const loadCodes = async (id: string) =>
  (await loadRows(id)).map(({ verdict, problems }) => [
    verdict,
    (JSON.parse(problems) as { code: string }[]).map(({ code }) => code).join(' '),
  ])

/** All data an import could change. */
async function dump() {
  const { db } = database
  return JSON.stringify([
    await db.selectFrom('listings').selectAll().orderBy('id').execute(),
    await db.selectFrom('directory_sources').selectAll().orderBy('id').execute(),
    await db
      .selectFrom('directory_cells')
      .select(['cell', 'category', 'county_fips', 'n', 'needs'])
      .orderBy('cell')
      .orderBy('category')
      .orderBy('county_fips')
      .execute(),
  ])
}
const pantry = buildListing({ id: 'pantry', name: 'Corner Pantry' })
const clinic = buildListing({
  id: 'clinic',
  name: 'Open Door Clinic',
  category: 'healthcare',
  services: ['primary-care'],
  street: '9 Elm Street',
  phones: [{ number: '(213) 555-0199', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
  website: 'https://open-door.example',
})
const seed = (...listings: Listing[]) => seedDirectory(database.db, listings.length > 0 ? listings : [pantry, clinic])

test('a dry run judges every row and leaves the directory as it was', async () => {
  await seed()
  const before = await dump()
  const batch = await check(`${header}${row(1)}2,,housing,,,,,,CA,Los Angeles\n${row(3, { phone: '213-555-0100' })}`)

  expect(batch).toMatchObject({
    status: 'checked',
    progress: { total: 3, counts: { ok: 1, error: 1, duplicate: 0, warning: 1 } },
  })
  expect(await loadCodes(batch.id)).toEqual([
    ['ok', ''],
    ['error', 'name_missing contact_missing'],
    ['warning', 'shared_phone'],
  ])
  expect(await dump()).toBe(before)
})

test.each([
  ['the same phone and no other door', row(1, { phone: '213-555-0100', street: '' }), 'same_phone', 'pantry'],
  ['the same web address', row(1, { website: 'www.open-door.example/', street: '' }), 'same_website', 'clinic'],
  ['the same street, spelled anew', row(1, { street: '1 Example St.', name: 'Corner Food' }), 'same_address', 'pantry'],
  ['almost the same name in the county', row(1, { name: 'The Corner Pantry' }), 'similar_name', 'pantry'],
])('%s is a duplicate', async (_what, line, code, id) => {
  await seed()
  const batch = await check(header + line)

  expect(await loadCodes(batch.id)).toEqual([['duplicate', code]])
  expect((await loadRows(batch.id))[0]).toMatchObject({ duplicate_of: id, decision: 'skip' })
})

test('an id that is used twice in a file, and a row that is there twice, count once', async () => {
  const twice = row(2).replace(/^2/, '')
  const batch = await check(`${header}${row(1)}${row(1, { name: 'Another', phone: '213-556-9999' })}${twice}${twice}`)

  expect(await loadCodes(batch.id)).toEqual([
    ['ok', ''],
    ['error', 'duplicate_id'],
    ['ok', ''],
    ['error', 'duplicate_row'],
  ])
})

test('a commit adds the good rows, once, with their source; a second commit changes nothing', async () => {
  await seed()
  const { id } = await check(`${header}${row(1)}${row(2)}`)
  const committed = await batches().commit(id)
  const after = await dump()

  expect(committed).toMatchObject({ status: 'committed', progress: { added: 2, updated: 0, skipped: 0 } })
  expect(await directoryRepository(database.db).count()).toBe(4)
  const stored = await database.db.selectFrom('listings').selectAll().where('origin', '=', 'imported').execute()
  expect(stored.map(({ status, version }) => [status, version])).toEqual([
    ['live', null],
    ['live', null],
  ])
  now += dayMs
  expect(await batches().commit(id)).toEqual(committed)
  expect(await dump()).toBe(after)
  now = start
})

test('what nobody vouches for waits as a draft, where no search looks', async () => {
  const { id } = await check(header + row(1), { trusted: false })
  await batches().commit(id)

  expect(await directoryRepository(database.db).count()).toBe(0)
  expect(await directoryRepository(database.db).count({ status: 'draft' })).toBe(1)
})

const repeated = row(1, {
  phone: '213-555-0100',
  name: 'Corner Pantry',
  street: '1 Example Street',
  website: 'corner.example',
})
const corner = 'https://corner.example'

test.each([
  ['skip', { added: 0, updated: 0, skipped: 1 }, { website: null, category: 'community-services' }],
  ['update_blanks', { added: 0, updated: 1, skipped: 0 }, { website: corner, category: 'community-services' }],
  ['replace', { added: 0, updated: 1, skipped: 0 }, { website: corner, category: 'housing' }],
  ['add', { added: 1, updated: 0, skipped: 0 }, { website: null, category: 'community-services' }],
] as const)('a duplicate to %s does so, and undo brings back every byte', async (duplicates, counts, changed) => {
  await seed()
  const before = await dump()
  const { id } = await check(header + repeated, { duplicates })
  const { progress } = await batches().commit(id)

  expect(progress).toMatchObject(counts)
  expect((await directoryRepository(database.db).documents(['pantry'])).get('pantry')?.listing).toMatchObject(changed)
  expect(await batches().undo(id)).toMatchObject({ status: 'undone', progress: { kept: 0 } })
  expect(await dump()).toBe(before)
  expect(await batches().undo(id)).toMatchObject({ status: 'undone' })
  expect(await dump()).toBe(before)
})

test('a decision for one row counts more than the one for all', async () => {
  await seed()
  const again = row(2, { name: 'Open Door Clinic', website: 'open-door.example', street: '' })
  const { id } = await check(`${header}${repeated}${again}`)
  expect(await importsRepository(database.db).decide(id, [2], 'replace')).toBe(1)
  await batches().commit(id)

  const found = await directoryRepository(database.db).documents(['pantry', 'clinic'])
  expect([...found.values()].map(({ listing }) => listing.category).toSorted()).toEqual(['healthcare', 'housing'])
})

test('a replaced listing still names who listed it before, and is no longer the compiled directory’s', async () => {
  await seed()
  const { id } = await check(header + repeated, { duplicates: 'replace' })
  await batches().commit(id)
  const stored = (await directoryRepository(database.db).documents(['pantry'])).get('pantry')

  expect(stored).toMatchObject({ origin: 'imported', source: { publisher: 'A county' } })
  expect(stored?.listing.otherSourceIds).toEqual(['test-source'])
})

test('undo leaves what somebody changed since, and says which', async () => {
  await seed()
  const { id } = await check(`${header}${row(1)}${row(2)}`)
  await batches().commit(id)
  const [changed] = await database.db.selectFrom('listings').selectAll().where('origin', '=', 'imported').execute()
  await database.db
    .updateTable('listings')
    .set({ status: 'withdrawn', changed_at: now + 1 })
    .where('id', '=', changed?.id ?? '')
    .execute()
  const { progress } = await batches().undo(id)

  expect(progress).toMatchObject({ done: 2, kept: 1, keptIds: [changed?.id] })
  const left = await database.db.selectFrom('listings').select('id').where('origin', '=', 'imported').execute()
  expect(left).toEqual([{ id: changed?.id }])
})

test('undo is possible for 30 days', async () => {
  const { id } = await check(header + row(1))
  await batches().commit(id)
  now += 30 * dayMs + 1
  await expect(batches().undo(id)).rejects.toMatchObject({ code: 'too_late' })
  now = start
  await expect(batches().undo((await check(header + row(2))).id)).rejects.toMatchObject({ code: 'not_committed' })
})

test('a commit that fails half way writes nothing at all and can be tried again', async () => {
  await seed()
  const before = await dump()
  const { id } = await check(header + Array.from({ length: 250 }, (_, index) => row(index + 1)).join(''))
  const stop = new AbortController()
  const stopped = await batches().commit(id, { signal: stop.signal, report: ({ done }) => done >= 200 && stop.abort() })

  expect(stopped).toMatchObject({ status: 'checked', progress: { problem: 'interrupted' } })
  expect(await dump()).toBe(before)
  expect(await batches().commit(id)).toMatchObject({ status: 'committed', progress: { added: 250, problem: null } })
})

test('a file that breaks half way fails as a whole, and cannot be committed', async () => {
  await seed()
  const before = await dump()
  const broken = header + Array.from({ length: 150 }, (_, index) => row(index + 1)).join('') + '151,"never closed'
  const batch = await check(broken)

  expect(batch).toMatchObject({ status: 'failed', progress: { problem: 'file_quotes', total: null } })
  await expect(batches().commit(batch.id)).rejects.toMatchObject({ code: 'not_checked' })
  expect(await dump()).toBe(before)
})

test('too many rows, no rows and the wrong encoding are refused with their reason', async () => {
  expect((await check(header + row(1) + row(2), {}, 1)).progress.problem).toBe('file_too_many_rows')
  expect((await check(header)).progress.problem).toBe('file_empty')
  const { id } = await batches().start(options, { actor: 'somebody', fingerprint: 'utf-16' })
  const utf16 = readCsv(decodeUtf8([Buffer.from(header + row(1), 'utf16le')]))
  expect((await batches().check(id, utf16, 10)).progress.problem).toBe('file_utf16')
})

test('an import whose process died is shown as failed after a while', async () => {
  const { id } = await batches().start(options, { actor: 'somebody', fingerprint: 'x' })
  expect((await batches().find(id))?.status).toBe('checking')
  now += stalledAfterMs
  expect(await batches().list(10)).toMatchObject([{ id, status: 'failed', progress: { problem: 'stalled' } }])
  now = start
})

test('the same file is recognized, and its second import finds its first', async () => {
  const first = await check(header + row(1))
  await batches().commit(first.id)
  const again = await batches().start(options, { actor: 'somebody', fingerprint: header + row(1) })
  const second = await batches().check(again.id, readCsv(splitText(header + row(1))), 10)

  expect(again.sameAs).toBe(first.id)
  expect(await loadCodes(second.id)).toEqual([['duplicate', 'same_listing']])
})

test('what is exported as CSV comes back as the same listings, in an empty directory', async () => {
  const rich = buildListing({
    id: 'rich',
    name: '-Dashes, "quotes" & ñ',
    organization: '=Sums',
    note: { en: 'Line one\nline two', es: '@Uno' },
    phones: [
      { number: '(213) 555-0100', extension: '012', kind: 'voice', language: 'es', isSwitchboard: true },
      { number: '741741', extension: null, kind: 'text', language: null, isSwitchboard: false },
    ],
    website: 'https://example.org/a?b=c',
    hours: { kind: 'weekly', times: [{ day: 1, opens: '09:00', closes: '17:00' }] },
    languages: ['es', 'vi'],
    cost: 'sliding',
    requiredDocuments: ['Photo ID', 'Proof of address'],
    assuredOn: '2026-10-01',
    facts: Object.fromEntries(
      reentryFacts.map((fact, index) => [
        fact,
        { value: factAnswers[index % factAnswers.length] ?? 'ask', sourceId: 'test-source', asOf: '2026-01' },
      ]),
    ),
  })
  const state = buildListing({
    id: 'state',
    name: 'Statewide help',
    scope: 'state',
    countyFips: null,
    street: null,
    city: null,
    zip: null,
    position: null,
    hours: { kind: 'always' },
    facts: { servesRecord: { value: 'no', sourceId: 'test-source', asOf: '2026-01' } },
  })
  const nation = buildListing({
    id: 'nation',
    name: 'National help',
    scope: 'national',
    state: null,
    countyFips: null,
    street: null,
    city: null,
    zip: null,
    position: null,
    hours: { kind: 'text', text: 'Mon 9:00-17:00' },
  })
  await seed(rich, state, nation, clinic)
  const directory = directoryRepository(database.db)
  const before = await directory.page(null, 10)
  const text = (await collectAll(exportCsv(exportPages(directory), places))).join('')
  await database.db.deleteFrom('listings').execute()
  const batch = await check(text)
  await batches().commit(batch.id)
  const after = await directory.page(null, 10)

  expect(batch.progress.counts).toMatchObject({ error: 0, duplicate: 0 })
  const json = JSON.stringify(after.map(({ listing }) => listing))
  const renamed = json.replaceAll(after[0]?.source.id ?? '', 'test-source')
  expect(JSON.parse(renamed)).toEqual(before.map(({ listing }) => listing))
  const publishers = (page: typeof before) => page.map(({ source: { id: _id, ...source } }) => source)
  expect(publishers(after)).toEqual(publishers(before))
})
