import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import type { County } from '#domain/places/county.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { dropForeignPhones } from './foreign-phones.ts'

const phone = (number: string) => ({
  number,
  extension: null,
  kind: 'voice' as const,
  language: null,
  isSwitchboard: false,
})
const county = (fips: string, state: County['state'], lat: number, lon: number): County => {
  return { fips, state, name: fips, shortName: fips, kind: 'county', lat, lon }
}
const counties = [
  county('06071', 'CA', 34.84, -116.18),
  county('32003', 'NV', 36.21, -115.01),
  county('28081', 'MS', 34.29, -88.68),
]
const needles = { name: 'Needles', fips: '06071', lat: 34.85, lon: -114.61, population: 5000, isSeat: false }
const laughlin = { name: 'Laughlin', fips: '32003', lat: 35.17, lon: -114.57, population: 7000, isSeat: false }

const drop = (...listings: Listing[]) => dropForeignPhones(listings, [needles, laughlin], counties, new Map())
const inNeedles = {
  countyFips: '06071',
  city: 'Needles',
  position: { lat: 34.85, lon: -114.61, precision: 'exact' },
} as const
const inBarstow = {
  countyFips: '06071',
  city: 'Barstow',
  position: { lat: 34.9, lon: -117.02, precision: 'exact' },
} as const
const listNumbers = (listings: Listing[]) => listings.map(({ phones }) => phones.map(({ number }) => number))

test.each([
  ['its own state', inBarstow, '(760) 255-0100', true],
  ['toll-free', inBarstow, '(800) 255-0100', true],
  ['a short code', inBarstow, '211', true],
  ['the state across the river', inNeedles, '(702) 298-0100', true],
  ['a state far away', inBarstow, '(702) 298-0100', false],
  ['a code that is nowhere', inNeedles, '(963) 298-0100', false],
])('the number of %s', (_, place, number, isKept) => {
  expect(listNumbers(drop(buildListing({ ...place, phones: [phone(number)] })))).toEqual([isKept ? [number] : []])
})

test('a number that two publishers give for the town is no error', () => {
  const phones = [phone('(702) 298-0100')]
  const one = buildListing({ ...inBarstow, id: 'one', sourceId: 'liheap-offices', phones })
  const two = buildListing({ ...inBarstow, id: 'two', sourceId: 'guide-desert', phones })
  expect(listNumbers(drop(one, two))).toEqual([['(702) 298-0100'], ['(702) 298-0100']])
  expect(listNumbers(drop(one, { ...two, sourceId: 'liheap-more' }))).toEqual([[], []])
})

test('who serves a state or the nation may have any number', () => {
  const phones = [phone('(202) 255-0100')]
  expect(listNumbers(drop(buildListing({ ...inBarstow, scope: 'state', phones })))).toEqual([['(202) 255-0100']])
})

test('601 of northern Mississippi becomes the 662 that another list tells, or is dropped', () => {
  const tupelo = { state: 'MS', countyFips: '28081', city: 'Tupelo', position: null } as const
  const listings = ['(662) 255-0100', '(662) 255-0101', '(601) 255-0100', '(601) 255-0199'].map((number, index) =>
    buildListing({ ...tupelo, id: `listing-${index}`, phones: [phone(number)] }),
  )
  expect(listNumbers(drop(...listings.slice(0, 2), ...listings))).toEqual([
    ['(662) 255-0100'],
    ['(662) 255-0101'],
    ['(662) 255-0100'],
    ['(662) 255-0101'],
    ['(662) 255-0100'],
    [],
  ])
})

test('the office of a part of the state may have a number of beyond any border of the part', () => {
  const office = buildListing({
    ...inBarstow,
    scope: 'region',
    street: null,
    serves: ['06071'],
    phones: [phone('(702) 298-0100')],
  })
  expect(listNumbers(drop(office))).toEqual([[]])
  const nearby = dropForeignPhones(
    [office],
    [needles, laughlin, { ...laughlin, lat: 34.84, lon: -116.0 }],
    counties,
    new Map(),
  )
  expect(listNumbers(nearby)).toEqual([['(702) 298-0100']])
})
