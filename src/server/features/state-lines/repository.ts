import type { Db } from '#server/platform/db/database.ts'

/** Who runs the service, by account. A partner's people are never named here (T-8.3). */
export async function listStaffNames(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('organization_id', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name, email }) => [id, name || email]))
}
