import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { getTask, taskGraph, type TaskId } from '#domain/planner/task-graph.ts'
import { getTaskPlaces } from '#domain/planner/task-kinds.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { buildFewPlaces, losAngeles } from '#testing/builders/places.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { getTestEngine, setUpTestDatabase } from '#testing/db.ts'
import { readListings, readManifest } from '../directory/files/read.ts'
import { storeDirectory } from '../directory/load.ts'
import { directoryRepository, type DirectoryRepository } from '../directory/repository.ts'
import { loadPlaces } from '../places/places.ts'
import { findListingsForTasks, type TaskListingsOptions } from './listings-for-tasks.ts'

const database = setUpTestDatabase()
const clock = { now: () => Date.UTC(2026, 10, 15) }
const english: TaskListingsOptions = { language: 'en' }
let lastPhone = 0

function build(id: string, kind: NonNullable<Listing['kind']>, changes: Partial<Listing> = {}): Listing {
  lastPhone += 1
  const number = `(213) 555-${String(lastPhone).padStart(4, '0')}`
  const phones = [{ number, extension: null, kind: 'voice', language: null, isSwitchboard: false } as const]
  return buildListing({ id, name: `The ${id}`, kind, phones: [...phones], services: [], ...changes })
}

async function find(
  listings: readonly Listing[],
  tasks: readonly TaskId[],
  options: Partial<TaskListingsOptions> = {},
  wrap: (directory: DirectoryRepository) => Pick<DirectoryRepository, 'candidates' | 'documents'> = (same) => same,
) {
  await seedDirectory(database.db, listings)
  const directory = wrap(directoryRepository(database.db))
  const deps = { directory, places: buildFewPlaces(), clock }
  return findListingsForTasks(deps, tasks.map(getTask), losAngeles, { ...english, ...options })
}

const shelter = build('shelter', 'emergency-shelter', { services: ['emergency-shelter'], category: 'housing' })
const methadoneClinic = build('methadone-clinic', 'opioid-treatment-program', {
  services: ['methadone', 'substance-use-treatment'],
  category: 'recovery-support',
})
const clinic = (id: string, changes: Partial<Listing> = {}) =>
  build(id, 'health-center', { services: ['health-center', 'primary-care'], category: 'healthcare', ...changes })
const lawyer = build('lawyer', 'legal-aid', { services: ['civil-legal-aid', 'legal-housing'], category: 'legal' })

describe('the kind of the task decides', () => {
  test('methadone is never sought at a clinic that does not give it', async () => {
    const other = build('other-clinic', 'outpatient-treatment', {
      services: ['substance-use-treatment', 'buprenorphine'],
      category: 'recovery-support',
      facts: { servesRecord: { value: 'yes', sourceId: 'test-source', asOf: '2026' } },
    })
    expect((await find([other, clinic('clinic')], ['methadone-next'])).size).toBe(0)
    expect((await find([other, clinic('clinic'), methadoneClinic], ['methadone-next'])).get('methadone-next')?.id).toBe(
      'methadone-clinic',
    )
  })

  test('a bed is not a treatment program, a school or a food bank with a bed among its services', async () => {
    const program = build('program', 'residential-treatment', {
      services: ['emergency-shelter', 'transitional-housing', 'residential-treatment'],
      category: 'recovery-support',
    })
    const school = build('school', 'youth-program', { services: ['emergency-shelter'], category: 'housing' })
    const pantry = build('pantry', 'food-pantry', { services: ['food-pantry', 'emergency-shelter'] })
    expect((await find([program, school, pantry], ['bed-tonight', 'bed-with-kids', 'next-bed'])).size).toBe(0)
    expect((await find([program, school, pantry, shelter], ['bed-tonight'])).get('bed-tonight')?.id).toBe('shelter')
  })

  test('parents get a family shelter, never one for men', async () => {
    const forMen = build('mens', 'emergency-shelter', { name: "Main Street Men's Shelter", category: 'housing' })
    const forFamilies = build('families', 'emergency-shelter', { name: 'Hope Family Shelter', category: 'housing' })
    expect((await find([forMen], ['bed-with-kids'])).size).toBe(0)
    const found = await find([forMen, shelter, forFamilies], ['bed-with-kids', 'bed-tonight'])
    expect(found.get('bed-with-kids')?.id).toBe('families')
    expect(found.get('bed-tonight')?.id).toBe('shelter')
  })

  test('a survivor program is given by phone and town alone', async () => {
    const safe = build('safe', 'survivor-program', { services: ['domestic-violence-help'] })
    const silent = build('silent', 'survivor-program', { services: ['domestic-violence-help'], phones: [] })
    expect((await find([silent], ['safe-from-harm'])).size).toBe(0)
    expect((await find([silent, safe], ['safe-from-harm'])).get('safe-from-harm')).toEqual({
      id: 'safe',
      name: 'The safe',
      phone: safe.phones[0]?.number,
      address: 'Los Angeles, CA',
    })
  })

  test('a task that is done alone has no place', async () => {
    expect((await find([shelter, lawyer], ['keep-dates', 'three-month-goal'])).size).toBe(0)
  })
})

