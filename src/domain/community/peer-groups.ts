import type { NeedKey } from '../needs/needs.ts'
import type { Resource } from '../resources/resource.ts'
import { needsByService } from '../services/services.ts'

const isForPeers = (needs: readonly NeedKey[]) => needs.includes('peer-support')
const ofPeers = new Set(Object.entries(needsByService).flatMap(([id, needs]) => (isForPeers(needs) ? [id] : [])))

/** Whether the listing offers peer groups or peer help; a search for the need also returns near matches. */
export function isPeerGroup({ category, serviceIds = [] }: Pick<Resource, 'category' | 'serviceIds'>): boolean {
  return category === 'peer-support' || serviceIds.some((id) => ofPeers.has(id))
}
