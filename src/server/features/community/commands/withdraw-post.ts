import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { erasedContent } from '../records.ts'

const withdrawn = { document: erasedContent, status: 'withdrawn', reason: null } as const

/** Erases the text of a post this browser sent; another person's post counts as missing. */
export async function withdrawVisitorPost(db: Db, principalId: string | null, id: string, at: number): Promise<void> {
  if (principalId === null) throw notFound()
  const { numUpdatedRows } = await db
    .updateTable('posts')
    .set({ ...withdrawn, ended_at: at })
    .where('id', '=', id)
    .where('principal_id', '=', principalId)
    .where('status', '!=', 'withdrawn')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw notFound()
}

/** Withdraws every post of a browser and erases its text (T-10.1); reactions and reports are erased with its row. */
export async function withdrawAllPosts(trx: Db, principalId: string, at: number): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ ...withdrawn, principal_id: null, ended_at: at })
    .where('principal_id', '=', principalId)
    .execute()
}

/** Another organization's post counts as missing (T-4.1). */
export function withdrawOrganizationPost(db: Db, staff: PartnerStaff, id: string, at: number): Promise<void> {
  const { organizationId } = staff
  return runAsOrganization(db, organizationId, async (trx) => {
    const row = await trx
      .updateTable('posts')
      .set({ ...withdrawn, ended_at: at })
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .where('status', '!=', 'withdrawn')
      .returning('kind')
      .executeTakeFirst()
    if (!row) throw notFound()
    await writeAudit(trx, staff, { action: 'post.withdrawn', entity: 'post', entityId: id, before: row }, at)
  })
}