describe('who is in reach', () => {
  const elsewhere = { scope: 'region', countyFips: null, position: null, street: null } as const

  const at = (km: number) =>
    ({ position: { lat: losAngeles.lat + km / 111, lon: losAngeles.lon, precision: 'exact' } }) as const
  const library = (id: string, changes: Partial<Listing>) =>
    build(id, 'library', { services: ['public-library'], category: 'education', ...changes })

  test('of two of a kind the one down the road comes before the better kept one an hour away', async () => {
    const far = clinic('far', {
      ...at(45),
      facts: { servesRecord: { value: 'yes', sourceId: 'test-source', asOf: '2026' } },
    })
    expect((await find([far], ['clinic-visit'])).get('clinic-visit')?.id).toBe('far')
    expect((await find([far, clinic('near', at(3))], ['clinic-visit'])).get('clinic-visit')?.id).toBe('near')
  })

  test('nobody is sent over a mountain for a library card, or to the library of another county', async () => {
    expect((await find([library('mountain', at(50))], ['library-card'])).size).toBe(0)
    expect((await find([library('across-the-bay', { ...at(15), countyFips: '06059' })], ['library-card'])).size).toBe(0)
    expect((await find([library('town', at(12))], ['library-card'])).get('library-card')?.id).toBe('town')
  })

  test('legal aid for another part of the state is left out, one named for the county is not', async () => {
    const services: Listing['services'] = ['civil-legal-aid']
    const rural = build('rural', 'legal-aid', { ...elsewhere, name: 'Rural Legal Aid', services, category: 'legal' })
    const own = build('own', 'legal-aid', {
      ...elsewhere,
      name: 'Legal Aid of Los Angeles',
      services,
      category: 'legal',
    })
    expect((await find([rural], ['legal-aid'])).size).toBe(0)
    expect((await find([rural, own], ['legal-aid'])).get('legal-aid')?.id).toBe('own')
  })

  test('the public defender of the county next door has no say', async () => {
    const defender = { services: ['public-defender'], category: 'legal' } satisfies Partial<Listing>
    const nextDoor = build('next-door', 'public-defender', { ...defender, countyFips: '06111' })
    expect((await find([nextDoor], ['warrant-lawyer'])).size).toBe(0)
    const found = await find([nextDoor, build('own-office', 'public-defender', defender)], ['warrant-lawyer'])
    expect(found.get('warrant-lawyer')?.id).toBe('own-office')
  })

  test('another state, a place that refuses people with a record and a paused one are never named', async () => {
    const refuses = clinic('refuses', {
      facts: { servesRecord: { value: 'no', sourceId: 'test-source', asOf: '2026' } },
    })
    const nevada = clinic('nevada', { state: 'NV', countyFips: '32003' })
    const paused = clinic('paused')
    const pause = (directory: DirectoryRepository) => ({
      ...directory,
      candidates: async (...read: Parameters<DirectoryRepository['candidates']>) =>
        (await directory.candidates(...read)).map((candidate) =>
          candidate.id === 'paused' ? { ...candidate, isUnavailable: true } : candidate,
        ),
    })
    expect((await find([refuses, nevada, paused], ['clinic-visit'], {}, pause)).size).toBe(0)
  })
})

test('one place is named at most twice; then the next best is taken', async () => {
  const tasks: TaskId[] = ['medicine-out', 'naloxone', 'clinic-visit', 'apply-medicaid', 'insulin-now']
  const near = clinic('near', { facts: { servesRecord: { value: 'yes', sourceId: 'test-source', asOf: '2026' } } })
  const found = await find([clinic('next'), near], tasks)
  expect(tasks.map((task) => found.get(task)?.id)).toEqual(['near', 'near', 'next', 'next', undefined])
})

test('two listings with one name and one number count as one place', async () => {
  const same = { name: 'One Clinic', phones: clinic('x').phones }
  const tasks: TaskId[] = ['medicine-out', 'naloxone', 'clinic-visit']
  const found = await find([clinic('one', same), clinic('two', same)], tasks)
  expect(found.size).toBe(2)
})

