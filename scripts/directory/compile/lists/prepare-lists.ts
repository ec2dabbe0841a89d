import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { DatasetRow } from '../dataset-row.ts'
import { getSourceByName } from '../sources.ts'
import { addToTally, type Tally } from '../tally.ts'
import type { Correction, Corrections } from './corrections.ts'
import { listLabels, saysNothing } from './list-labels.ts'
import type { ListRow } from './list-row.ts'
import { ruleBySource, type ListRule } from './list-rules.ts'
import { partRuleByFile } from './part-rules.ts'
import type { FileRow } from './read-lists.ts'
import { readLabels, readRecordRules } from './stated-facts.ts'

type Category = Listing['category']

interface KindDefaults {
  category: Category
  services: readonly ServiceId[]
}

const kind = (category: Category, ...services: ServiceId[]): KindDefaults => ({ category, services })

/** What every place of a kind offers. A kind that no list should have is not here and stops the compilation. */
const defaultsByKind: Readonly<Partial<Record<ListingKind, KindDefaults>>> = {
  'emergency-shelter': kind('housing', 'emergency-shelter'),
  'day-center': kind('housing', 'day-center'),
  'transitional-housing': kind('housing', 'transitional-housing'),
  'recovery-housing': kind('recovery-support', 'sober-living', 'transitional-housing'),
  'coordinated-entry': kind('housing', 'coordinated-entry'),
  'housing-help': kind('housing', 'housing-services'),
  'housing-authority': kind('housing', 'public-housing', 'housing-voucher'),
  'affordable-housing': kind('housing', 'affordable-housing'),
  'veterans-housing': kind('housing', 'homeless-veterans'),
  'job-center': kind('employment', 'job-center'),
  'reentry-employment': kind('employment', 'job-search-help'),
  'job-training': kind('employment', 'job-training-program'),
  'reentry-program': kind('community-services', 'reentry-program', 'justice-program'),
  'adult-school': kind('education', 'adult-education'),
  'food-pantry': kind('community-services', 'food-pantry'),
  'meal-site': kind('community-services', 'hot-meals'),
  'benefits-office': kind('community-services', 'snap'),
  'money-help': kind('community-services', 'social-services-help'),
  clothing: kind('community-services', 'clothing-and-supplies'),
  'id-office': kind('other', 'state-id', 'driver-license'),
  'court-or-clerk': kind('legal', 'legal-information'),
  'legal-aid': kind('legal', 'civil-legal-aid'),
  'public-defender': kind('legal', 'public-defender'),
  mediation: kind('legal', 'mediation'),
  'health-center': kind('healthcare', 'primary-care'),
  'dental-clinic': kind('healthcare', 'dental-care'),
  'youth-program': kind('community-services', 'child-family-services'),
  'outpatient-treatment': kind('recovery-support', 'substance-use-treatment', 'outpatient-treatment'),
  'residential-treatment': kind('recovery-support', 'substance-use-treatment', 'residential-treatment'),
  'support-group': kind('recovery-support', 'mutual-support-groups'),
  'mental-health-clinic': kind('mental-health', 'mental-health-treatment'),
  'crisis-center': kind('mental-health', 'walk-in-crisis'),
  'help-line': kind('mental-health', 'crisis-line'),
  'survivor-program': kind('community-services', 'domestic-violence-help'),
  'family-program': kind('community-services', 'child-family-services'),
  'transit-agency': kind('transportation', 'public-transit'),
  'ride-program': kind('transportation', 'transport-help'),
  'veterans-benefits': kind('community-services', 'veterans-benefits'),
  'independent-living': kind('community-services', 'case-management', 'social-services-help'),
  'wic-clinic': kind('community-services', 'child-family-services'),
  'child-support-office': kind('legal', 'child-support'),
  'community-program': kind('community-services', 'social-services-help'),
}

