import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import { createTrackingCode } from './tracking-code.ts'

export interface TrackedOrganization {
  id: string
  name: string
  isConfidential: boolean
}

export function organizationsRepository(db: Db) {
  return {
    async findByCode(code: string): Promise<TrackedOrganization | null> {
      const row = await db
        .selectFrom('organizations')
        .select(['id', 'name', 'is_confidential_location'])
        .where('tracking_code', '=', code)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      return row ? { id: row.id, name: row.name, isConfidential: row.is_confidential_location === 1 } : null
    },

    async add({ name, isConfidential }: { name: string; isConfidential: boolean }, at: number) {
      const id = randomUUID()
      const trackingCode = createTrackingCode()
      await db
        .insertInto('organizations')
        .values({
          id,
          name,
          tracking_code: trackingCode,
          created_at: at,
          is_sensitive: 0,
          is_supervision: 0,
          is_confidential_location: isConfidential ? 1 : 0,
        })
        .execute()
      return { id, trackingCode }
    },
  }
}
export type OrganizationsRepository = ReturnType<typeof organizationsRepository>
