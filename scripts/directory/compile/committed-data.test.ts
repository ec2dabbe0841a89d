import { classifyCorrectional } from '#domain/directory/correctional.ts'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { Listing } from '#domain/directory/listing.ts'
import { getLineListingId } from '#domain/facts/line-listing.ts'
import { lineServices, type StateLine, StateLinesFile, toDigits } from '#domain/facts/state-lines.ts'
import { states } from '#domain/places/states.ts'
import { readCounties, readListings, readManifest } from '#server/engines/directory/files/read.ts'
import { partFamily, partFolder } from '#server/engines/directory/directory-folders.ts'
import { citiesFile, decodeCities } from '#server/engines/places/place-files.ts'
import { createForeignCheck } from './foreign-phones.ts'
import { bareName } from './legal-aid.ts'
import { findShownLine } from './office-lines.ts'
import { stateOffices } from './state-services.ts'

const folder = path.resolve('data/directory')
const part = path.resolve('data', partFolder)
let listings: Listing[] = []

beforeAll(() => {
  listings = [...readListings(folder)]
})

test('every listing is one', () => {
  for (const listing of listings) Listing.parse(listing)
  expect(listings.length).toBeGreaterThanOrEqual(45_000)
  expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
})

test('the folder stays small enough for the repository', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => statSync(path.join(folder, name))).filter((file) => file.isFile())
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12_500_000)
})

test('the manifest counts and names what is there', () => {
  const manifest = readManifest(folder)
  expect(manifest.listings).toBe(listings.length)
  expect(manifest.counties).toBe(readCounties(folder).length)
  const manifestIds = new Set(manifest.sources.map(({ id }) => id))
  const named = new Set(listings.flatMap(({ sourceId, otherSourceIds }) => [sourceId, ...otherSourceIds]))
  expect([...named].toSorted()).toEqual([...manifestIds].toSorted())
})

test('every state has its eight offices', () => {
  const ids = new Set(listings.map(({ id }) => id))
  const expected = states.flatMap(({ code }) => stateOffices.map((office) => `${code.toLowerCase()}-${office}`))
  expect(expected.filter((id) => !ids.has(id))).toEqual([])
})

test('no place holds people', () => {
  const localListings = listings.filter(({ scope }) => scope === 'site' || scope === 'region')
  expect(localListings.filter(({ name }) => classifyCorrectional(name) !== 'no')).toEqual([])
})

test('every phone can be dialed', () => {
  const numbers = new Set(listings.flatMap(({ phones }) => phones.map(({ number }) => number)))
  const full = /^(?:\([2-9]\d\d\) |(?:1-)?[2-9]\d\d-)[2-9]\d\d-\d{4}$/
  const short = /^(?:[2-9]11|988|\d{5,6})$/
  expect([...numbers].filter((number) => !full.test(number) && !short.test(number))).toEqual([])
})

