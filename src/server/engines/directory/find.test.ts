import { expect, test } from 'vitest'
import { Needs, type NeedKey } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { HelperGrades } from '#domain/search/helper-grades.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { kern, losAngeles } from '#testing/builders/places.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { createPlaces } from '../places/places.ts'
import { findHelp } from './find.ts'
import { directoryRepository } from './repository.ts'

const database = setUpTestDatabase()
const statewide = { scope: 'state', address: null, position: null, countyFips: null } as const
const records = buildListing({
  id: 'records',
  kind: 'vital-records',
  services: ['birth-certificate'],
  ...statewide,
})
const agency = buildListing({
  id: 'ca-id-agency',
  kind: 'id-office',
  services: ['state-id', 'driver-license'],
  ...statewide,
})
const money = buildListing({ id: 'money', kind: 'benefits-office', services: ['cash-assistance'], ...statewide })
const pantry = buildListing({ id: 'pantry', kind: 'food-pantry', services: ['food-pantry'], countyFips: '06037' })

const line = buildListing({ id: 'us-211', kind: 'help-line', services: ['helpline-211'], ...statewide })
const lawyer = buildListing({
  id: 'lawyer',
  kind: 'legal-aid',
  services: ['civil-legal-aid', 'legal-family'],
  ...statewide,
})
const waitingList = buildListing({
  id: 'waiting-list',
  kind: 'housing-authority',
  services: ['housing-voucher'],
  countyFips: '06037',
})

const all = [records, agency, money, pantry, line, lawyer, waitingList]

const phone = (number: string) => {
  return { number, extension: null, kind: 'voice' as const, language: null, isSwitchboard: false }
}

/** One need, among what is stored. */
const search = (need: NeedKey) =>
  findHelp(
    {
      places: createPlaces([losAngeles], []),
      directory: directoryRepository(database.db),
      sources: [],
      clock: { now: () => Date.UTC(2026, 10, 15) },
    },
    { location: { state: 'CA', county: 'Los Angeles' }, needs: Needs.parse({ [need]: true }), language: 'en' },
    { signal: new AbortController().signal },
  )

async function find(need: NeedKey, words?: string, limit?: number, helpers?: HelperGrades) {
  await seedDirectory(database.db, all)
  return findHelp(
    {
      places: createPlaces([losAngeles], []),
      directory: directoryRepository(database.db),
      sources: [],
      findSubject: (text) => ({
        services: text === 'they keep her from me' ? ['legal-family'] : [],
        isSure: false,
        guides: [],
        need: null,
      }),
      clock: { now: () => Date.UTC(2026, 10, 15) },
      ...(helpers && { helpers }),
    },
    {
      location: { state: 'CA', county: 'Los Angeles' },
      needs: Needs.parse({ [need]: true, ...(words === undefined ? {} : { other: true, otherDescription: words }) }),
      language: 'en',
    },
    { signal: new AbortController().signal, ...(limit === undefined ? {} : { limit }) },
  )
}

test('a page with few answers goes on with what a case manager would look at next, and says so', async () => {
  const { resources, alsoHelpful } = await find('financial-assistance')
  expect(resources.map(({ id }) => id)).toEqual(['money'])
  expect(alsoHelpful.map(({ id, alsoReason }) => [id, alsoReason])).toContainEqual(['pantry', 'next_step'])
})

test('a caller with room for a few gets answers only', async () => {
  expect((await find('financial-assistance', undefined, 3)).alsoHelpful).toEqual([])
})

test('whoever asks for a paper gets the office that has it, without a notice about another office', async () => {
  expect((await find('id-documentation')).absences.map(({ kind }) => kind)).toEqual(['id-office'])
  const { resources, absences } = await find('other', 'birth certificate')
  expect(resources[0]?.id).toBe('records')
  expect(absences).toEqual([])
})

test('one need with the name of one thing of it asks for that thing, as the name alone does', async () => {
  const named = await find('id-documentation', 'birth certificate')
  const alone = await find('other', 'birth certificate')
  expect(named.resources.map(({ id }) => id)).toEqual(alone.resources.map(({ id }) => id))
  expect(named.absences).toEqual([])
})

