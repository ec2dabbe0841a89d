import * as z from 'zod/mini'
import type { DirectorySource } from '#domain/directory/listing.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { cleanWebsite, cleanZip } from '../clean.ts'
import type { SourceRequest } from '../source.ts'
import type { Feed } from './live-feed.ts'
import { nearKm } from './nearby.ts'
import { coordinate, field, nameOf, phonesOf, positionOf, stateOf, streetOf } from './row-parts.ts'

/** https://findtreatment.gov/assets/FindTreatment-Developer-Guide.pdf */
export const findTreatmentBase = 'https://findtreatment.gov'

/** `f1` a heading, `f2` its code, `f3` the entries, parted by “;”. */
const service = z.object({ f1: field, f2: field, f3: field })
const row = z.object({
  name1: z.string(), name2: field, street1: field, street2: field, city: field, state: field, zip: field, phone: field,
  intake1: field, website: field, latitude: coordinate, longitude: coordinate,
  services: z.optional(z.nullable(z.array(service).check(z.maxLength(100)))),
})
type Row = z.infer<typeof row>

const source: DirectorySource = {
  id: 'findtreatment-live',
  publisher: 'Substance Abuse and Mental Health Services Administration',
  dataset: 'FindTreatment.gov',
  url: 'https://findtreatment.gov/',
  licence: 'US government work',
}

const mindNeeds: NeedKey[] = ['mental-health']
const recoveryNeeds: NeedKey[] = ['recovery-support', 'sobriety']

/** What their words mean in our vocabulary. */
const meanings: readonly [RegExp, ServiceId][] = [
  [/substance use treatment/i, 'substance-use-treatment'],
  [/mental health treatment/i, 'mental-health-treatment'],
  [/co-occurring/i, 'co-occurring-treatment'],
  [/detoxification/i, 'detox'],
  [/methadone/i, 'methadone'],
  [/buprenorphine/i, 'buprenorphine'],
  [/residential/i, 'residential-treatment'],
  [/outpatient/i, 'outpatient-treatment'],
  [/partial hospitalization|day treatment/i, 'day-treatment'],
  [/hospital inpatient/i, 'hospital-inpatient'],
  [/transitional housing|halfway house|sober home/i, 'transitional-housing'],
  [/court[- ]ordered/i, 'court-ordered-treatment'],
  [/crisis intervention team/i, 'crisis-team'],
  [/peer (support|services)/i, 'peer-support'],
  [/recovery coach/i, 'recovery-coach'],
  [/self-help groups/i, 'mutual-support-groups'],
  [/telemedicine|telehealth/i, 'telehealth'],
  [/case management/i, 'case-management'],
  [/\bMedicaid\b/i, 'medicaid-accepted'],
]
const justiceClients = /criminal justice|forensic clients|referred from the court/i

export const findTreatmentFeed: Feed<Row> = {
  name: 'findtreatment',
  source,
  needs: [...mindNeeds, ...recoveryNeeds],
  address: (request) => `/locator/exportsAsJson/v2?${new URLSearchParams({
    // Latitude first: the other order finds nothing and says nothing.
    sAddr: `${request.center.lat.toFixed(4)},${request.center.lon.toFixed(4)}`,
    // 2 = by distance, in meters.
    limitType: '2', limitValue: String(nearKm * 1_000), sType: kind(request), pageSize: '100', page: '1', sort: '0',
  })}`,
  reply: z.pipe(z.object({ rows: z.array(z.unknown()) }), z.transform(({ rows }) => rows)),
  row,
  listing(found, today) {
    const name = nameOf(found.name1)
    const position = positionOf(found.latitude, found.longitude)
    if (!name || position === undefined) return null
    const words = (found.services ?? []).map(({ f3 }) => f3 ?? '').join('; ').slice(0, 20_000)
    const services = meanings.filter(([pattern]) => pattern.test(words)).map(([, id]) => id)
    const isRecovery = services.includes('substance-use-treatment') || !services.includes('mental-health-treatment')
    const isForJustice = { value: 'yes' as const, sourceId: source.id, asOf: today }
    return {
      name, organization: nameOf(found.name2), category: isRecovery ? 'recovery-support' : 'mental-health',
      scope: 'site', services, position, street: streetOf(found.street1, found.street2), city: nameOf(found.city, 120),
      state: stateOf(found.state), zip: cleanZip(found.zip), phones: phonesOf(found.phone, found.intake1),
      website: cleanWebsite(found.website), hours: null, languages: /\bSpanish\b/i.test(words) ? ['es'] : [],
      cost: /sliding fee/i.test(words) ? 'sliding' : null, requiredDocuments: [],
      facts: justiceClients.test(words) ? { servesRecord: isForJustice } : {}, asOf: today,
    }
  },
}

function kind({ needs }: SourceRequest): 'mh' | 'sa' | 'both' {
  const [mind, recovery] = [mindNeeds, recoveryNeeds].map((group) => group.some((need) => needs.includes(need)))
  if (mind === recovery) return 'both'
  return mind ? 'mh' : 'sa'
}
