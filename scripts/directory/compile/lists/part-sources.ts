import type { DirectorySource } from '#domain/directory/listing.ts'
import { partFamily } from '#server/engines/directory/directory-folders.ts'

const compilation = 'https://github.com/KaraZajac/SUCCURRO'
const licence = 'Facts; compiled by SUCCURRO (KaraZajac), CC BY-NC 4.0'
/** Stands behind the publisher on every card, the same in both languages. */
const credit = '(SUCCURRO, CC BY-NC 4.0)'

const source = (key: string, publisher: string, dataset: string): DirectorySource => {
  return { id: `${partFamily}-${key}`, publisher: `${publisher} ${credit}`, dataset, url: compilation, licence }
}

const sourceByName: Readonly<Record<string, DirectorySource>> = {
  'Community Action Partnership, Find a CAP locator': source(
    'community-action',
    'Community Action Partnership',
    'Find a CAP',
  ),
  'The Salvation Army USA, location finder': source('salvation-army', 'The Salvation Army USA', 'Location finder'),
  'Catholic Charities USA, agency locator': source('catholic-charities', 'Catholic Charities USA', 'Agency locator'),
  'ILRU directory of Centers for Independent Living': source(
    'independent-living',
    'ILRU',
    'Directory of Centers for Independent Living',
  ),
  'National Association of Free and Charitable Clinics, find a clinic': source(
    'free-clinics',
    'National Association of Free and Charitable Clinics',
    'Find a clinic',
  ),
  'LawHelpNY organization directory': source('lawhelpny', 'LawHelpNY', 'Organization directory'),
}

/** Coalitions against domestic violence, by the short form the material has. */
const coalitions: Readonly<Record<string, string>> = {
  dcadv: 'Delaware Coalition Against Domestic Violence',
  domesticpeace: 'Arkansas Coalition Against Domestic Violence',
  lcadv: 'Louisiana Coalition Against Domestic Violence',
  mnadv: 'Maryland Network Against Domestic Violence',
  nccadv: 'North Carolina Coalition Against Domestic Violence',
  njcedv: 'New Jersey Coalition to End Domestic Violence',
  nyscadv: 'New York State Coalition Against Domestic Violence',
  odvn: 'Ohio Domestic Violence Network',
  pcadv: 'Pennsylvania Coalition Against Domestic Violence',
  tncoalition: 'Tennessee Coalition to End Domestic and Sexual Violence',
  vsdvalliance: 'Virginia Sexual and Domestic Violence Action Alliance',
  vtnetwork: 'Vermont Network Against Domestic and Sexual Violence',
  wscadv: 'Washington State Coalition Against Domestic Violence',
  wvcadv: 'West Virginia Coalition Against Domestic Violence',
  wyomingdvsa: 'Wyoming Coalition Against Domestic Violence and Sexual Assault',
  zerov: 'ZeroV, Kentucky',
}

const wicAgencies: Readonly<Record<string, string>> = {
  'az-dhs': 'Arizona Department of Health Services',
  'co-cdphe': 'Colorado Department of Public Health and Environment',
  'fl-doh': 'Florida Department of Health',
  'md-health': 'Maryland Department of Health',
  'ne-dhhs': 'Nebraska Department of Health and Human Services',
  'ok-osdh': 'Oklahoma State Department of Health',
  'or-wic': 'Oregon WIC',
  'wa-doh': 'Washington State Department of Health',
}

const lowWords = new Set(['and', 'for', 'in', 'of', 'the'])
const cutNames: Readonly<Record<string, string>> = {
  'Second Harvest Food Bank of Clark Champaign Loga': 'Second Harvest Food Bank of Clark, Champaign and Logan Counties',
  'Second Harvest Food Bank of Lehigh Valley and Ne':
    'Second Harvest Food Bank of Lehigh Valley and Northeast Pennsylvania',
  'Second Harvest Food Bank of Northwest Pennsylvan': 'Second Harvest Food Bank of Northwest Pennsylvania',
  'Se Ohio Foodbank': 'Southeast Ohio Foodbank',
  'Sf Marin Food Bank': 'SF-Marin Food Bank',
  'Feedmore Western New York Inc': 'FeedMore Western New York',
  'Harvesters the Community Food Network': 'Harvesters, the Community Food Network',
  'Gods Pantry Food Bank Inc': "God's Pantry Food Bank",
  'St Louis Area Foodbank': 'St. Louis Area Foodbank',
}

/** "food bank of iowa" → "Food Bank of Iowa"; the material has the names in small letters, some of them cut off. */
function nameFoodBank(text: string): string {
  const words = text.split(' ').map((word, at) => {
    return at > 0 && lowWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
  const name = words.join(' ')
  return cutNames[name] ?? name.replace(/ Inc$/, '')
}

const toKey = (text: string) =>
  text
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/-$/, '')

/** Its lists have one source for each publisher: the partner finders of 61 food banks, the rosters of 24 states. */
export function getPartSource(name: string): DirectorySource | null {
  const [, foodBank] = /^food bank partner finder: (.+)$/.exec(name) ?? []
  if (foodBank) return source(`food-${toKey(foodBank)}`, nameFoodBank(foodBank), 'Partner finder')
  const [, state] = /^state veterans agency, county office roster \((..)\)$/.exec(name) ?? []
  if (state) return source(`veterans-${state.toLowerCase()}`, `State veterans agency, ${state}`, 'County office roster')
  const coalition = coalitions[/\((\w+)\)$/.exec(name)?.[1] ?? '']
  if (coalition) return source(`survivors-${/\((\w+)\)$/.exec(name)?.[1]}`, coalition, 'Program list')
  const [, layer = ''] = /^state WIC program clinic layer \((.+)\)$/.exec(name) ?? []
  const agency = wicAgencies[layer]
  return agency ? source(`wic-${layer}`, agency, 'WIC clinics') : (sourceByName[name] ?? null)
}