test('beside the one thing that was named, what may help stands apart; a name of the whole need leaves all its offices', async () => {
  const at = (grade: number) => ({ named: grade, related: grade, neither: grade })
  const helpers: HelperGrades = {
    services: {
      'birth-certificate': { line: 0, kinds: { 'vital-records': at(3), 'id-office': at(2) } },
      'state-id': { line: 0, kinds: { 'vital-records': at(2), 'id-office': at(3) } },
    },
    subjects: {},
  }
  const thing = await find('id-documentation', 'birth certificate', undefined, helpers)
  expect(thing.resources.map(({ id }) => id)).toEqual(['records'])
  expect(thing.alsoHelpful.map(({ id }) => id)).toContain('ca-id-agency')
  const whole = await find('id-documentation', 'state id', undefined, helpers)
  expect(whole.resources.map(({ id }) => id)).toEqual(expect.arrayContaining(['records', 'ca-id-agency']))
})

test('a text without a word for a service is read by its subject', async () => {
  const { resources } = await find('other', 'they keep her from me')
  expect(resources.map(({ id }) => id)).toEqual(['lawyer'])
})

test.each(['need a bed tonight', 'got kicked out', 'me sacaron de la casa y tengo un niño'])(
  '“%s” is about tonight: 211 is told, a waiting list is for later, and no office for money comes first',
  async (words) => {
    const { resources, alsoHelpful, absences } = await find('other', words)
    expect(absences.map(({ kind, contact }) => [kind, contact.id])).toEqual([['shelter', 'us-211']])
    expect(resources.map(({ id }) => id)).not.toContain('money')
    expect(resources.map(({ id }) => id)).not.toContain('waiting-list')
    const isLater = ({ alsoReason }: Resource) => alsoReason === 'later'
    expect(alsoHelpful.filter(isLater).map(({ id }) => id)).toEqual(['waiting-list'])
    expect(alsoHelpful.filter((listing) => !isLater(listing))[0]?.id).not.toBe('money')
  },
)

test('a page with few answers goes on with the service closest to the one asked for, then with 211', async () => {
  const { resources, alsoHelpful } = await find('other', 'suspended license')
  expect(resources.map(({ id }) => id)).toEqual(['ca-id-agency'])
  expect(alsoHelpful.map(({ id, alsoReason }) => [id, alsoReason]).slice(0, 2)).toEqual([
    ['lawyer', 'next_step'],
    ['us-211', 'next_step'],
  ])
})

test('where few listings are good help, those of other needs whose kind helps are read too', async () => {
  const good = { named: 2, related: 2, neither: 2 }
  const some = { named: 1, related: 1, neither: 1 }
  const helpers: HelperGrades = {
    services: {
      'driver-license': { line: 1, kinds: { 'id-office': { named: 3, related: 2, neither: 2 }, 'legal-aid': good } },
      'tax-help': { line: 1, kinds: { 'food-pantry': some } },
    },
    subjects: {},
  }
  const license = await find('other', 'suspended license', undefined, helpers)
  expect(license.resources.map(({ id }) => id)).toEqual(['ca-id-agency', 'lawyer'])
  const taxes = await find('other', 'free tax help', undefined, helpers)
  expect(taxes.resources.map(({ id }) => id)).not.toContain('pantry')
  expect(taxes.alsoHelpful.map(({ id }) => id)).toContain('pantry')
})

