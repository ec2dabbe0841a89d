import { expect, test } from 'vitest'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { computeSearchColumns } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys } from '#domain/needs/needs.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { buildListing } from '#testing/builders/listing.ts'
import type { Candidate } from './candidate.ts'
import { createHelperGrader, listHelperNeeds, type HelperGrades } from './helper-grades.ts'
import { rankListings } from './rank.ts'

const always = (grade: number) => ({ named: grade, related: grade, neither: grade })
const helpers: HelperGrades = {
  services: {
    'clothing-and-supplies': {
      line: 1,
      kinds: { clothing: always(3), 'reentry-employment': always(2), 'job-center': always(1) },
    },
    'record-clearing': { line: 0, kinds: { 'legal-aid': { named: 3, related: 2, neither: 1 } } },
  },
  subjects: {
    'baby-supplies': {
      'family-program': [{ grade: 2.5 }],
      'food-pantry': [{ grade: 1, only: ['clothing-and-supplies'] }, { grade: 0.5 }],
    },
    'wic-card': { 'health-center': [{ grade: 1 }] },
  },
}

function buildCandidate(kind: ListingKind, services: ServiceId[], changes: Partial<Listing> = {}): Candidate {
  const listing = buildListing({ id: kind, name: kind, kind, services, ...changes })
  return { id: listing.id, ...computeSearchColumns(listing), services }
}

const near = { isInCounty: true, km: 5 }
const gradeOf = (candidate: Candidate, services: ServiceId[], away = near) =>
  createHelperGrader(helpers, { services })?.(candidate, away)

test('a listing helps more with the service itself than with one close to it', () => {
  expect(gradeOf(buildCandidate('legal-aid', ['record-clearing']), ['record-clearing'])).toBe(3)
  expect(gradeOf(buildCandidate('legal-aid', ['civil-legal-aid']), ['record-clearing'])).toBe(2)
  expect(gradeOf(buildCandidate('legal-aid', ['legal-family']), ['record-clearing'])).toBe(1)
  expect(gradeOf(buildCandidate('food-pantry', ['food-pantry']), ['record-clearing'])).toBe(0)
})

test('a trip helps less, a group of an unknown area a little, and 2-1-1 as its own', () => {
  const shop = buildCandidate('clothing', [])
  expect(gradeOf(shop, ['clothing-and-supplies'], { isInCounty: false, km: 45 })).toBe(2)
  const somewhere = { scope: 'region', position: null, countyFips: null } as const
  expect(gradeOf(buildCandidate('clothing', [], somewhere), ['clothing-and-supplies'])).toBe(1)
  expect(gradeOf(buildCandidate('help-line', ['helpline-211']), ['clothing-and-supplies'])).toBe(1)
})

test('the first service named counts more than the others, and an unknown one has no grade', () => {
  const lawyer = buildCandidate('legal-aid', ['record-clearing'])
  expect(gradeOf(lawyer, ['clothing-and-supplies', 'record-clearing'])).toBe(2.5)
  expect(createHelperGrader(helpers, { services: ['tax-help'] })).toBeNull()
  expect(createHelperGrader(undefined, { services: ['record-clearing'] })).toBeNull()
})

test('a subject has helpers of its own, more where a listing has what the judges ask for', () => {
  const baby = [{ guideId: 'baby-supplies', probability: 1 }]
  const gradeSubject = (candidate: Candidate, subjects = baby) =>
    createHelperGrader(helpers, { services: [], subjects })?.(candidate, near)
  expect(gradeSubject(buildCandidate('family-program', []))).toBe(2.5)
  expect(gradeSubject(buildCandidate('food-pantry', []))).toBe(0.5)
  expect(gradeSubject(buildCandidate('food-pantry', ['clothing-and-supplies']))).toBe(1.5)
  expect(gradeSubject(buildCandidate('id-office', []))).toBe(0)
  expect(createHelperGrader(helpers, { services: [], subjects: [{ guideId: 'no-such', probability: 1 }] })).toBeNull()
})

