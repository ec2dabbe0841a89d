import { createHash, randomUUID } from 'node:crypto'
import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'

export interface StoredTemplates {
  templates: ReplyTemplate[]
  /** Derived from the content: the same replies have the same version. */
  version: string
}

export interface SavedTemplates extends StoredTemplates {
  isStale: boolean
}

export function templatesRepository(db: Db) {
  return {
    list: (organizationId: string): Promise<StoredTemplates> =>
      runAsOrganization(db, organizationId, (trx) => readTemplates(trx, organizationId)),

    /** Replaces all templates at once. With a version, only if they are unchanged since the writer loaded them. */
    replace(
      staff: PartnerStaff,
      templates: readonly ReplyTemplate[],
      version: string | undefined,
      at: number,
    ): Promise<SavedTemplates> {
      const { organizationId } = staff
      return runAsOrganization(db, organizationId, async (trx) => {
        await holdOrganization(trx, organizationId)
        const before = await readTemplates(trx, organizationId)
        if (version !== undefined && version !== before.version) return { ...before, isStale: true }
        await trx.deleteFrom('reply_templates').where('organization_id', '=', organizationId).execute()
        if (templates.length > 0) {
          await trx
            .insertInto('reply_templates')
            .values(
              templates.map(({ kind, name, en, es }, position) => ({
                id: randomUUID(),
                organization_id: organizationId,
                position,
                kind,
                name,
                text_en: en,
                text_es: es,
              })),
            )
            .execute()
        }
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
        return { templates: [...templates], version: computeVersion(templates), isStale: false }
      })
    },
  }
}
export type TemplatesRepository = ReturnType<typeof templatesRepository>

export async function readTemplates(trx: Db, organizationId: string): Promise<StoredTemplates> {
  const rows = await trx
    .selectFrom('reply_templates')
    .select(['kind', 'name', 'text_en', 'text_es'])
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const templates = rows.map(({ kind, name, text_en: en, text_es: es }) => ({ kind, name, en, es }))
  return { templates, version: computeVersion(templates) }
}

/** Serializes concurrent replacements; otherwise both lists would be stored. */
async function holdOrganization(trx: Db, organizationId: string): Promise<void> {
  await trx
    .updateTable('organizations')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', organizationId)
    .execute()
}

function computeVersion(templates: readonly ReplyTemplate[]): string {
  const contents = templates.map(({ kind, name, en, es }) => [kind, name, en, es])
  return createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 22)
}