test('with a ZIP code what is near it comes first, and without one every part of the county is alike', async () => {
  const at = (id: string, lat: number, lon: number) =>
    buildListing({ ...pantry, id, name: id, organization: id, position: { lat, lon, precision: 'exact' } })
  await seedDirectory(database.db, [
    at('middle', 34.2, -118.26),
    at('lancaster', 34.69, -118.14),
    at('far', 34.95, -118.2),
  ])
  const zips = [{ zip: '93534', fips: '06037', share: 1, isPrimary: true }]
  const places = createPlaces(
    [losAngeles, kern],
    [...zips, { zip: '93301', fips: '06029', share: 1, isPrimary: true }],
    {
      cities: [],
      zipPoints: [
        { zip: '93534', lat: 34.7, lon: -118.14 },
        { zip: '93301', lat: 35.38, lon: -119.02 },
      ],
    },
  )
  const findAround = async (zip?: string) => {
    const deps = {
      places,
      directory: directoryRepository(database.db),
      sources: [],
      clock: { now: () => Date.UTC(2026, 10, 15) },
    }
    const location = { state: 'CA', county: 'Los Angeles' }
    const request = { location, zip, needs: Needs.parse({ 'food-assistance': true }), language: 'en' as const }
    const { resources } = await findHelp(deps, request, { signal: new AbortController().signal })
    return resources.map(({ id }) => id)
  }
  expect((await findAround())[0]).toBe('middle')
  expect(await findAround('93534')).toEqual(['lancaster', 'far', 'middle'])
  // A ZIP code of another county says nothing about this one.
  expect(await findAround('93301')).toEqual(await findAround())
})

test('where the subject is known and nothing answers, who helps with it does, and no notice about another kind', async () => {
  const clinic = buildListing({ id: 'clinic', kind: 'health-center', services: ['health-center'], countyFips: '06037' })
  const library = buildListing({ id: 'library', kind: 'library', services: ['public-library'], countyFips: '06037' })
  await seedDirectory(database.db, [clinic, library])
  const { resources, alsoHelpful, absences } = await findHelp(
    {
      places: createPlaces([losAngeles], []),
      directory: directoryRepository(database.db),
      sources: [],
      findSubject: () => ({
        services: [],
        isSure: false,
        guides: [{ guideId: 'tattoo-removal', probability: 1 }],
        need: 'employment',
      }),
      helpers: {
        services: {},
        subjects: { 'tattoo-removal': { 'health-center': [{ grade: 1 }] } },
      },
      clock: { now: () => Date.UTC(2026, 10, 15) },
    },
    {
      location: { state: 'CA', county: 'Los Angeles' },
      needs: Needs.parse({ other: true, otherDescription: 'get this off my face' }),
      language: 'en',
    },
    { signal: new AbortController().signal },
  )
  expect(resources.map(({ id }) => id)).toEqual(['clinic'])
  expect(alsoHelpful).toEqual([])
  expect(absences).toEqual([])
})

test('of the offices that a notice could name only the one it names is left out of the list', async () => {
  const uncalled = [{ ...phone('(800) 255-0100'), isListedOnly: true as const }]
  const support = { id: 'ca-child-support', kind: 'child-support-office', services: ['child-support'] } as const
  const family = { id: 'ca-family-office', kind: 'family-program', services: ['child-family-services'] } as const
  await seedDirectory(
    database.db,
    [support, family].map((office) =>
      buildListing({ ...statewide, ...office, services: [...office.services], phones: uncalled }),
    ),
  )
  const { resources, absences } = await search('family-child-support')
  expect(absences).toMatchObject([
    { kind: 'family', contact: { id: support.id, phone: null, uncalledPhone: '(800) 255-0100' } },
  ])
  expect(resources.map(({ id }) => id)).toEqual([family.id])
})

test('where no free lawyer is near, the closest one of the state is named', async () => {
  const office = (id: string, lat: number) =>
    buildListing({
      id,
      kind: 'legal-aid',
      services: ['civil-legal-aid'],
      countyFips: kern.fips,
      position: { lat, lon: losAngeles.lon, precision: 'exact' },
      phones: [phone('(661) 255-0100')],
    })
  await seedDirectory(database.db, [office('far', losAngeles.lat + 1.5), office('closer', losAngeles.lat + 1)])
  const { absences } = await search('legal')
  expect(absences).toMatchObject([{ kind: 'legal-help', contact: { id: 'closer', phone: '(661) 255-0100' } }])
})
