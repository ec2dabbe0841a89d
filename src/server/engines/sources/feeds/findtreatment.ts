import type { NeedKey } from '#domain/needs/needs.ts'
import type { SourceRequest } from '../source.ts'
import { type FindTreatmentRow, findTreatmentReplies } from './findtreatment-replies.ts'
import type { Feed } from './live-feed.ts'
import { nearKm } from './nearby.ts'

export const findTreatmentBase = 'https://findtreatment.gov'

const mindNeeds: NeedKey[] = ['mental-health']
const recoveryNeeds: NeedKey[] = ['recovery-support', 'sobriety']

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

function kind({ needs }: SourceRequest): 'mh' | 'sa' | 'both' {
  const [mind, recovery] = [mindNeeds, recoveryNeeds].map((group) => group.some((need) => needs.includes(need)))
  if (mind === recovery) return 'both'
  return mind ? 'mh' : 'sa'
}
