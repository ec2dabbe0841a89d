import type { DirectorySource } from '#domain/directory/listing.ts'

const publicDomain = 'US federal public domain (17 USC 105)'
const pantries = 'https://github.com/For-The-Greater-Good/HAARRRvest'

const source = (id: string, publisher: string, dataset: string, url: string | null, licence = publicDomain) => {
  return { id, publisher, dataset, url, licence } satisfies DirectorySource
}
/** Food banks' own finders, collected into one open dataset. */
const pantry = (id: string, publisher: string) => {
  return source(`haarrrvest-${id}`, publisher, 'HAARRRvest collection of food pantries', pantries, 'CC0-1.0')
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
  'HRSA Health Center Program service delivery sites (via GeoDa OEPS)': source(
    'hrsa-health-centers',
    'HRSA',
    'Health Center Program service delivery sites',
    'https://findahealthcenter.hrsa.gov/',
  ),
  'HUD PHA Contact Information': source(
    'hud-housing-authorities',
    'HUD',
    'Public housing authority contacts',
    'https://www.hud.gov/contactus/public-housing-contacts',
  ),
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

export function getSourceByName(name: string): DirectorySource {
  const found = sourceByName[name]
  if (!found) throw new Error(`No source is called "${name}".`)
  return found
}

export const allSources = [...Object.values(sourceByName), stateFacts, nationalFacts].toSorted((a, b) => {
  return a.id < b.id ? -1 : 1
})
