import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Resource } from './resource.ts'

/** Help lines and government offices: nobody there can join and answer an introduction. */
const withoutConnect: ReadonlySet<string> = new Set<ListingKind>([
  'benefits-office',
  'child-support-office',
  'court-or-clerk',
  'help-line',
  'homeless-office',
  'housing-authority',
  'id-office',
  'national-program',
  'parole-or-probation-office',
  'public-defender',
  'social-security-office',
  'state-agency',
  'state-job-service',
  'transit-agency',
  'tribal-government',
  'vet-center',
  'veterans-benefits',
  'veterans-clinic',
  'vital-records',
])

/** Whether a card offers an introduction. An organization that manages its own listing always can. */
export function canConnect({ kind, care }: Pick<Resource, 'kind' | 'care'>): boolean {
  return care !== undefined || kind === undefined || kind === null || !withoutConnect.has(kind)
}
