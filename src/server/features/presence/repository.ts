import type { Db } from '#server/platform/db/database.ts'

export interface PresenceUpdate {
  page?: string
  deviceType?: string
  status: 'active' | 'idle' | 'left'
}

/**
 * Currently present visitors, stored in the database so that every process sees the same. Never holds more than a page
 * and a state.
 */
export function presenceRepository(db: Db) {
  return {
    async note(principalId: string, label: string, { page, deviceType, status }: PresenceUpdate, at: number) {
      await db
        .insertInto('presence')
        .values({
          principal_id: principalId,
          label,
          status,
          seen_at: at,
          page: page ?? null,
          device_type: deviceType ?? null,
        })
        .onConflict((conflict) =>
          conflict.columns(['principal_id', 'label']).doUpdateSet({
            status,
            seen_at: at,
            ...(page === undefined ? {} : { page }),
            ...(deviceType === undefined ? {} : { device_type: deviceType }),
          }),
        )
        .execute()
    },
  }
}
export type PresenceRepository = ReturnType<typeof presenceRepository>
