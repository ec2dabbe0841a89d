import { expect, test } from 'vitest'
import type { ListingKind } from '#domain/directory/kinds.ts'
import { computeSearchColumns } from '#domain/directory/search-columns.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { listAbsentKinds, toAbsences } from './absent-kinds.ts'

const candidate = (kind: ListingKind, changes: Partial<Listing> = {}) => ({
  id: kind,
  ...computeSearchColumns(buildListing({ kind, ...changes })),
})
const listKinds = (needs: NeedKey[], candidates: ReturnType<typeof candidate>[], count = 0) =>
  listAbsentKinds(needs, candidates, new Map(needs.map((need) => [need, count])), 'CA').map(({ kind }) => kind)

test('every first-days kind that is not listed near is told', () => {
  const needs = ['housing', 'food-assistance', 'id-documentation', 'healthcare', 'employment', 'legal'] as const
  expect(listKinds([...needs], [])).toEqual(['shelter', 'food', 'id-office', 'clinic', 'job-center', 'legal-help'])
})

test('a shelter near ends the notice, a housing authority does not', () => {
  expect(listKinds(['housing'], [candidate('housing-authority')])).toEqual(['shelter'])
  expect(listKinds(['housing'], [candidate('emergency-shelter')])).toEqual([])
})

test('the agency of the state is no office near; legal aid of the state that people can call is near enough', () => {
  expect(listKinds(['id-documentation'], [candidate('id-office', { scope: 'state' })])).toEqual(['id-office'])
  expect(listKinds(['legal'], [candidate('legal-aid', { scope: 'state' })])).toEqual([])
  expect(listKinds(['legal'], [candidate('legal-aid', { scope: 'state', phones: [] })])).toEqual(['legal-help'])
})

test('another need without any answer is told as well', () => {
  expect(listKinds(['restorative-justice'], [])).toEqual(['other-help'])
  expect(listKinds(['restorative-justice'], [], 1)).toEqual([])
})

test('the contact is the first one in the directory', () => {
  const absent = listAbsentKinds(['id-documentation'], [], new Map(), 'CA')
  const contact = { name: '211', phone: '211', website: null }
  expect(absent[0]?.contactIds).toEqual(['ca-id-agency', 'us-211'])
  expect(toAbsences(absent, (id) => (id === 'us-211' ? contact : null))).toEqual([{ kind: 'id-office', contact }])
  expect(toAbsences(absent, () => null)).toEqual([])
})
