import * as z from 'zod/mini'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { PhoneOwner } from '#domain/resources/phone-owner.ts'
import { type DatasetRow, gatheredFields } from './dataset-row.ts'

const text = z.optional(z.nullable(z.string()))

/** A row of the lists gathered in 2026, with the counties it serves. Their categories are wider than ours. */
export const FreshRow = z.object({
  name: z.string(),
  kind: z.string(),
  category: z.string(),
  services: z.array(z.string()),
  ...gatheredFields,
  phoneNote: text,
  serves: z.array(z.string()),
  operator: text,
  sourceName: z.string(),
  asOf: z.string(),
})
export type FreshRow = z.infer<typeof FreshRow>

/** How the rows of one list become rows of the directory. */
interface FreshList {
  file: string
  category: (row: FreshRow) => Listing['category']
  /** Absent: the kind follows from source, services and name. */
  kind?: (row: FreshRow) => ListingKind
  /** Labels that every row has besides its own. */
  labels?: (row: FreshRow) => readonly string[]
  /** Whose line a number is that more than three rows of the list have. */
  sharedPhone?: PhoneOwner
  /** Only those rows are read. */
  isRead?: (row: FreshRow) => boolean
  /** The street stays unsaid. */
  isWithheld?: true
  prepare?: (rows: readonly FreshRow[]) => FreshRow[]
}

const isTreatment = ({ category }: FreshRow) => category === 'recovery'

const forSubstanceUse =
  /\b(recovery|addictions?|substance|detox|alcohol|drug|sober|sobriety|rehab|suboxone|opioid|methadone|chemical|treatment center)/i
const forMentalHealth = /\b(mental|behavioral|behavioural|psych\w*|counseling|mhmr|wellness)\b/i

/**
 * The list tells how patients are seen, not what is treated: a medicine or a name does. A place that the older lists know
 * has what they say.
 */
function listTreatments({ name, category, services }: FreshRow): string[] {
  const isMedical = services.some((label) => /detox|methadone|-term residential/i.test(label))
  return [
    ...(isMedical || forSubstanceUse.test(name) ? ['Substance use treatment'] : []),
    ...(category === 'mental-health' || forMentalHealth.test(name) ? ['Mental health treatment'] : []),
  ]
}

export const freshLists: readonly FreshList[] = [
  { file: 'hrsa_health_centers_2026', category: () => 'healthcare' },
  { file: 'hud_pha_2026', category: () => 'housing' },
  {
    file: 'samhsa_findtreatment_2026',
    category: (row) => (isTreatment(row) ? 'recovery-support' : 'mental-health'),
    labels: (row) => listTreatments(row),
  },
  {
    file: 'liheap_local_offices_2026',
    category: () => 'community-services',
    kind: ({ kind }) => (kind === 'benefits-office' ? 'benefits-office' : 'money-help'),
    sharedPhone: 'regional-office',
  },
  { file: 'county_benefits_offices_2026', category: () => 'community-services', kind: () => 'benefits-office' },
  {
    file: 'hud_coc_contacts_2026',
    category: () => 'housing',
    kind: () => 'homeless-office',
    prepare: (rows) => rows.map((row) => ({ ...row, name: row.name.replace(/\bCoC$/, 'Continuum of Care') })),
  },
  {
    file: 'lsc_legal_aid_offices_2026',
    category: () => 'legal',
    // A program that is alone in its state answers for all of it. Where the others work is not said.
    isRead: ({ scope, serves }) => scope === 'site' || serves.length > 0,
    prepare: (rows) =>
      rows.map((row) => (row.scope === 'site' ? row : { ...row, serves: [], phoneNote: 'main intake number' })),
  },
  {
    file: 'head_start_2026',
    category: () => 'community-services',
    kind: () => 'head-start',
    prepare: joinPrograms,
  },
  {
    file: 'youth_shelters_rhy_2026',
    category: () => 'housing',
    kind: () => 'youth-program',
    isWithheld: true,
    isRead: ({ phone }) => Boolean(phone),
    prepare: (rows) => rows.map((row) => ({ ...row, services: row.services.flatMap(splitPrograms) })),
  },
]

