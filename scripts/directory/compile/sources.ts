import type { DirectorySource } from '#domain/directory/listing.ts'
import { publicDomain, source } from './build-source.ts'
import { freshSources } from './fresh-sources.ts'
import { partFamily } from '#server/engines/directory/directory-folders.ts'
import { listSources, staleListIds } from './lists/list-sources.ts'
import { getPartSource } from './lists/part-sources.ts'
import { ownPages } from './transit-lines.ts'

const pantries = 'https://github.com/For-The-Greater-Good/HAARRRvest'

/** Food banks' own finders, collected into one open dataset. */
const pantry = (id: string, publisher: string) => {
  return source(`haarrrvest-${id}`, publisher, 'HAARRRvest collection of food pantries', pantries, 'CC0-1.0')
}

/** Guides of one town, county or state, with listings of many kinds. */
const guide = (
  id: string,
  publisher: string,
  dataset: string,
  url: string | null,
  licence = 'Facts; no licence stated',
) => {
  return source(`guide-${id}`, publisher, dataset, url, licence)
}

/** Facts this project gathered itself from public pages; no number was dialed and no link opened to check them. */
export const stateFacts = source(
  'facts-state-offices',
  'Next Chapter',
  'State offices, compared with public lists',
  null,
  'Facts, compiled by this project',
)
export const nationalFacts = source(
  'facts-national',
  'Next Chapter',
  'National services, compared with public lists',
  null,
  'Facts, compiled by this project',
)

const healthCenters = source(
  'hrsa-health-centers',
  'HRSA',
  'Health Center Program service delivery sites',
  'https://findahealthcenter.hrsa.gov/',
)
const housingAuthorities = source(
  'hud-housing-authorities',
  'HUD',
  'Public housing authority contacts',
  'https://www.hud.gov/contactus/public-housing-contacts',
)

