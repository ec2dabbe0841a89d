import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type County, parseCountyName } from './county.ts'
import { createCountyMatcher, type CountyMatch } from './county-match.ts'
import type { StateCode } from './states.ts'

const listed: Partial<Record<StateCode, Record<string, string>>> = {
  AK: {
    '02020': 'Anchorage Municipality',
    '02063': 'Chugach Census Area',
    '02066': 'Copper River Census Area',
    '02090': 'Fairbanks North Star Borough',
    '02110': 'Juneau City and Borough',
    '02158': 'Kusilvak Census Area',
    '02170': 'Matanuska-Susitna Borough',
    '02240': 'Southeast Fairbanks Census Area',
    '02290': 'Yukon-Koyukuk Census Area',
  },
  CA: {
    '06029': 'Kern County',
    '06037': 'Los Angeles County',
    '06057': 'Nevada County',
    '06059': 'Orange County',
    '06071': 'San Bernardino County',
    '06075': 'San Francisco County',
  },
  CO: { '08031': 'Denver County' },
  CT: { '09001': 'Fairfield County', '09003': 'Hartford County', '09013': 'Tolland County' },
  DC: { '11001': 'District of Columbia' },
  FL: { '12083': 'Marion County', '12085': 'Martin County', '12086': 'Miami-Dade County', '12109': 'St. Johns County' },
  GA: { '13089': 'DeKalb County' },
  IA: { '19095': 'Iowa County', '19141': "O'Brien County" },
  IL: { '17099': 'LaSalle County' },
  LA: {
    '22059': 'LaSalle Parish',
    '22071': 'Orleans Parish',
    '22095': 'St. John the Baptist Parish',
    '22117': 'Washington Parish',
  },
  MD: {
    '24005': 'Baltimore County',
    '24033': "Prince George's County",
    '24037': "St. Mary's County",
    '24510': 'Baltimore city',
  },
  MO: { '29186': 'Ste. Genevieve County', '29189': 'St. Louis County', '29510': 'St. Louis city' },
  MT: { '30063': 'Missoula County' },
  NM: { '35013': 'Doña Ana County', '35025': 'Lea County' },
  NV: { '32003': 'Clark County', '32510': 'Carson City' },
  NY: {
    '36005': 'Bronx County',
    '36047': 'Kings County',
    '36061': 'New York County',
    '36081': 'Queens County',
    '36085': 'Richmond County',
  },
  SD: { '46102': 'Oglala Lakota County' },
  UT: { '49035': 'Salt Lake County' },
  VA: {
    '51036': 'Charles City County',
    '51059': 'Fairfax County',
    '51095': 'James City County',
    '51097': 'King and Queen County',
    '51159': 'Richmond County',
    '51510': 'Alexandria city',
    '51600': 'Fairfax city',
    '51760': 'Richmond city',
  },
}

const counties = Object.entries(listed).flatMap(([state, names]) =>
  Object.entries(names).map(([fips, name]): County => ({
    fips,
    state: state as StateCode,
    name,
    ...parseCountyName(name),
    lat: 0,
    lon: 0,
  })),
)
const match = createCountyMatcher(counties)
const listedNames = (match: CountyMatch) => {
  if (match.kind === 'found') return match.county.name
  return match.kind === 'choices' ? match.choices.map(({ name }) => name) : null
}
const found = (state: string, county: string) => listedNames(match({ state, county }))

