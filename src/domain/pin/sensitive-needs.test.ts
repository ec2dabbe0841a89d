import { expect, test } from 'vitest'
import { Needs } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { listChosenSensitiveNeeds, toSavedNeeds, revealsLeftOutNeed } from './sensitive-needs.ts'

const flags = { housing: true, sobriety: true, healthcare: true, other: true }
const needs = Needs.parse({ ...flags, otherDescription: 'My story' })
const toResource = (changes: Partial<Resource>): Resource => ({
  id: 'r',
  name: 'A place',
  category: 'other',
  services: [],
  ...changes,
})

test('the sensitive ones among the chosen needs can be left out', () => {
  expect(listChosenSensitiveNeeds(needs)).toEqual(['healthcare', 'sobriety'])
})

test('kept needs are flags only, without those left out and without words', () => {
  expect(toSavedNeeds(needs, new Set(['sobriety']))).toEqual({ housing: true, healthcare: true, other: true })
})

test.each([
  ['only for it', toResource({ needs: ['sobriety'] }), true],
  ['for it and for another need', toResource({ needs: ['sobriety', 'housing'] }), false],
  ['for something else', toResource({ needs: ['housing'] }), false],
  ['for something nobody asked for', toResource({ needs: ['education'] }), false],
])('with sobriety left out, a place %s tells it: %s', (_, resource, tells) => {
  expect(revealsLeftOutNeed(resource, needs, new Set(['sobriety']))).toBe(tells)
})

test('a place whose kind is what is left out tells it, whatever else it does', () => {
  const clinic = toResource({ category: 'healthcare', needs: ['healthcare', 'housing'] })
  expect(revealsLeftOutNeed(clinic, needs, new Set(['healthcare']))).toBe(true)
})

test('with nothing left out every place stays', () => {
  expect(revealsLeftOutNeed(toResource({ needs: ['sobriety'] }), needs, new Set())).toBe(false)
})