/** What the lists say of a number that is not the place's own. */
const ownerNotes: readonly (readonly [RegExp, PhoneOwner])[] = [
  [/^statewide line/, 'state-line'],
  [/^one number for \d+ counties/, 'regional-office'],
  [/^main intake number/, 'intake-line'],
  [/^number of the program/, 'program'],
]

const mostRowsPerPhone = 3
/** A number for this many counties of a list is that of the state. */
const stateLineCounties = 20

/** The rows of a list as rows of the directory. */
export function toDatasetRows(list: FreshList, read: readonly FreshRow[]): DatasetRow[] {
  const chosen = list.isRead ? read.filter(list.isRead) : [...read]
  const rows = list.prepare?.(chosen) ?? chosen
  const byPhone = Map.groupBy(rows, ({ phone }) => phone ?? '')
  const getOwner = ({ phone, phoneNote }: FreshRow): PhoneOwner | undefined => {
    const stated = ownerNotes.find(([pattern]) => pattern.test(phoneNote ?? ''))?.[1]
    if (stated || !phone || !list.sharedPhone) return stated
    const sharing = byPhone.get(phone) ?? []
    if (sharing.length <= mostRowsPerPhone) return undefined
    const counties = new Set(sharing.flatMap(({ serves, countyFips }) => [...serves, countyFips]))
    return counties.size > stateLineCounties ? 'state-line' : list.sharedPhone
  }
  return rows.map((row) => {
    const { name, address, city, state, zip, countyFips, lat, lon, geo, scope, phone, website, hours } = row
    const whose = getOwner(row)
    const kind = list.kind?.(row)
    const place =
      list.isWithheld && geo === 'exact' ? { lat: null, lon: null, geo: 'none' as const } : { lat, lon, geo }
    return {
      name,
      city,
      state,
      countyFips,
      scope,
      phone,
      website,
      hours,
      ...place,
      ...(list.isWithheld ? { address: null, zip: null } : { address, zip }),
      category: list.category(row),
      services: [...(list.labels?.(row) ?? []), ...row.services],
      ...(kind && { kind }),
      ...(whose && { whose }),
      ...(row.serves.length > 0 && { serves: row.serves }),
      sourceName: row.sourceName,
      asOf: row.asOf,
    }
  })
}

/** "One program (what it is); another program (what it is)." */
const splitPrograms = (label: string) => label.split(/(?<=\))[;.]\s*/).filter(Boolean)

/**
 * Head Start lists every classroom, mostly with the phone of the program that runs it: one line for each program and
 * county is what a family calls. It stands in the town where it has most of its classrooms.
 */
function joinPrograms(rows: readonly FreshRow[]): FreshRow[] {
  const programs = Map.groupBy(rows, ({ operator, name, countyFips }) => `${countyFips}|${operator ?? name}`)
  const frequency = Map.groupBy(rows, ({ operator, name, phone }) => `${operator ?? name}|${phone}`)
  return [...programs.values()].flatMap((sites) => {
    const [first] = sites
    if (!first) return []
    if (sites.length === 1) return [{ ...first, name: first.operator ?? first.name }]
    const city = findMostFrequent(sites.map((site) => site.city ?? ''))
    const main = sites.find((site) => site.city === city) ?? first
    // Classrooms with numbers of their own: the one that most of the program's have in all counties.
    const countAll = (number: string) => frequency.get(`${first.operator ?? first.name}|${number}`)?.length ?? 0
    const numbers = sites
      .flatMap((site) => site.phone ?? [])
      .toSorted((a, b) => Number(isDoubled(a)) - Number(isDoubled(b)))
    const phone = findMostFrequent(numbers.toSorted((a, b) => countAll(b) - countAll(a)))
    return [
      {
        ...main,
        name: main.operator ?? main.name,
        address: null,
        zip: null,
        geo: 'city' as const,
        scope: 'region' as const,
        phone: phone || null,
        phoneNote: countAll(phone) > 1 ? 'number of the program' : null,
      },
    ]
  })
}

/** (203) 203-4848: an area code that was typed twice. */
const isDoubled = (number: string) => /^\((\d{3})\) \1-/.test(number)

/** Of several as frequent ones, the first. */
function findMostFrequent(values: readonly string[]): string {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
}