test.each([
  // suffixes and case
  ['CA', 'Los Angeles', 'Los Angeles County'],
  ['ca', 'los angeles county', 'Los Angeles County'],
  ['California', 'LOS ANGELES CO.', 'Los Angeles County'],
  ['CA', 'County of Los Angeles', 'Los Angeles County'],
  ['CA', '  Los   Angeles  ', 'Los Angeles County'],
  ['CA', 'Los Angeles, CA', 'Los Angeles County'],
  ['CA', 'Kern County, California', 'Kern County'],
  ['CA', 'City and County of San Francisco', 'San Francisco County'],
  ['CA', 'San Francisco City', 'San Francisco County'],
  ['CO', 'City of Denver', 'Denver County'],
  ['CA', 'Nevada', 'Nevada County'],
  ['UT', 'Salt Lake City', 'Salt Lake County'],
  ['MT', 'Missoula, MT', 'Missoula County'],
  // nicknames
  ['CA', 'LA County', 'Los Angeles County'],
  ['CA', 'L.A.', 'Los Angeles County'],
  ['CA', 'OC', 'Orange County'],
  ['FL', 'Dade', 'Miami-Dade County'],
  ['FL', 'Dade County', 'Miami-Dade County'],
  // hyphens, apostrophes, run-together names
  ['FL', 'Miami-Dade', 'Miami-Dade County'],
  ['FL', 'Miami Dade', 'Miami-Dade County'],
  ['FL', 'miamidade', 'Miami-Dade County'],
  ['MD', "Prince George's", "Prince George's County"],
  ['MD', 'Prince Georges', "Prince George's County"],
  ['MD', 'prince george’s county', "Prince George's County"],
  ['GA', 'De Kalb', 'DeKalb County'],
  ['GA', 'Dekalb', 'DeKalb County'],
  ['IL', 'La Salle', 'LaSalle County'],
  ['LA', 'La Salle Parish', 'LaSalle Parish'],
  ['IA', 'O Brien', "O'Brien County"],
  ['IA', 'OBrien', "O'Brien County"],
  ['VA', 'King & Queen', 'King and Queen County'],
  // saints
  ['MO', 'St. Louis County', 'St. Louis County'],
  ['MO', 'Saint Louis County', 'St. Louis County'],
  ['MO', 'Ste. Genevieve', 'Ste. Genevieve County'],
  ['MO', 'Sainte Genevieve', 'Ste. Genevieve County'],
  ['MO', 'St Genevieve', 'Ste. Genevieve County'],
  ['FL', 'Saint Johns', 'St. Johns County'],
  ['LA', 'St John the Baptist', 'St. John the Baptist Parish'],
  ['MD', 'Saint Marys', "St. Mary's County"],
  // accents
  ['NM', 'Doña Ana', 'Doña Ana County'],
  ['NM', 'Dona Ana', 'Doña Ana County'],
  ['Nuevo México', 'DOÑA ANA', 'Doña Ana County'],
  ['NM', 'Don\u0303a Ana', 'Doña Ana County'],
  // Spanish
  ['CA', 'Condado de Los Ángeles', 'Los Angeles County'],
  ['LA', 'Parroquia de Orleans', 'Orleans Parish'],
  ['MD', 'Ciudad de Baltimore', 'Baltimore city'],
  ['DC', 'Distrito de Columbia', 'District of Columbia'],
  ['LA', 'Nueva Orleans', 'Orleans Parish'],
  // parishes, boroughs, census areas
  ['LA', 'Orleans Parish', 'Orleans Parish'],
  ['LA', 'Orleans', 'Orleans Parish'],
  ['LA', 'New Orleans', 'Orleans Parish'],
  ['LA', 'Orleans County', 'Orleans Parish'],
  ['LA', 'Orleans, LA', 'Orleans Parish'],
  ['AK', 'Anchorage', 'Anchorage Municipality'],
  ['AK', 'Municipality of Anchorage', 'Anchorage Municipality'],
  ['AK', 'Anchorage Borough', 'Anchorage Municipality'],
  ['AK', 'Juneau', 'Juneau City and Borough'],
  ['AK', 'City and Borough of Juneau', 'Juneau City and Borough'],
  ['AK', 'Yukon Koyukuk', 'Yukon-Koyukuk Census Area'],
  ['AK', 'Fairbanks', 'Fairbanks North Star Borough'],
  ['AK', 'Mat-Su', 'Matanuska-Susitna Borough'],
  ['AK', 'Wade Hampton', 'Kusilvak Census Area'],
  ['AK', 'Wade Hampton Census Area', 'Kusilvak Census Area'],
  ['NY', 'Brooklyn', 'Kings County'],
  ['NY', 'Manhattan', 'New York County'],
  ['NY', 'Staten Island', 'Richmond County'],
  ['NY', 'the Bronx', 'Bronx County'],
  ['NY', 'Queens', 'Queens County'],
  ['NY', 'Borough of Queens', 'Queens County'],
  ['NY', 'New York', 'New York County'],
  ['Nueva York', 'New York, NY', 'New York County'],
  // a changed name
  ['SD', 'Oglala Lakota', 'Oglala Lakota County'],
  ['SD', 'Shannon County', 'Oglala Lakota County'],
  // DC is one place with many names
  ['DC', 'DC', 'District of Columbia'],
  ['DC', 'Washington DC', 'District of Columbia'],
  ['District of Columbia', 'Washington, D.C.', 'District of Columbia'],
  ['dc', 'Washington', 'District of Columbia'],
  ['Washington DC', 'District of Columbia', 'District of Columbia'],
  // a county and a city with the same name
  ['VA', 'Fairfax', 'Fairfax County'],
  ['VA', 'Fairfax County', 'Fairfax County'],
  ['VA', 'Fairfax city', 'Fairfax city'],
  ['VA', 'FAIRFAX CITY', 'Fairfax city'],
  ['VA', 'City of Fairfax', 'Fairfax city'],
  ['VA', 'Richmond County', 'Richmond County'],
  ['VA', 'Richmond city', 'Richmond city'],
  ['VA', 'Richmond', 'Richmond city'],
  ['MD', 'Baltimore', 'Baltimore County'],
  ['MD', 'Baltimore City', 'Baltimore city'],
  ['MD', 'Baltimore County', 'Baltimore County'],
  ['MO', 'St. Louis', 'St. Louis County'],
  ['MO', 'Saint Louis City', 'St. Louis city'],
  ['VA', 'Alexandria', 'Alexandria city'],
  ['VA', 'Alexandria County', 'Alexandria city'],
  // names that contain the word for the kind
  ['NV', 'Carson City', 'Carson City'],
  ['NV', 'Carson', 'Carson City'],
  ['VA', 'Charles City County', 'Charles City County'],
  ['VA', 'Charles City', 'Charles City County'],
  ['VA', 'James City', 'James City County'],
  // one slip
  ['CA', 'San Bernadino', 'San Bernardino County'],
  ['CA', 'Los Angelas', 'Los Angeles County'],
  ['NY', 'Brookyln', 'Kings County'],
  ['MD', 'Baltimroe County', 'Baltimore County'],
  ['VA', 'Fairfx city', 'Fairfax city'],
  ['IL', 'Lasale county', 'LaSalle County'],
])('%s, "%s" is %s', (state, county, name) => {
  expect(found(state, county)).toBe(name)
})

