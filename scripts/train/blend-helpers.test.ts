import path from 'node:path'
import { expect, test } from 'vitest'
import { needsByService, serviceIds } from '../../src/domain/services/services.ts'
import type { Judgement } from '../../src/domain/search-lab/judged-search.ts'
import { buildListing } from '../../src/testing/builders/listing.ts'
import { createBlender, listOffers } from './blend-helpers.ts'
import { readHelpers } from './read-helpers.ts'

const written = readHelpers(path.resolve(import.meta.dirname, '../../data/training/helpers/by-service.json'))
const offers = listOffers([
  buildListing({ id: 'library', kind: 'library', services: ['public-library'] }),
  buildListing({ id: 'pantry', kind: 'food-pantry', services: ['food-pantry'] }),
])
const blend = createBlender(written, offers)
const judgement: Judgement = { 3: ['library'], 2: [], 1: ['food-pantry'] }

test('somebody is named for every service that answers a need', () => {
  expect(serviceIds.filter((id) => needsByService[id].length > 0 && !written[id])).toEqual([])
})

test('without a judgement the written grade stands', () => {
  const { 'food-pantry': helpers } = blend([])
  expect(helpers?.kinds['food-pantry']).toEqual({ named: 3, related: 3, neither: 3 })
  expect(helpers?.kinds.library).toBeUndefined()
})

test('judgements move the written grade, each name once', () => {
  const one = { service: 'food-pantry', name: 'food', judgement } as const
  const blended = blend([one, one])['food-pantry']?.kinds
  expect(blended?.['food-pantry']?.named).toBe(2)
  expect(blended?.library?.neither).toBe(1.5)
  const two = blend([one, { ...one, name: 'food-2' }])['food-pantry']?.kinds
  expect(two?.library?.neither).toBe(2)
})