/** Work and home for men, without a fee: what the Salvation Army says of its rehabilitation centers. */
const rehabilitation = {
  services: ['free-of-charge'] as const,
  note: {
    en: 'For men. You live and work there. It is free.',
    es: 'Para hombres. Usted vive y trabaja ahí. Es gratis.',
  },
}

/** Many offices of a guide have a name that only makes sense in its own chapter. */
const bareNames =
  /^(license (bureau|office)s?|dmv|health (center|department)|housing auth(ority)?|ministerial alliance|section 8 housing|hud (public )?housing|affordable (family )?housing|family support( division)?|family services division|social services department|department social services|nutrition center|legal services|rental assistance|smts|mtm|transit system|salvation army|catholic charities|food pantry|first baptist church|community outreach|department of (health and )?human services( \(dhs\))?|michigan works!?|mrs|goodwill industries|community action agency|food bank|united way)$/i

/** Rows of the local lists in our own words; what is left out is counted by its reason. */
export function prepareLists(rows: readonly FileRow[], corrections: Corrections, tally: Tally): DatasetRow[] {
  return rows.flatMap(({ file, row }) => {
    const prepared = prepareRow(row, partRuleByFile[file], corrections)
    if (typeof prepared !== 'string') return [prepared]
    addToTally(tally, prepared)
    return []
  })
}

/** `womens-network` has kinds that are a guess: only its rows that somebody read are taken. */
const selectedOnly = new Set(['guide-womens-network'])

function prepareRow(given: ListRow, partRule: ListRule | undefined, corrections: Corrections): DatasetRow | string {
  const ruled = (partRule ?? ((row) => row))(given)
  if (typeof ruled === 'string') return ruled
  const { id: sourceId } = getSourceByName(ruled.sourceName)
  const correction = corrections.find(sourceId, given)
  if (correction?.kind === null) return `left out of a list by a reader: ${correction.group}`
  if (!correction && selectedOnly.has(sourceId)) return 'left out of a list: nobody read it'
  const own = (ruleBySource[sourceId] ?? ((row) => row))(ruled)
  // Whoever read the row knows better than a rule.
  const row = typeof own === 'string' ? correction && ruled : own
  if (!row) return own as string
  if ((correction?.kind ?? row.kind) === 'unknown') return 'left out of a list: nothing tells its purpose'
  if (!row.phone && !row.address) return 'left out of a list: neither phone nor address'
  return toDatasetRow(row, correction)
}

function toDatasetRow(row: ListRow, correction: Correction | null): DatasetRow {
  const kind = correction?.kind ?? row.kind
  const defaults = defaultsByKind[kind]
  if (!defaults) throw new Error(`No list should have the kind ${kind}: "${row.name}".`)
  const labels: string[] = row.services.flatMap((label) => {
    return saysNothing.test(label) ? [] : [...(listLabels[label] ?? [label])]
  })
  const isRehabilitation = row.services.includes('Salvation Army adult rehabilitation center')
  const city = row.city?.replace(/,\s*[A-Z]{2}$/, '').replace(/^Nyc$/, 'New York') ?? null
  const { serves, facts: stated, isIntakeLine, phoneNote, ...others } = row
  const { criminalHistory: _, criminalHistoryCriteria: __, ...plain } = others
  const facts = { ...readLabels(row.services), ...readRecordRules(row), ...stated }
  return {
    ...plain,
    name: bareNames.test(row.name.trim()) && city ? `${row.name.trim()}, ${city}` : row.name,
    kind,
    category: defaults.category,
    services: [...defaults.services, ...labels, ...(isRehabilitation ? rehabilitation.services : [])],
    city,
    phone: row.phone ?? null,
    ...(serves?.length && { serves }),
    ...(isIntakeLine && { whose: 'intake-line' as const }),
    ...(phoneNote && { whose: 'regional-office' as const }),
    ...(isRehabilitation && { note: rehabilitation.note }),
    ...(Object.keys(facts).length > 0 && { facts }),
  }
}
