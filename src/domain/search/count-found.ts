import type { Resource } from '#domain/resources/resource.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'

export interface FoundCounts {
  organizations: number
  programs: number
}

/** Counts organizations and the programs they offer. Payment and language options are not programs. */
export function countFound(resources: readonly Resource[]): FoundCounts {
  const organizations = new Set<string>()
  const programs = new Set<string>()
  for (const { name, organization, serviceIds, services } of resources) {
    const who = (organization ?? name).toLowerCase()
    organizations.add(who)
    for (const service of serviceIds?.filter(isOffer) ?? services) programs.add(`${who} ${service}`)
  }
  return { organizations: organizations.size, programs: programs.size }
}

function isOffer(id: string): boolean {
  return (needsByService[id as ServiceId] ?? []).length > 0
}
