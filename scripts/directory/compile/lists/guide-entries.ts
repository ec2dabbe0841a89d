import type { ListingKind } from '#domain/directory/kinds.ts'
import type { GuideEntry, ListRow } from './list-row.ts'
import { readConditions } from './stated-facts.ts'

/** Headings of the two guides that were copied entry by entry. What has none here is taken only by a correction. */
const kindByHeading: Readonly<Record<string, ListingKind>> = {
  shelter: 'emergency-shelter',
  transitional_housing: 'transitional-housing',
  housing_help: 'housing-help',
  food_pantry: 'food-pantry',
  clothing: 'clothing',
  cash_or_benefits_office: 'benefits-office',
  legal_aid: 'legal-aid',
  expungement: 'legal-aid',
  employment_program: 'reentry-employment',
  reentry_program: 'reentry-program',
  clinic: 'health-center',
  substance_treatment: 'outpatient-treatment',
  mental_health: 'mental-health-clinic',
  family_help: 'family-program',
  id_office: 'id-office',
  transport: 'ride-program',
  veterans: 'veterans-benefits',
  hotline: 'help-line',
}

/** Federal lists have these, and newer. */
const elsewhere = new Set(['clinic', 'substance_treatment', 'mental_health', 'education'])

/**
 * The map of Los Angeles and the Bay Area was gathered by a machine: an entry counts when another list has the same number
 * under the same name, and then only for what that shows, without hours and conditions.
 */
const sources: Readonly<Record<string, { name: string; countyFips: string | null; isMap: boolean }>> = {
  ca_reentry_map_2025: { name: 'Reentry Map, Los Angeles and the Bay Area', countyFips: null, isMap: true },
  oh_cuyahoga_guide_2026: { name: 'Cuyahoga County Adult Advocate Resource Guide', countyFips: '39035', isMap: false },
}

/** Closed, or not open yet. */
const notOpen = new Set(['closed', 'future'])

export function toListRow(file: string, entry: GuideEntry): ListRow | null {
  const source = sources[file]
  if (!source) throw new Error(`Nobody said what ${file} is.`)
  if (notOpen.has(entry.status ?? '')) return null
  if (source.isMap && (entry.trust !== 'supported' || elsewhere.has(entry.kind))) return null
  const isStreet = /^\d/.test(entry.address ?? '')
  const hasPoint = source.isMap && entry.lat != null && entry.lon != null && isStreet
  return {
    name: entry.name,
    kind: kindByHeading[entry.kind] ?? 'unknown',
    services: source.isMap ? [] : listPrices(entry),
    address: isStreet ? entry.address : null,
    city: entry.city,
    state: entry.state,
    zip: entry.zip,
    countyFips: source.countyFips,
    ...(hasPoint ? { lat: entry.lat, lon: entry.lon, geo: 'exact' } : { lat: null, lon: null, geo: 'none' }),
    scope: 'site',
    phone: entry.phone_shown,
    website: entry.website,
    hours: source.isMap ? null : entry.hours_as_written,
    sourceName: source.name,
    asOf: entry.source_date,
    phoneNote: null,
    ...(/\bthrough coordinated intake\b/i.test(entry.eligibility?.intake ?? '') && { isIntakeLine: true }),
    ...(!source.isMap && { facts: readConditions(entry.eligibility ?? {}) }),
  }
}

/** What an entry says of its price is a service in our vocabulary; the rest of its conditions is not ours to repeat. */
function listPrices({ eligibility }: GuideEntry): string[] {
  const labelByPrice: Readonly<Record<string, string>> = {
    free: 'Free (no payment accepted)',
    'sliding fee': 'Sliding fee scale',
  }
  return [labelByPrice[eligibility?.cost ?? ''] ?? []].flat()
}