/** The first word of an id is the source family: the same listing keeps its id in a later edition. */
const sourceByName: Record<string, DirectorySource> = {
  'SAMHSA National Directory of Drug and Alcohol Use Treatment Facilities 2023': source(
    'samhsa-substance-use',
    'SAMHSA',
    'National Directory of Drug and Alcohol Use Treatment Facilities',
    'https://findtreatment.gov/',
  ),
  'SAMHSA National Directory of Mental Health Treatment Facilities 2023': source(
    'samhsa-mental-health',
    'SAMHSA',
    'National Directory of Mental Health Treatment Facilities',
    'https://findtreatment.gov/',
  ),
  'HRSA Health Center Program service delivery sites (via GeoDa OEPS)': healthCenters,
  'HRSA health center service delivery sites': healthCenters,
  'HUD PHA Contact Information': housingAuthorities,
  'HUD Resource Locator, Public Housing Agencies': housingAuthorities,
  'NCES IPEDS Institutional Characteristics HD2024': source(
    'nces-colleges',
    'NCES',
    'IPEDS institutional characteristics, public two-year colleges',
    'https://nces.ed.gov/ipeds/',
  ),
  'IMLS Public Libraries Survey FY2022 (library systems)': source(
    'imls-libraries',
    'IMLS',
    'Public Libraries Survey, library systems',
    'https://www.imls.gov/research-evaluation/surveys/public-libraries-survey-pls',
  ),
  'USA.gov state directory': source(
    'usagov-states',
    'USA.gov',
    'State directory',
    'https://www.usa.gov/state-governments',
  ),
  'Legal Services Corporation grantee directory': source(
    'lsc-grantees',
    'Legal Services Corporation',
    'Grantee directory',
    'https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help',
    'Facts from the public directory',
  ),
  'Feeding America member food banks': source(
    'feedingamerica-food-banks',
    'Feeding America',
    'Member food banks',
    'https://www.feedingamerica.org/find-your-local-foodbank',
    'Facts; no licence stated',
  ),
  [ownPages]: source(
    'transit-own-pages',
    'Own pages of bus agencies',
    'Customer lines, read in stored copies of the pages',
    null,
    'Facts of public agencies',
  ),
  'MobilityData catalog': source(
    'transit-mobilitydata',
    'MobilityData',
    'Mobility Database catalog',
    'https://mobilitydatabase.org/',
    'Apache-2.0',
  ),
  'MobilityData catalog + Transitland Atlas': source(
    'transit-transitland',
    'MobilityData and Transitland',
    'Mobility Database catalog with Transitland Atlas',
    'https://mobilitydatabase.org/',
    'Apache-2.0; CC BY 4.0 (Transitland)',
  ),
  'IMLS Public Libraries Survey FY2019 (outlets)': source(
    'imls-outlets',
    'IMLS',
    'Public Libraries Survey, outlets',
    'https://www.imls.gov/research-evaluation/surveys/public-libraries-survey-pls',
  ),
  'Social Security Administration field office list': source(
    'ssa-offices',
    'Social Security Administration',
    'Field office list',
    'https://www.ssa.gov/locator/',
  ),
  'Department of Veterans Affairs facilities (VAST)': source(
    'va-facilities',
    'Department of Veterans Affairs',
    'Clinics, medical centers and Vet Centers',
    'https://www.va.gov/find-locations/',
  ),
  'Department of Veterans Affairs benefits offices (VBA)': source(
    'va-benefits-offices',
    'Department of Veterans Affairs',
    'Benefits offices',
    'https://www.va.gov/find-locations/',
  ),
  'VA Supportive Services for Veteran Families (SSVF) FY2026 grantees': source(
    'va-ssvf',
    'Department of Veterans Affairs',
    'Supportive Services for Veteran Families, grantees',
    null,
    'Award list US public domain; contacts are facts, no licence stated',
  ),
  'Bureau of Indian Affairs Tribal Leaders Directory': source(
    'bia-tribes',
    'Bureau of Indian Affairs',
    'Tribal Leaders Directory',
    'https://www.bia.gov/service/tribal-leaders-directory',
  ),
  "Thrive SBC, Santa Barbara County Public Defender's Office": guide(
    'santa-barbara',
    "Santa Barbara County Public Defender's Office",
    'Thrive SBC',
    'https://github.com/sbpublicdefendersoffice/sb_reentry_app',
  ),
  'Second Harvest Food Bank of Northwest North Carolina partner agencies': guide(
    'northwest-nc',
    'Second Harvest Food Bank of Northwest North Carolina',
    'Partner agencies',
    'https://www.secondharvestnwnc.org/',
  ),
  'Reentry Resource (Portland, OR)': guide(
    'portland',
    'Reentry Resource',
    'Reentry guide of Portland, OR',
    'https://github.com/daishakissel/reentryresource',
  ),
  'NYC Open Data: verified locations of city-funded social service contracts': guide(
    'new-york-city',
    'NYC Open Data',
    'Verified locations of city-funded social service contracts',
    'https://data.cityofnewyork.us/',
    'NYC Open Data terms (no restriction on use)',
  ),
  'Greenville Community Resource Guide (Greenville County, SC)': guide(
    'greenville',
    'Greenville Community Resource Guide',
    'Guide of Greenville County, SC',
    'https://ridgelinedm.github.io/greenville-community-resource-guide/',
  ),
  'Food Oasis (Hack for LA), Los Angeles': guide(
    'food-oasis',
    'Food Oasis',
    'Verified food sites in Los Angeles',
    'https://foodoasis.la/',
  ),
  'City of Denver shelter map (via Denver Homelessness Tracker)': guide(
    'denver',
    'City of Denver',
    'Shelter map',
    'https://github.com/BusinessDen/homeless',
    'City open data; no licence stated',
  ),
  'CHARMcare resource directory, Baltimore City Health Department': guide(
    'baltimore',
    'Baltimore City Health Department',
    'CHARMcare resource directory',
    'https://github.com/bchd/bahc-ohana-api',
  ),
  'Little Help Book (OpenEugene), Lane County, OR': guide(
    'lane-county',
    'Little Help Book',
    'Guide of Lane County, OR',
    'https://github.com/OpenEugene/little-help-book-data',
    'MIT',
  ),
  'Emerald City Resource Guide (Real Change, Seattle)': guide(
    'seattle',
    'Real Change',
    'Emerald City Resource Guide',
    'http://www.emeraldcityresourceguide.org/',
    'MIT',
  ),
  "US Attorney's Office, District of Maryland, reentry resource guide": guide(
    'maryland',
    "US Attorney's Office, District of Maryland",
    'Reentry resource guide',
    'https://www.justice.gov/usao-md',
    publicDomain,
  ),
  ...freshSources,
  'HAARRRvest / freshtrak': pantry('freshtrak', 'FreshTrak'),
  'HAARRRvest / the_food_pantries_org': pantry('food-pantries-org', 'TheFoodPantries.org'),
  'HAARRRvest / Capital Area Food Bank': pantry('capital-area', 'Capital Area Food Bank'),
  'HAARRRvest / Feeding the Gulf Coast': pantry('gulf-coast', 'Feeding the Gulf Coast'),
  'HAARRRvest / Second Harvest of Silicon Valley': pantry('silicon-valley', 'Second Harvest of Silicon Valley'),
  'HAARRRvest / Food Bank of Western Massachusetts': pantry('western-mass', 'Food Bank of Western Massachusetts'),
  'HAARRRvest / Toledo Northwestern Ohio Food Bank': pantry('toledo', 'Toledo Northwestern Ohio Food Bank'),
  'HAARRRvest / SF-Marin Food Bank': pantry('sf-marin', 'SF-Marin Food Bank'),
  'HAARRRvest / Second Harvest Food Bank of Northwest North Carolina': pantry(
    'northwest-nc',
    'Second Harvest Food Bank of Northwest North Carolina',
  ),
  'HAARRRvest / Community Action of Napa Valley Food Bank': pantry('napa', 'Community Action of Napa Valley Food Bank'),
  'HAARRRvest / The Food Basket, Inc.': pantry('food-basket', 'The Food Basket, Inc.'),
}

