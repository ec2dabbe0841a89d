import { expect, test } from 'vitest'
import { Needs } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { chosenSensitiveNeeds, needsToSave, tellsLeftOut } from './sensitive-needs.ts'

const flags = { housing: true, sobriety: true, healthcare: true, other: true }
const needs = Needs.parse({ ...flags, otherDescription: 'My story' })
const place = (changes: Partial<Resource>): Resource => ({
  id: 'r',
  name: 'A place',
  category: 'other',
  services: [],
  ...changes,
})

test('the sensitive ones among the chosen needs can be left out', () => {
  expect(chosenSensitiveNeeds(needs)).toEqual(['healthcare', 'sobriety'])
})

test('kept needs are flags only, without those left out and without words', () => {
  expect(needsToSave(needs, new Set(['sobriety']))).toEqual({ housing: true, healthcare: true, other: true })
})

test.each([
  ['only for it', place({ needs: ['sobriety'] }), true],
  ['for it and for another need', place({ needs: ['sobriety', 'housing'] }), false],
  ['for something else', place({ needs: ['housing'] }), false],
  ['for something nobody asked for', place({ needs: ['education'] }), false],
])('with sobriety left out, a place %s tells it: %s', (_, resource, tells) => {
  expect(tellsLeftOut(resource, needs, new Set(['sobriety']))).toBe(tells)
})

test('a place whose kind is what is left out tells it, whatever else it does', () => {
  const clinic = place({ category: 'healthcare', needs: ['healthcare', 'housing'] })
  expect(tellsLeftOut(clinic, needs, new Set(['healthcare']))).toBe(true)
})

test('with nothing left out every place stays', () => {
  expect(tellsLeftOut(place({ needs: ['sobriety'] }), needs, new Set())).toBe(false)
})
