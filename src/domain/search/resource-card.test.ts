import { expect, test } from 'vitest'
import { listing as phrases } from '#content/en/listing.ts'
import { services as serviceNames } from '#content/en/services.ts'
import type { positionPrecisions } from '#domain/directory/listing.ts'
import { buildListing, buildSource } from '#testing/builders/listing.ts'
import { buildResourceCard } from './resource-card.ts'

const texts = { phrases, serviceNames, describe: () => '' }
const names = { county: () => null, publisher: () => null }

function buildCard(precision: (typeof positionPrecisions)[number]) {
  const listing = buildListing({ position: { lat: 35.34, lon: -118.73, precision } })
  return buildResourceCard({ listing, source: buildSource(), reportsDiffer: [] }, texts, names)
}

test.each(['exact', 'zip', 'city'] as const)('a position known by its %s reaches the card', (precision) => {
  expect(buildCard(precision).position).toEqual({ lat: 35.34, lon: -118.73 })
})

test.each(['county', 'area'] as const)('the center of a %s is no position to measure miles to', (precision) => {
  expect(buildCard(precision).position).toBeUndefined()
})

test.each([
  ['weekly hours in El Paso', { state: 'TX', countyFips: '48141' }, 'America/Denver'],
  ['weekly hours in Houston', { state: 'TX', countyFips: '48201' }, 'America/Chicago'],
  ['weekly hours of all of Texas', { state: 'TX', countyFips: null }, undefined],
] as const)('a card brings the zone its hours are read in: %s', (_, place, timeZone) => {
  const hours = { kind: 'weekly' as const, times: [{ day: 1, opens: '09:00', closes: '17:00' }] }
  const source = buildSource()
  const build = (change: object) =>
    buildResourceCard({ listing: buildListing({ ...place, ...change }), source, reportsDiffer: [] }, texts, names)
  expect(build({ hours }).timeZone).toBe(timeZone)
  expect(build({ hours: { kind: 'always' } }).timeZone).toBeUndefined()
})