/** Guides whose rows are years old: they never override another listing and only fill holes. */
const staleSources: ReadonlySet<string> = new Set([
  'guide-baltimore',
  'guide-lane-county',
  'guide-seattle',
  'guide-maryland',
  ...staleListIds,
])
/** The local lists and those of the part, whose rows have a kind that their list or a reader gave them. */
const listIds: ReadonlySet<string> = new Set(Object.values(listSources).map(({ id }) => id))
export const isListSource = (sourceId: string): boolean =>
  listIds.has(sourceId) || sourceId.startsWith(`${partFamily}-`)

export const isStaleSource = (sourceId: string): boolean => staleSources.has(sourceId)

/** Share-alike: its terms would bind the whole compiled directory. */
export const excludedSourceNames: ReadonlySet<string> = new Set([
  'Open211 Miami (Switchboard of Miami / Open Referral)',
])

export function getSourceByName(name: string): DirectorySource {
  const found = sourceByName[name] ?? listSources[name] ?? getPartSource(name)
  if (!found) throw new Error(`No source is called "${name}".`)
  return found
}

const inOrder = (sources: readonly DirectorySource[]) => sources.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Two editions of a list are one source. */
export const allSources = inOrder([
  ...new Set(Object.values(sourceByName)),
  ...Object.values(listSources),
  stateFacts,
  nationalFacts,
])

/** The sources of the rows with these names. */
export function collectSources(names: Iterable<string>): DirectorySource[] {
  const byId = new Map(Array.from(names, (name) => [getSourceByName(name).id, getSourceByName(name)]))
  return inOrder([...byId.values()])
}
