import type { Db } from '#server/platform/db/database.ts'
import type { UnlockMethodRow } from './repository.ts'

const isDevice = 'device' satisfies UnlockMethodRow['kind']

/** Unlock methods of known browsers. */
export function deviceUnlockRepository(db: Db) {
  const ofDevice = (principalId: string) =>
    db
      .selectFrom('pin_doors')
      .selectAll('pin_doors')
      .where('kind', '=', isDevice)
      .where('principal_id', '=', principalId)
  return {
    devicesOf: (principalId: string): Promise<UnlockMethodRow[]> => ofDevice(principalId).execute(),

    async hasDeviceAt(principalId: string, placeKey: string): Promise<boolean> {
      const row = await ofDevice(principalId)
        .innerJoin('pin_sessions', 'pin_sessions.id', 'pin_doors.session_id')
        .where('place_key', '=', placeKey)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Counts the attempt as wrong before it is checked, and returns only unlock methods that may still be tried
     * (T-2.17).
     */
    tryDevice(principalId: string, placeKey: string, mostFailures: number): Promise<UnlockMethodRow[]> {
      return db
        .updateTable('pin_doors')
        .set((eb) => ({ failures: eb('failures', '+', 1) }))
        .where('kind', '=', isDevice)
        .where('principal_id', '=', principalId)
        .where('failures', '<', mostFailures)
        .where('session_id', 'in', db.selectFrom('pin_sessions').select('id').where('place_key', '=', placeKey))
        .returningAll()
        .execute()
    },

    async forgiveDevice(principalId: string): Promise<void> {
      await db
        .updateTable('pin_doors')
        .set({ failures: 0 })
        .where('kind', '=', isDevice)
        .where('principal_id', '=', principalId)
        .execute()
    },

    async takeBackTry(doorIds: readonly string[]): Promise<void> {
      if (doorIds.length === 0) return
      await db
        .updateTable('pin_doors')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('id', 'in', doorIds)
        .where('failures', '>', 0)
        .execute()
    },

    async unbindDevice(principalId: string, mostFailures: number): Promise<void> {
      await db
        .deleteFrom('pin_doors')
        .where('kind', '=', isDevice)
        .where('principal_id', '=', principalId)
        .where('failures', '>=', mostFailures)
        .execute()
    },

    async rewrap(doorId: string, wrappedKey: string): Promise<void> {
      await db.updateTable('pin_doors').set({ wrapped_key: wrappedKey }).where('id', '=', doorId).execute()
    },
  }
}
export type DeviceUnlockRepository = ReturnType<typeof deviceUnlockRepository>
