import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { readTemplates, writeTemplates } from '../repository.ts'
import { type TemplatesView, withStarters } from '../starters.ts'

interface NewTemplates {
  templates: readonly ReplyTemplate[]
  version?: string | undefined
}

/** Replaces all templates at once. With a version, only if they are unchanged since the writer loaded them. */
export function replaceTemplates(
  db: Db,
  staff: PartnerStaff,
  { templates, version }: NewTemplates,
  at: number,
): Promise<TemplatesView> {
  const { organizationId } = staff
  return runAsOrganization(db, organizationId, async (trx) => {
    await holdOrganization(trx, organizationId)
    const before = await readTemplates(trx, organizationId)
    if (version !== undefined && version !== before.version) {
      const current = await withStarters(trx, organizationId, before)
      throw new AppError(409, 'edited_elsewhere', { marks: { current } })
    }
    const saved = await writeTemplates(trx, organizationId, templates)
    await writeAudit(
      trx,
      staff,
      {
        action: 'templates.saved',
        entity: 'templates',
        entityId: organizationId,
        before: { count: before.templates.length },
        after: { count: templates.length },
      },
      at,
    )
    return withStarters(trx, organizationId, saved)
  })
}

/** Serializes concurrent replacements; otherwise both lists would be stored. */
async function holdOrganization(trx: Db, organizationId: string): Promise<void> {
  await trx
    .updateTable('organizations')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', organizationId)
    .execute()
}
