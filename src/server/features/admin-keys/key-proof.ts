import type { Clock } from '#server/platform/clock.ts'
import { getBearerToken, type StaffProof } from '#server/platform/http/staff.ts'
import type { AdminKeysRepository } from './repository.ts'

/** `Authorization: Bearer nck_…`. No cookie is involved, so another site's page cannot make a browser send it. */
export function keyProof(adminKeys: AdminKeysRepository, clock: Clock): StaffProof {
  return async (request) => {
    const key = getBearerToken(request)
    if (!key) return 'none'
    const found = await adminKeys.find(key, clock.now())
    return found ? { id: found.id, kind: 'key', role: 'admin', organizationId: null, sessionHash: null } : 'refused'
  }
}