describe('the list a person keeps', () => {
  const better = build('better', 'emergency-shelter', {
    services: ['emergency-shelter'],
    category: 'housing',
    hours: { kind: 'always' },
    website: 'https://better.example/',
    facts: { servesRecord: { value: 'yes', sourceId: 'test-source', asOf: '2026' } },
  })

  test('a saved shelter comes first for a bed and not for a lawyer', async () => {
    const listings = [shelter, better, lawyer]
    expect((await find(listings, ['bed-tonight'])).get('bed-tonight')?.id).toBe('better')
    const found = await find(listings, ['bed-tonight', 'legal-aid'], { savedIds: ['shelter'] })
    expect(found.get('bed-tonight')?.id).toBe('shelter')
    expect(found.get('legal-aid')?.id).toBe('lawyer')
  })

  test('it comes first although a crowded county is read in part only', async () => {
    const unread = (directory: DirectoryRepository) => ({
      ...directory,
      candidates: async (...read: Parameters<DirectoryRepository['candidates']>) =>
        (await directory.candidates(...read)).filter(({ id }) => id !== 'shelter'),
    })
    const found = await find([shelter, better], ['bed-tonight'], { savedIds: ['shelter'] }, unread)
    expect(found.get('bed-tonight')?.id).toBe('shelter')
  })

  test('a saved place that is paused, far away or unknown is passed over', async () => {
    const far = build('far', 'emergency-shelter', {
      services: ['emergency-shelter'],
      category: 'housing',
      countyFips: '06049',
      position: { lat: 41.6, lon: -120.7, precision: 'exact' },
    })
    const careOf = { settings: null, openCount: 0, confirmedAt: null }
    const paused = (directory: DirectoryRepository) => ({
      candidates: async (...read: Parameters<DirectoryRepository['candidates']>) =>
        (await directory.candidates(...read)).filter(({ id }) => id !== 'shelter'),
      documents: async (ids: readonly string[]) =>
        new Map(
          [...(await directory.documents(ids))].map(([id, stored]) => [
            id,
            id === 'shelter'
              ? { ...stored, care: { ...careOf, care: { ...defaultPartnerDetails, paused: true } } }
              : stored,
          ]),
        ),
    })
    const savedIds = ['far', 'shelter', 'gone']
    const found = await find([shelter, better, far], ['bed-tonight'], { savedIds }, paused)
    expect(found.get('bed-tonight')?.id).toBe('better')
  })
})

test('who reads Spanish is sent to a place that speaks it, among places about as good', async () => {
  const listings = [clinic('a-clinic', { website: 'https://a.example/' }), clinic('b-clinic', { languages: ['es'] })]
  expect((await find(listings, ['clinic-visit'])).get('clinic-visit')?.id).toBe('a-clinic')
  expect((await find(listings, ['clinic-visit'], { language: 'es' })).get('clinic-visit')?.id).toBe('b-clinic')
  const options = { language: 'en', spanishFirst: true } as const
  expect((await find(listings, ['clinic-visit'], options)).get('clinic-visit')?.id).toBe('b-clinic')
})

const folder = path.resolve('data/directory')
const realStates = new Set(['AK', 'AZ', 'CA', 'FL', 'IL', 'TX'])
const realCounties = ['06037', '06029', '17031', '48201', '12086', '02050', '04013']

// Loading takes seconds, and the other engines would read the same rows.
test.runIf(getTestEngine() === 'sqlite')(
  'in seven real counties every place is of a kind for its task, in its state, and named at most twice',
  async () => {
    const { sources } = readManifest(folder)
    const listings = function* () {
      for (const listing of readListings(folder)) if (realStates.has(listing.state ?? '')) yield listing
    }
    await storeDirectory(database, { version: 'six-states', sources, listings }, clock.now())
    const directory = directoryRepository(database.db)
    const places = loadPlaces(folder)
    for (const fips of realCounties) {
      const county = places.byFips(fips)
      if (!county) throw new Error(fips)
      const found = await findListingsForTasks({ directory, places, clock }, taskGraph, county, english)
      const ids = [...found.values()].map(({ id }) => id)
      const documents = await directory.documents(ids)
      expect(found.size, county.name).toBeGreaterThan(15)
      for (const [task, { id }] of found) {
        const listing = documents.get(id)?.listing
        if (!listing) throw new Error(id)
        expect(listing.state, listing.name).toBe(county.state)
        expect(getTaskPlaces(getTask(task as TaskId)).kinds, `${task}: ${listing.name}`).toContain(getKind(listing))
        expect(ids.filter((other) => other === id).length, listing.name).toBeLessThanOrEqual(2)
      }
      const methadone = documents.get(found.get('methadone-next')?.id ?? '')?.listing
      expect(methadone?.services ?? ['methadone'], county.name).toContain('methadone')
    }
  },
)
