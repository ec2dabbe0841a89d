import type { StateCode } from './states.ts'

type Nicknames = Readonly<Record<string, readonly string[]>>

const fiveBoroughs = ['New York County', 'Kings County', 'Queens County', 'Bronx County', 'Richmond County']

/**
 * Common names that are not on the list, mapped to the listed names: nicknames, boroughs, cities that are one with
 * their county, and former names. Several listed names mean that the person has to choose.
 */
export const countyNicknames: Partial<Record<StateCode, Nicknames>> = {
  AK: {
    Fairbanks: ['Fairbanks North Star Borough'],
    Kenai: ['Kenai Peninsula Borough'],
    Ketchikan: ['Ketchikan Gateway Borough'],
    Kodiak: ['Kodiak Island Borough'],
    'Mat-Su': ['Matanuska-Susitna Borough'],
    'Prince of Wales-Outer Ketchikan': ['Prince of Wales-Hyder Census Area', 'Ketchikan Gateway Borough'],
    'Skagway-Hoonah-Angoon': ['Hoonah-Angoon Census Area', 'Skagway Municipality'],
    'Valdez-Cordova': ['Chugach Census Area', 'Copper River Census Area'],
    'Wade Hampton': ['Kusilvak Census Area'],
    'Wrangell-Petersburg': ['Petersburg Borough', 'Wrangell City and Borough'],
  },
  CA: {
    LA: ['Los Angeles County'],
    OC: ['Orange County'],
    SF: ['San Francisco County'],
    SLO: ['San Luis Obispo County'],
  },
  DC: {
    DC: ['District of Columbia'],
    'Distrito de Columbia': ['District of Columbia'],
    Washington: ['District of Columbia'],
    'Washington DC': ['District of Columbia'],
  },
  FL: {
    Dade: ['Miami-Dade County'],
    'Metro-Dade': ['Miami-Dade County'],
    Miami: ['Miami-Dade County'],
    Jacksonville: ['Duval County'],
  },
  GA: {
    Athens: ['Clarke County'],
    'Athens-Clarke': ['Clarke County'],
    Augusta: ['Richmond County'],
    'Augusta-Richmond': ['Richmond County'],
    Columbus: ['Muscogee County'],
    'Macon-Bibb': ['Bibb County'],
  },
  HI: {
    'Big Island': ['Hawaii County'],
    Oahu: ['Honolulu County'],
  },
  IN: { Indianapolis: ['Marion County'] },
  KY: {
    Lexington: ['Fayette County'],
    'Lexington-Fayette': ['Fayette County'],
    Louisville: ['Jefferson County'],
  },
  LA: {
    'New Orleans': ['Orleans Parish'],
    NOLA: ['Orleans Parish'],
    'Nueva Orleans': ['Orleans Parish'],
  },
  MT: {
    'Anaconda-Deer Lodge': ['Deer Lodge County'],
    'Butte-Silver Bow': ['Silver Bow County'],
  },
  NV: { Carson: ['Carson City'] },
  NY: {
    Brooklyn: ['Kings County'],
    Manhattan: ['New York County'],
    'Staten Island': ['Richmond County'],
    'Long Island': ['Nassau County', 'Suffolk County'],
    'New York City': fiveBoroughs,
    'Nueva York': fiveBoroughs,
    NYC: fiveBoroughs,
  },
  PA: {
    Filadelfia: ['Philadelphia County'],
    Philly: ['Philadelphia County'],
  },
  SD: { Shannon: ['Oglala Lakota County'] },
  TN: {
    Nashville: ['Davidson County'],
    'Nashville-Davidson': ['Davidson County'],
  },
  VA: {
    'Bedford City': ['Bedford County'],
    'Clifton Forge': ['Alleghany County'],
    'South Boston': ['Halifax County'],
  },
}

/** County and city are one government here, so "city" after the name is right although the list says "county". */
export const cityCounties: ReadonlySet<string> = new Set([
  '06075', // San Francisco
  '08014', // Broomfield
  '08031', // Denver
  '15003', // Honolulu
  '22071', // Orleans
  '42101', // Philadelphia
  '49035', // Salt Lake: not one government, but nobody who says "Salt Lake City" means another county
])

/**
 * Where a county and a city share a name, the name alone means the county, except here: the city of Richmond is
 * Virginia's capital, Richmond County is a small county 80 km away.
 */
export const nameOnlyCities: ReadonlySet<string> = new Set(['51760'])

/** What people call a city, in English or Spanish, and its listed name. Only for whole names, never for their start. */
export const cityNicknames: readonly (readonly [nickname: string, city: string, state: StateCode])[] = [
  ['ABQ', 'Albuquerque', 'NM'],
  ['ATL', 'Atlanta', 'GA'],
  ['B-more', 'Baltimore', 'MD'],
  ['Chi-Town', 'Chicago', 'IL'],
  ['Cincy', 'Cincinnati', 'OH'],
  ['DC', 'Washington', 'DC'],
  ['Washington DC', 'Washington', 'DC'],
  ['Filadelfia', 'Philadelphia', 'PA'],
  ['Philly', 'Philadelphia', 'PA'],
  ['Indy', 'Indianapolis', 'IN'],
  ['Jax', 'Jacksonville', 'FL'],
  ['KC', 'Kansas City', 'MO'],
  ['LA', 'Los Angeles', 'CA'],
  ['NOLA', 'New Orleans', 'LA'],
  ['Nueva Orleans', 'New Orleans', 'LA'],
  ['New York City', 'New York', 'NY'],
  ['Nueva York', 'New York', 'NY'],
  ['NYC', 'New York', 'NY'],
  ['OKC', 'Oklahoma City', 'OK'],
  ['San Anto', 'San Antonio', 'TX'],
  ['San Fran', 'San Francisco', 'CA'],
  ['SF', 'San Francisco', 'CA'],
  ['SLC', 'Salt Lake City', 'UT'],
  ['STL', 'St. Louis', 'MO'],
  ['Vegas', 'Las Vegas', 'NV'],
]
