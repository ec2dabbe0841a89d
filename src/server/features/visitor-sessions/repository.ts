import type { Location } from '#domain/places/location.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface VisitorSession {
  principalId: string
  label: string
  deviceType: string | null
  screenResolution: string | null
  timezone: string | null
}

/** Visits, each stored by browser and the label it sent. */
export function visitorSessionsRepository(db: Db) {
  const mine = (principalId: string, label: string) =>
    db.updateTable('visitor_sessions').where('principal_id', '=', principalId).where('label', '=', label)

  return {
    /** Starting an existing session only touches it, so a reload keeps its session. */
    async start(session: VisitorSession, at: number) {
      const { principalId, label, deviceType, screenResolution, timezone } = session
      await db
        .insertInto('visitor_sessions')
        .values({
          principal_id: principalId,
          label,
          device_type: deviceType,
          screen_resolution: screenResolution,
          timezone,
          organization_id: null,
          state: null,
          county: null,
          created_at: at,
          last_active_at: at,
        })
        .onConflict((conflict) => conflict.columns(['principal_id', 'label']).doUpdateSet({ last_active_at: at }))
        .execute()
    },

    /** False when this browser has no session with that label. */
    async touch(principalId: string, label: string, at: number) {
      const { numUpdatedRows } = await mine(principalId, label).set({ last_active_at: at }).executeTakeFirstOrThrow()
      return numUpdatedRows > 0
    },

    async setLocation(principalId: string, label: string, { state, county }: Location, at: number) {
      const { numUpdatedRows } = await mine(principalId, label)
        .set({ state, county, last_active_at: at })
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0
    },

    /** An unknown organization changes nothing and is not an error: an outdated poster must not break a visit. */
    async setOrganization(principalId: string, label: string, organizationId: string, at: number) {
      const existingOrganization = db.selectFrom('organizations').select('id').where('id', '=', organizationId)
      const { numUpdatedRows } = await mine(principalId, label)
        .set((eb) => ({ organization_id: eb.fn.coalesce(existingOrganization, 'organization_id'), last_active_at: at }))
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0
    },
  }
}
export type VisitorSessionsRepository = ReturnType<typeof visitorSessionsRepository>
