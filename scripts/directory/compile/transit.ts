import type { County } from '#domain/places/county.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import type { StateCode } from '#domain/places/states.ts'
import { splitKeyWords } from './address-key.ts'
import type { DatasetRow } from './dataset-row.ts'
import { addToTally, type Tally } from './tally.ts'

/** Sites that the catalog gave to agencies of the same short name in other states. */
const stateBySite: Readonly<Record<string, StateCode>> = {
  'berkshirerta.com': 'MA',
  'citibus.com': 'TX',
  'jacksonwy.gov': 'WY',
  'juneaucapitaltransit.org': 'AK',
  'metro.kingcounty.gov': 'WA',
  'metroqc.com': 'IL',
  'metrotransit.org': 'MN',
  'mystartransit.org': 'TX',
  'ridecarta.com': 'SC',
  'ridetransitorange.com': 'NY',
  'selahwa.gov': 'WA',
  'sgcityutah.gov': 'UT',
  'smartbusmn.org': 'MN',
  'thebus.com': 'HI',
  'unitedcapmn.org': 'MN',
  'valleytransitak.org': 'AK',
}

/** Farther than any bus of the country is from the middle of the nearest county; in Alaska counties are too large to tell. */
const farthestKm = 140

const isTransit = (row: DatasetRow) => row.sourceName.startsWith('MobilityData')
const getHost = (site: string) => new URL(site).hostname.replace(/^www\./, '')

/** The catalog of bus agencies is worldwide: leaves out what is in another country, and sites that are somebody else's. */
export function checkTransit(rows: readonly DatasetRow[], counties: readonly County[], tally: Tally): DatasetRow[] {
  const owners = Map.groupBy(
    rows.filter((row) => isTransit(row) && row.website),
    ({ website }) => getHost(website ?? ''),
  )
  const isForeign = ({ state, lat, lon }: DatasetRow) => {
    if (lat == null || lon == null || state === 'AK') return false
    return counties.every((county) => computeDistanceKm({ lat, lon }, county) > farthestKm)
  }
  return rows.flatMap((row) => {
    if (!isTransit(row)) return [row]
    if (isForeign(row)) {
      addToTally(tally, 'left out: a bus agency outside the country')
      return []
    }
    if (!row.website || isOwnSite(row, owners.get(getHost(row.website)) ?? [])) return [row]
    addToTally(tally, "dropped: another agency's website")
    return [{ ...row, website: null }]
  })
}

/** In a state of its own, or named after the agency when others have it too. */
function isOwnSite({ name, website, state }: DatasetRow, sharing: readonly DatasetRow[]): boolean {
  const host = getHost(website ?? '')
  const home = stateBySite[host]
  if (home && home !== state) return false
  const sameSite = sharing.filter((other) => other.website === website)
  const isShared = sameSite.some((other) => other.state === state && other.name !== name)
  const letters = host.replaceAll(/[^a-z]/g, '')
  return !isShared || splitKeyWords(name).some((word) => word.length > 2 && letters.includes(word))
}
