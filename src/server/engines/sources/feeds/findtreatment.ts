import * as z from 'zod/mini'
import type { ReentryFact } from '#domain/directory/reentry-facts.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { SourceRequest } from '../source.ts'
import type { Feed } from './live-feed.ts'
import { nearKm } from './nearby.ts'
import { type ReplyShape, rawListingDefaults } from './raw-listing.ts'
import { coordinate, textField } from './row-parts.ts'

export const findTreatmentBase = 'https://findtreatment.gov'

const mindNeeds: NeedKey[] = ['mental-health']
const recoveryNeeds: NeedKey[] = ['recovery-support', 'sobriety']

function kind({ needs }: SourceRequest): 'mh' | 'sa' | 'both' {
  const [mind, recovery] = [mindNeeds, recoveryNeeds].map((group) => group.some((need) => needs.includes(need)))
  if (mind === recovery) return 'both'
  return mind ? 'mh' : 'sa'
}

/** `f1` a heading, `f2` its code, `f3` the entries, separated by “;”. */
const service = z.object({ f1: textField, f2: textField, f3: textField })
const row = z.object({
  name1: z.string(),
  name2: textField,
  street1: textField,
  street2: textField,
  city: textField,
  state: textField,
  zip: textField,
  phone: textField,
  intake1: textField,
  website: textField,
  latitude: coordinate,
  longitude: coordinate,
  services: z.optional(z.nullable(z.array(service).check(z.maxLength(100)))),
})
export type FindTreatmentRow = z.infer<typeof row>

/** Maps their terms to our vocabulary. */
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
/** Groups the service has programs for, and what it says it accepts; what it leaves out it does not refuse. */
const acceptance: readonly [RegExp, ReentryFact][] = [
  [/criminal justice|forensic clients|referred from the court/i, 'servesRecord'],
  [
    /accepts clients (using|on) (MAT|medication|opioid medication)|prescribes buprenorphine|opioid treatment program/i,
    'medicationTreatment',
  ],
  [/\badult women\b/i, 'women'],
  [/\badult men\b/i, 'men'],
  [/beds for clients['’] children/i, 'families'],
  [/\byoung adults\b/i, 'youngPeople'],
  [/\bseniors or older adults\b/i, 'olderAdults'],
]

/** https://findtreatment.gov/assets/FindTreatment-Developer-Guide.pdf */
export const findTreatmentReplies: ReplyShape<FindTreatmentRow> = {
  source: {
    id: 'findtreatment-live',
    publisher: 'Substance Abuse and Mental Health Services Administration',
    dataset: 'FindTreatment.gov',
    url: 'https://findtreatment.gov/',
    licence: 'US government work',
  },
  reply: z.pipe(
    z.object({ rows: z.array(z.unknown()) }),
    z.transform(({ rows }) => rows),
  ),
  row,
  place(found) {
    const words = (found.services ?? [])
      .map(({ f3 }) => f3 ?? '')
      .join('; ')
      .slice(0, 20_000)
    const services = meanings.filter(([pattern]) => pattern.test(words)).map(([, id]) => id)
    const isRecovery = services.includes('substance-use-treatment') || !services.includes('mental-health-treatment')
    return {
      ...rawListingDefaults,
      name: found.name1,
      organization: found.name2,
      category: isRecovery ? 'recovery-support' : 'mental-health',
      services,
      street: [found.street1, found.street2],
      city: found.city,
      state: found.state,
      zip: found.zip,
      lat: found.latitude,
      lon: found.longitude,
      phones: [found.phone, found.intake1],
      websites: [found.website],
      languages: /\bSpanish\b/i.test(words) ? ['es'] : [],
      cost: /sliding fee/i.test(words) ? 'sliding' : null,
      facts: Object.fromEntries(acceptance.filter(([pattern]) => pattern.test(words)).map(([, fact]) => [fact, 'yes'])),
    }
  },
}

export const findTreatmentFeed: Feed<FindTreatmentRow> = {
  ...findTreatmentReplies,
  name: 'findtreatment',
  needs: [...mindNeeds, ...recoveryNeeds],
  address: (request) =>
    `/locator/exportsAsJson/v2?${new URLSearchParams({
      // Latitude first: in the other order the service finds nothing and reports no error.
      sAddr: `${request.center.lat.toFixed(4)},${request.center.lon.toFixed(4)}`,
      // 2 = by distance, in meters.
      limitType: '2',
      limitValue: String(nearKm * 1_000),
      sType: kind(request),
      pageSize: '100',
      page: '1',
      sort: '0',
    })}`,
}