test('a text that may be about two subjects gets the helpers of both, each as likely as it is', () => {
  const subjects = [
    { guideId: 'baby-supplies', probability: 0.6 },
    { guideId: 'wic-card', probability: 0.2 },
  ]
  const grade = (kind: ListingKind, services: ServiceId[] = []) =>
    createHelperGrader(helpers, { services, subjects })?.(buildCandidate(kind, []), near)
  expect(grade('family-program')).toBeCloseTo(2.5 * 0.75)
  expect(grade('health-center')).toBeCloseTo(1 * 0.25)
  expect(grade('clothing', ['clothing-and-supplies'])).toBe(1)
})

test('all guides that a text may be about count, where they are weighed', () => {
  const subjects = [{ guideId: 'baby-supplies', probability: 1 }]
  const leanings = [
    { guideId: 'baby-supplies', weight: 3 },
    { guideId: 'wic-card', weight: 1 },
  ]
  const grade = createHelperGrader(helpers, { services: [], subjects, leanings })
  expect(grade?.(buildCandidate('family-program', []), near)).toBeCloseTo(2.5 * 0.75)
  expect(grade?.(buildCandidate('health-center', []), near)).toBeCloseTo(0.25)
})

test('the helpers of a service are listed under the needs of their kinds, and 2-1-1 under its own', () => {
  const needs = listHelperNeeds(helpers, { services: ['clothing-and-supplies'] })
  expect(needs).toBe(toNeedsMask(['housing', 'employment', 'other']))
})

test('a kind that belongs to no need may be listed under any', () => {
  const subjects = { 'old-sentence': { 'state-agency': [{ grade: 2 }] } }
  const asked = { services: [], subjects: [{ guideId: 'old-sentence', probability: 1 }] }
  expect(listHelperNeeds({ ...helpers, subjects }, asked)).toBe(toNeedsMask(needKeys))
})

const request = {
  needs: ['other'],
  text: { needs: [{ need: 'other', strength: 1 }], services: ['clothing-and-supplies'], terms: [] },
  center: { lat: 34.2, lon: -118.26 },
  isCenterExact: false,
  countyFips: '06037',
  language: 'en',
  month: '2026-11',
} as const

test('good help is an answer in its order, the rest may help as well', () => {
  const candidates = [
    buildCandidate('job-center', ['job-center']),
    buildCandidate('reentry-employment', ['job-search-help']),
    buildCandidate('clothing', ['clothing-and-supplies']),
    buildCandidate('library', ['public-library']),
  ]
  const ranked = rankListings(candidates, { ...request, helpers }, { maxOthers: 5 })
  expect(ranked.map(({ candidate, alsoReason }) => [candidate.id, alsoReason !== undefined])).toEqual([
    ['clothing', false],
    ['reentry-employment', false],
    ['job-center', true],
  ])
})

test('places for some people stay with those who ask for them', () => {
  const kinds = { ...helpers.services['clothing-and-supplies']?.kinds, 'veterans-housing': always(3) }
  const ranked = rankListings(
    [buildCandidate('veterans-housing', ['homeless-veterans'])],
    { ...request, helpers: { ...helpers, services: { 'clothing-and-supplies': { line: 1, kinds } } } },
    { maxOthers: 5 },
  )
  expect(ranked.filter(({ alsoReason }) => alsoReason === undefined)).toEqual([])
})

test('beside chosen needs the order of their kinds stays', () => {
  const candidates = [
    buildCandidate('reentry-employment', ['job-search-help']),
    buildCandidate('legal-aid', ['civil-legal-aid']),
  ]
  const chosen = { ...request, needs: ['legal'] as const }
  const ids = (own: typeof chosen & { helpers?: HelperGrades }) =>
    rankListings(candidates, own, { maxOthers: 5 }).map(({ candidate }) => candidate.id)
  expect(ids({ ...chosen, helpers })).toEqual(ids(chosen))
})
