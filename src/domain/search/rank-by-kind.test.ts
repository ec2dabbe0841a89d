import { expect, test } from 'vitest'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { computeSearchColumns, listingFlags } from '#domain/directory/search-columns.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { buildListing } from '#testing/builders/listing.ts'
import type { Candidate } from './candidate.ts'
import { rankListings } from './rank.ts'

function buildCandidate(kind: ListingKind, services: ServiceId[], changes: Partial<Listing> = {}): Candidate {
  const listing = buildListing({ id: kind, name: kind, kind, services, ...changes })
  return { id: listing.id, ...computeSearchColumns(listing), services }
}

const wide = { position: null, countyFips: null } as const

/** Ids of the answers and of what may help as well, for a person who only wrote. */
function rank(candidates: Candidate[], needs: NeedKey[], services: ServiceId[]) {
  const ranked = rankListings(
    candidates,
    {
      needs: ['other'],
      text: { needs: needs.map((need, index) => ({ need, strength: index === 0 ? 1 : 0.6 })), services, terms: [] },
      center: { lat: 34.2, lon: -118.26 },
      isCenterExact: false,
      countyFips: '06037',
      language: 'en',
      month: '2026-11',
    },
    { maxOthers: 10 },
  )
  const ids = (isAlso: boolean) =>
    ranked.filter(({ alsoReason }) => (alsoReason !== undefined) === isAlso).map(({ candidate }) => candidate.id)
  return { answers: ids(false), also: ids(true) }
}

test('a detox bed is looked for where people stay, before clinics that also detox', () => {
  const clinic = buildCandidate('mental-health-clinic', ['detox', 'substance-use-treatment', 'sliding-fee'])
  const residence = buildCandidate('residential-treatment', ['detox', 'substance-use-treatment'])
  expect(rank([clinic, residence], ['recovery-support'], ['detox']).answers).toEqual([
    'residential-treatment',
    'mental-health-clinic',
  ])
})

test('money for rent comes from housing help, not from a shelter or a waiting list', () => {
  const candidates = [
    buildCandidate('emergency-shelter', ['housing-services', 'emergency-shelter']),
    buildCandidate('affordable-housing', ['rent-help']),
    buildCandidate('housing-help', ['housing-services']),
  ]
  expect(rank(candidates, ['housing'], ['rent-help']).answers.indexOf('housing-help')).toBeLessThan(2)
  expect(rank(candidates, ['housing'], ['rent-help']).answers.at(-1)).toBe('emergency-shelter')
})

test('student aid may help whoever looks for a college more than a library does', () => {
  const library = buildCandidate('library', ['public-library', 'free-internet'], { countyFips: '06111' })
  const aid = buildCandidate('national-program', ['student-aid'], { scope: 'national', state: null, ...wide })
  expect(rank([library, aid], ['education'], ['community-college']).also[0]).toBe('national-program')
})

test('a treatment center is no place to ask for rent because it also helps with housing', () => {
  const treatment = buildCandidate('outpatient-treatment', ['substance-use-treatment', 'housing-services'])
  const { servesRecord, servesSupervision, noIdNeeded, walkIn, free } = listingFlags
  const flags = treatment.flags | servesRecord | servesSupervision | noIdNeeded | walkIn | free
  const center = { ...treatment, flags }
  const counselors = buildCandidate('national-program', ['housing-counseling'], {
    scope: 'national',
    state: null,
    ...wide,
  })
  expect(rank([center, counselors], ['housing'], ['rent-help']).also[0]).toBe('national-program')
})

test('a line for runaways stays behind the social services of the state', () => {
  const runaways = buildCandidate('help-line', ['youth-line'], { scope: 'national', state: null, ...wide })
  const agency = buildCandidate('benefits-office', ['cash-assistance', 'child-family-services'], {
    scope: 'state',
    phones: [],
    ...wide,
  })
  expect(rank([runaways, agency], ['family-child-support'], []).also).toEqual(['benefits-office', 'help-line'])
})

test('whoever is put out of a home also gets the legal aid of the state', () => {
  const finder = buildCandidate('legal-aid', ['civil-legal-aid'], { scope: 'state', ...wide })
  expect(rank([finder], ['housing', 'legal'], ['legal-housing']).answers).toEqual(['legal-aid'])
})

test('211 may help with any need that no listing near answers', () => {
  const call211 = buildCandidate('help-line', ['helpline-211'], { scope: 'national', state: null, ...wide })
  for (const need of ['employment', 'family-child-support', 'id-documentation', 'legal'] as const) {
    expect(rank([call211], [need], [])).toEqual({ answers: [], also: ['help-line'] })
  }
})