test('no office of a state stands without a number that the table of lines may show', () => {
  const table = StateLinesFile.parse(JSON.parse(readFileSync('data/facts/state-lines.json', 'utf8')))
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const shown = states.flatMap(({ code }) =>
    lineServices.flatMap((service) => {
      const line = findShownLine(table.states[code] ?? [], service)
      return line ? [{ line, id: getLineListingId(code, service) }] : []
    }),
  )
  // Legal aid is many organizations: the card of another one has its own number or none.
  const isOf = ({ agency, service }: StateLine, { name }: Listing) =>
    service !== 'legal-aid' || bareName(agency ?? '') === bareName(name)
  const missing = shown.filter(({ id, line }) => {
    const listing = byId.get(id)
    const digits = toDigits(line.phone ?? '')
    if (!listing) return true
    return isOf(line, listing) && !listing.phones.some(({ number }) => toDigits(number) === digits)
  })
  expect(shown.length).toBeGreaterThan(700)
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('a phone has an area code of its state, near a border that of the neighbor, or two publishers have it', () => {
  const counties = readCounties(folder)
  const cities = decodeCities(readFileSync(path.join('data/places', citiesFile), 'utf8'))
  const isFromAfar = createForeignCheck(cities, counties)
  const all = existsSync(part) ? [...listings, ...readListings(part, counties)] : listings
  const families = ({ sourceId, otherSourceIds }: Listing) =>
    new Set([sourceId, ...otherSourceIds].map((id) => id.split('-')[0])).size
  const foreign = all.filter((listing) => {
    return listing.scope !== 'national' && listing.phones.some(({ number }) => isFromAfar(listing, number))
  })
  expect(foreign.filter((listing) => families(listing) < 2).map(({ id, name }) => `${id} ${name}`)).toEqual([])
  // A number that two lists share by copying each other would be many.
  expect(foreign.length).toBeLessThan(20)
})

test('names and addresses are plain text', () => {
  const odd = listings.filter(({ name, street, city }) => /[<>\p{Cc}\p{Cf}]|&\w+;/u.test(`${name}${street}${city}`))
  expect(odd.map(({ name }) => name)).toEqual([])
})

test('only the three election offices with a vouched number show one', () => {
  const officesWithPhone = listings.filter(({ id, phones }) => id.endsWith('-elections') && phones.length > 0)
  expect(officesWithPhone.map(({ id }) => id).toSorted()).toEqual(['al-elections', 'az-elections', 'la-elections'])
})

test('each place is in a county of its own state', () => {
  const stateByFips = new Map(readCounties(folder).map(({ fips, state }) => [fips, state]))
  const placed = listings.filter(({ scope, countyFips }) => {
    // A regional group whose area is unknown has no county.
    return scope === 'site' || (scope === 'region' && countyFips !== null)
  })
  expect(placed.filter(({ countyFips, state }) => stateByFips.get(countyFips ?? '') !== state)).toEqual([])
})

test('a program for survivors shows no street, ZIP code or exact point', () => {
  const survivors = listings.filter(({ kind }) => kind === 'survivor-program')
  expect(survivors.length).toBeGreaterThan(0)
  const revealing = survivors.filter(({ street, zip, position }) => {
    return street !== null || zip !== null || position?.precision === 'exact' || position?.precision === 'zip'
  })
  expect(revealing.map(({ name }) => name)).toEqual([])
})

test('the directory names nothing of the part, so that it is whole without it', () => {
  const ids = readManifest(folder).sources.map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith(`${partFamily}-`))).toEqual([])
  expect(
    readManifest(folder).sources.filter(({ licence }) => /\bNC\b|noncommercial|PolyForm|AGPL|SA 4/i.test(licence)),
  ).toEqual([])
})

/** Whoever deleted the part has the same tests. */
describe.skipIf(!existsSync(path.join(part, 'manifest.json')))('the part with a non-commercial licence', () => {
  let partListings: Listing[] = []

  beforeAll(() => {
    partListings = [...readListings(part, readCounties(folder))]
  })

  test('every listing is one, and none has the id of another', () => {
    for (const listing of partListings) Listing.parse(listing)
    const ids = new Set([...listings, ...partListings].map(({ id }) => id))
    expect(ids.size).toBe(listings.length + partListings.length)
  })

  test('each source gives credit and names the licence', () => {
    const { sources } = readManifest(part)
    expect(sources.length).toBeGreaterThan(0)
    for (const { publisher, licence, id } of sources) {
      expect(id).toMatch(new RegExp(`^${partFamily}-`))
      expect(publisher).toMatch(/\(SUCCURRO, CC BY-NC 4\.0\)$/)
      expect(licence).toContain('CC BY-NC 4.0')
    }
  })

  test('whoever is listed can be called or visited', () => {
    expect(partListings.filter(({ phones, street }) => phones.length === 0 && street === null)).toEqual([])
  })

  test('a program for survivors shows no street, ZIP code or exact point', () => {
    const survivors = partListings.filter(({ kind }) => kind === 'survivor-program')
    const revealing = survivors.filter(({ street, zip, position }) => {
      return street !== null || zip !== null || position?.precision === 'exact' || position?.precision === 'zip'
    })
    expect(survivors.length).toBeGreaterThan(0)
    expect(revealing.map(({ name }) => name)).toEqual([])
  })
})
