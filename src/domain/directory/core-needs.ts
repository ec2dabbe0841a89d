import { getNeedsForCategory } from '#domain/needs/category-match.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys, type NeedKey } from '#domain/needs/needs.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import { getKind } from './classify-kind.ts'
import { kindsByNeed, listingKinds, manySidedKinds, type ListingKind } from './kinds.ts'
import type { Listing } from './listing.ts'

const needsByKind = new Map<ListingKind, readonly NeedKey[]>(
  listingKinds.map((kind) => [kind, needKeys.filter((need) => kindsByNeed[need].includes(kind))]),
)

/** The needs a listing is an answer to, as bits. What it offers beside its main purpose is not included. */
export function computeCoreNeeds(
  listing: Pick<Listing, 'name' | 'category' | 'services' | 'sourceId' | 'scope' | 'kind'>,
) {
  const kind = getKind(listing)
  const answered = toNeedsMask(needsByKind.get(kind) ?? [])
  return manySidedKinds.has(kind) ? answered & listServiceNeeds(listing, kind) : answered
}

const allNeeds = toNeedsMask(needKeys)
const mentalHealth = toNeedsMask(['mental-health'])

/** Services of help lines for some people only. Whoever names one still finds its line. */
const specialLines: readonly ServiceId[] = [
  'child-family-services',
  'domestic-violence-help',
  'homeless-veterans',
  'social-services-help',
  'veterans-program',
  'victim-services',
  'youth-line',
]

/**
 * They are for the first need of each service: an identity theft line is not legal aid, Medicaid is not cash. Food
 * stamps are as good as money.
 */
const moneyServices: readonly ServiceId[] = ['snap']
const firstNeedKinds: ReadonlySet<ListingKind> = new Set(['national-program', 'benefits-office'])

/** The needs that its services are for. */
function listServiceNeeds({ services, category }: Pick<Listing, 'services' | 'category'>, kind: ListingKind): number {
  if (kind === 'mental-health-clinic') {
    return services.includes('substance-use-treatment') ? allNeeds : mentalHealth
  }
  if (kind === 'help-line') {
    if (services.some((id) => specialLines.includes(id))) return 0
    const isGeneral = services.includes('helpline-211')
    return listNeeds(services) & (isGeneral ? allNeeds : toNeedsMask(getNeedsForCategory(category)))
  }
  if (!firstNeedKinds.has(kind)) return listNeeds(services)
  return listNeeds(services, 1) | listNeeds(services.filter((id) => moneyServices.includes(id)))
}

function listNeeds(services: readonly ServiceId[], most?: number): number {
  return services.reduce((mask, id) => mask | toNeedsMask(needsByService[id].slice(0, most)), 0)
}
