import type { DirectorySource } from '#domain/directory/listing.ts'

const facts = 'Facts; no licence stated'

/** `guide-` makes a row compared with all others and withholds the street of whoever serves survivors. */
export const list = (key: string, publisher: string, dataset: string, url: string | null, licence = facts) => {
  return { id: `guide-${key}`, publisher, dataset, url, licence } satisfies DirectorySource
}

/** Lists of pantries and meals, by the name the material gives them. */
export const foodSources: Readonly<Record<string, DirectorySource>> = {
  'Los Angeles City Controller, Food Resources in California': list(
    'california-food',
    'Los Angeles City Controller',
    'Food resources in California',
    'https://controllerdata.lacity.org/',
    'City open data',
  ),
  'End Hunger Durham, food pantries': list(
    'durham-food',
    'End Hunger Durham',
    'Food pantries',
    'https://github.com/end-hunger-durham/data-importer',
  ),
  'South Carolina Midlands food pantries': list(
    'midlands-food',
    'South Carolina Midlands food pantries',
    'Food pantries',
    'https://github.com/dddoubledeuce/SC-Midlands-Food-Pantries',
  ),
  'DFW Food Map (Dallas area food resources)': list(
    'dallas-food',
    'DFW Food Map',
    'Food in the Dallas area',
    'https://github.com/courtneylee09/dfw-food-map',
  ),
  'Pueblo Food Map': list(
    'pueblo-food',
    'Pueblo Food Project',
    'Pueblo food map',
    'https://github.com/kr8vka0z/pueblo-food-map',
  ),
  'Got Food, DC, Maryland and Virginia pantries': list(
    'got-food',
    'Got Food',
    'Pantries in DC, Maryland and Virginia',
    'https://github.com/Got-Food/got-food',
  ),
  'Hawaii food banks and pantries list': list(
    'hawaii-food',
    'Hawaii food distribution list',
    'Food banks and pantries',
    'https://github.com/atharvsharma1998/Hawaii-food-bank-data',
  ),
  'Cedar Valley food map (Senergy Group)': list(
    'waterloo-food',
    'Cedar Valley food map',
    'Food in Waterloo, Iowa',
    'https://github.com/SenergyGroup/website_v3',
  ),
  '211 Maryland, Food Pantry Search': list(
    'maryland-food-211',
    '211 Maryland',
    'Food pantry search',
    'https://211md.org/',
  ),
  'Maryland Food Bank, Find Food': list(
    'maryland-food-bank',
    'Maryland Food Bank',
    'Find food',
    'https://mdfoodbank.org/',
  ),
  'Montgomery County Food Council, Food Assistance Resource Map': list(
    'montgomery-food',
    'Montgomery County Food Council',
    'Food assistance resource map',
    'https://mocofoodcouncil.org/',
  ),
  'PG County Food Equity Council, Community Food Programs': list(
    'prince-georges-food',
    "Prince George's County Food Equity Council",
    'Community food programs',
    null,
  ),
  'State of Missouri, data.mo.gov, Food Pantry List': list(
    'missouri-food',
    'State of Missouri',
    'Food pantry list',
    'https://data.mo.gov/',
    'State open data',
  ),
  'NYC Human Resources Administration, Community Food Connection': list(
    'nyc-food',
    'NYC Human Resources Administration',
    'Community Food Connection',
    'https://www.nyc.gov/site/hra/help/food-assistance.page',
    'Public list of the city; facts',
  ),
  'Greater Pittsburgh Community Food Bank sites (Food Access Map)': list(
    'pittsburgh-food',
    'Greater Pittsburgh Community Food Bank',
    'Sites, food access map',
    'https://github.com/CodeForPittsburgh/food-access-map-data',
    'MIT; facts',
  ),
}
