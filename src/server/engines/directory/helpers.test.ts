import { expect, test } from 'vitest'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { Subject } from '#domain/knowledge/interpret-by-guide.ts'
import { Needs, type NeedKey } from '#domain/needs/needs.ts'
import type { HelperGrades } from '#domain/search/helper-grades.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { losAngeles } from '#testing/builders/places.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestDatabase } from '#testing/db.ts'
import { createPlaces } from '../places/places.ts'
import { findHelp } from './find.ts'
import { directoryRepository } from './repository.ts'

const database = setUpTestDatabase()

const buildPlace = (kind: ListingKind, services: ServiceId[], changes: Partial<Listing> = {}) =>
  buildListing({ id: kind, name: kind, kind, services, countyFips: '06037', ...changes })
const statewide = { scope: 'state', address: null, position: null, countyFips: null } as const
const clinic = buildPlace('health-center', ['health-center'])
const line = buildPlace('help-line', ['helpline-211'], { id: 'us-211', ...statewide })

interface Asked {
  subject: HelperGrades['subjects'][string]
  need: NeedKey
  services?: ServiceId[]
}

/** Asks about a subject that is clear, with what the judges say of it. */
async function findFor(listings: readonly Listing[], { subject, need, services = [] }: Asked) {
  await seedDirectory(database.db, listings)
  const read: Subject = { services, isSure: true, guides: [{ guideId: 'asked', probability: 1 }], need }
  const { resources, alsoHelpful, absences } = await findHelp(
    {
      places: createPlaces([losAngeles], []),
      directory: directoryRepository(database.db),
      sources: [],
      findSubject: () => read,
      helpers: { services: {}, subjects: { asked: subject } },
      clock: { now: () => Date.UTC(2026, 10, 15) },
    },
    {
      location: { state: 'CA', county: 'Los Angeles' },
      needs: Needs.parse({ other: true, otherDescription: 'what I ask for has no word' }),
      language: 'en',
    },
    { signal: new AbortController().signal },
  )
  return {
    answers: resources.map(({ id }) => id),
    also: alsoHelpful.map(({ id }) => id),
    told: absences.map(({ kind }) => kind),
  }
}

test('a subject without a service is answered by what a place offers, not by its kind alone', async () => {
  const { answers } = await findFor([clinic, line], {
    subject: { 'help-line': [{ grade: 2, only: ['helpline-211'] }], 'health-center': [{ grade: 0.3 }] },
    need: 'employment',
  })
  expect(answers[0]).toBe('us-211')
})

test('who helps is found although their kind belongs to no need: the agency that knows about the sentence', async () => {
  const agency = buildPlace('state-agency', ['corrections-information'], statewide)
  const lawyer = buildPlace('legal-aid', ['civil-legal-aid'])
  const { answers } = await findFor([agency, lawyer], {
    subject: { 'state-agency': [{ grade: 2, only: ['corrections-information'] }], 'legal-aid': [{ grade: 1 }] },
    need: 'legal',
  })
  expect(answers).toEqual(['state-agency', 'legal-aid'])
})

test('help that is surely better than an answer stands before it', async () => {
  const center = buildPlace('job-center', ['job-center'])
  const ask = (grade: number) =>
    findFor([center, line], {
      subject: { 'job-center': [{ grade: 0.8 }], 'help-line': [{ grade, only: ['helpline-211'] }] },
      need: 'employment',
    })
  expect(await ask(1.4)).toMatchObject({ answers: ['us-211', 'job-center'], also: [] })
  expect(await ask(1)).toMatchObject({ answers: ['job-center'], also: ['us-211'] })
})

test('that a kind is not here is told only to whom it would help', async () => {
  const ask = (grade: number) =>
    findFor([clinic, line], {
      subject: { 'health-center': [{ grade: 2.5 }], 'emergency-shelter': [{ grade }] },
      need: 'housing',
      services: ['emergency-shelter'],
    })
  expect((await ask(3)).told).toEqual(['shelter'])
  expect((await ask(0)).told).toEqual([])
})

test('a place for treatment stands beside a bed only where it really helps', async () => {
  const program = buildPlace('outpatient-treatment', ['substance-use-treatment', 'housing-services'])
  const ask = (grade: number) =>
    findFor([program, line], {
      subject: { 'help-line': [{ grade: 2, only: ['helpline-211'] }], 'outpatient-treatment': [{ grade }] },
      need: 'housing',
    })
  expect((await ask(0.2)).also).toEqual([])
  expect((await ask(0.8)).also).toEqual(['outpatient-treatment'])
})