test.each([
  ['CT', 'Capitol Planning Region'],
  ['CT', 'Western Connecticut'],
  ['CT', 'Greater Bridgeport'],
  ['IA', 'Iowa City'],
  ['CA', 'Orleans'],
  ['CA', 'Atlantis'],
  ['NM', 'Lee'],
  ['NM', 'Lee County'],
  ['CA', 'Kerm'],
  ['CA', 'Los Angels Countee'],
  ['CA', 'County'],
  ['CA', '…'],
  ['DC', 'Kern'],
  ['CA', 'x'.repeat(80)],
])('%s, "%s" is nothing rather than a guess', (state, county) => {
  expect(found(state, county)).toBeNull()
})

test.each([
  ['FL', 'Marin', ['Marion County', 'Martin County']],
  ['NY', 'New York City', ['Bronx County', 'Kings County', 'New York County', 'Queens County', 'Richmond County']],
  ['NY', 'NYC', ['Bronx County', 'Kings County', 'New York County', 'Queens County', 'Richmond County']],
  ['AK', 'Valdez-Cordova Census Area', ['Chugach Census Area', 'Copper River Census Area']],
])('%s, "%s" is for the person to choose', (state, county, names) => {
  const choices = found(state, county)
  expect(Array.isArray(choices) ? choices.toSorted() : choices).toEqual(names)
})

test('what shares a bare name is told beside the one that was meant', () => {
  const others = (state: string, county: string) => {
    const result = match({ state, county })
    return result.kind === 'found' ? result.others.map(({ name }) => name) : null
  }

  expect(others('MD', 'Baltimore')).toEqual(['Baltimore city'])
  expect(others('VA', 'Richmond')).toEqual(['Richmond County'])
  expect(others('MD', 'Baltimore County')).toEqual([])
  expect(others('CA', 'Kern')).toEqual([])
})

test('a corrected slip is told apart from a name that was spelled right', () => {
  expect(match({ state: 'CA', county: 'San Bernadino' })).toMatchObject({ kind: 'found', isSpelledRight: false })
  expect(match({ state: 'CA', county: 'san bernardino' })).toMatchObject({ kind: 'found', isSpelledRight: true })
})

test('an unknown state and an unknown county are told apart', () => {
  expect(match({ state: 'Puerto Rico', county: 'Kern' })).toEqual({ kind: 'none', state: null })
  expect(match({ state: 'ca', county: 'Atlantis' })).toEqual({ kind: 'none', state: 'CA' })
})

test('whatever is typed, the answer is a county of that state or nothing', () => {
  const written = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(written, fc.constantFrom('CA', 'VA', 'LA'), (county, state) => {
      const result = match({ state, county })
      const chosen = result.kind === 'choices' ? result.choices : []
      const all = result.kind === 'found' ? [result.county, ...result.others] : chosen
      expect(all.every((candidate) => candidate.state === state)).toBe(true)
    }),
  )
})
