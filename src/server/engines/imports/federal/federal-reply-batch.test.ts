import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { housingCounselors, jobCenters, reentryPrograms } from '#testing/builders/federal-replies.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { buildFewPlaces } from '#testing/builders/places.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { importBatches } from '../batch.ts'
import { splitText } from '../decode-text.ts'
import { readImport, type ImportFormat } from '../read-import.ts'
import { importsRepository } from '../repository.ts'
import { federalFiles } from './federal-files.ts'

const database = setUpTestDatabase()
const now = Date.UTC(2026, 10, 15, 12)
const batches = () =>
  importBatches({ db: database.db, clock: { now: () => now }, places: buildFewPlaces(), newId: randomUUID })

async function check(format: ImportFormat & keyof typeof federalFiles, reply: unknown) {
  const { publisher, dataset, url } = federalFiles[format]
  const source = { publisher, dataset, url, licence: 'US public domain' }
  const options = { source, asOf: '2026-11', format, trusted: true, duplicates: 'skip' } as const
  const text = JSON.stringify(reply)
  const { id } = await batches().start(options, { actor: 'somebody', fingerprint: text })
  const files = new Map([['file', () => splitText(text)]])
  return batches().check(id, readImport({ format, files, today: '2026-11-15' }), 5000)
}

async function judged(id: string) {
  const rows = await importsRepository(database.db).rowsAfter(id, -1, 100)
  return rows.map(({ verdict, problems }) => [
    verdict,
    (JSON.parse(problems) as { code: string }[]).map(({ code }) => code).join(' '),
  ])
}

const dump = async () =>
  JSON.stringify([
    await database.db.selectFrom('listings').selectAll().orderBy('id').execute(),
    await database.db.selectFrom('directory_sources').selectAll().orderBy('id').execute(),
  ])
const imported = async () =>
  (await database.db.selectFrom('listings').select('document').where('origin', '=', 'imported').execute()).map(
    ({ document }) => JSON.parse(document) as Listing,
  )

test('reentry programs are judged row by row, written once and taken back to the last byte', async () => {
  const { row, reply } = reentryPrograms
  await seedDirectory(database.db, [buildListing({ id: 'pantry', name: 'Corner Pantry' })])
  const before = await dump()
  const { id } = await check(
    'careeronestop-reentry',
    reply([
      row({ id: '1' }),
      { ...row({ id: '2' }), Name: 5 },
      row({ id: '1', name: 'Another', street: '5 Elm St' }),
      row({ id: '3', name: 'Corner Pantry', street: '1 Example St.', phone: '', website: '' }),
      row({ id: '4', name: 'Example State Prison', street: '7 Oak St', website: '' }),
    ]),
  )

  expect(await judged(id)).toEqual([
    ['ok', ''],
    ['error', expect.stringContaining('listing_invalid')],
    ['error', 'duplicate_id'],
    ['duplicate', 'same_address'],
    ['error', expect.stringContaining('correctional')],
  ])
  expect(await dump()).toBe(before)
  expect(await batches().commit(id)).toMatchObject({ status: 'committed', progress: { added: 1, skipped: 4 } })
  expect(await imported()).toMatchObject([
    {
      name: 'Example Help Place',
      category: 'community-services',
      services: ['reentry-program'],
      countyFips: '06037',
      phones: [{ number: '(213) 555-0142' }],
      hours: { kind: 'weekly' },
      facts: { servesRecord: { value: 'yes' } },
    },
  ])
  expect(await batches().undo(id)).toMatchObject({ status: 'undone', progress: { kept: 0 } })
  expect(await dump()).toBe(before)
})

test('a second import of the same counselors finds the first', async () => {
  const { row, reply } = housingCounselors
  const first = await check('hud-counselors', reply([row({})]))
  await batches().commit(first.id)
  const second = await check('hud-counselors', [reply([row({})]), reply([row({})])])

  expect(await judged(second.id)).toEqual([['duplicate', 'same_listing']])
  expect((await imported())[0]).toMatchObject({ languages: ['es'], website: 'https://www.help.example/' })
})

test('markup in a name keeps the row out; elsewhere it is taken out and named', async () => {
  const { row, reply } = jobCenters
  const { id } = await check(
    'careeronestop-ajc',
    reply([
      row({ id: '1', name: '<script>alert(1)</script>Work Center' }),
      row({ id: '2', name: '&lt;b&gt;Bold &amp; Bright', street: '100 Main St<img src=x onerror=alert(1)>' }),
      row({
        id: '3',
        name: 'Good\u202e Center',
        street: '3 Elm St',
        city: '<b>Los Angeles</b>',
        phone: '213-555-0143',
      }),
    ]),
  )

  expect(await judged(id)).toEqual([
    ['error', 'name_html'],
    ['warning', 'html_removed'],
    ['warning', 'html_removed'],
  ])
  await batches().commit(id)
  const stored = await imported()
  expect(stored.map(({ name }) => name).toSorted()).toEqual(['Bold & Bright', 'Good Center'])
  expect(JSON.stringify(stored)).not.toMatch(/[<>]|alert|onerror|\u202e/)
})

test('an empty reply and a place across the sea leave nothing to write', async () => {
  const { row, reply } = jobCenters
  expect(await check('careeronestop-ajc', reply([]))).toMatchObject({
    status: 'failed',
    progress: { problem: 'file_empty' },
  })
  const sanJuan = { ...row({ id: '2', state: 'PR', city: 'San Juan', lat: 18.46, lon: -66.1 }), Zip: '00901' }
  const { id } = await check('careeronestop-ajc', reply([row({ lat: 48.85, lon: 2.35 }), sanJuan]))
  expect(await judged(id)).toEqual([
    ['error', 'coordinates_impossible'],
    ['error', 'state_unknown'],
  ])
})
