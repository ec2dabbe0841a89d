import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ReplyTemplate } from '#contracts/partner-settings.ts'
import { createPartnerSettings, PartnerSettings } from '#domain/partners/settings.ts'
import type { Db } from '#server/platform/db/database.ts'

export interface SettingsView {
  settings: PartnerSettings
  /** 0 until the first change. */
  version: number
  trackingCode: string
}

/** Null when there is no such organization. */
export async function findSettings(trx: Db, organizationId: string): Promise<SettingsView | null> {
  const organization = await trx
    .selectFrom('organizations')
    .select(['name', 'tracking_code'])
    .where('id', '=', organizationId)
    .executeTakeFirst()
  if (!organization) return null
  const row = await trx
    .selectFrom('partner_settings')
    .select(['document', 'version'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  return {
    settings: row
      ? z.parse(PartnerSettings, JSON.parse(row.document))
      : createPartnerSettings(organization.name, [], 'en'),
    version: row?.version ?? 0,
    trackingCode: organization.tracking_code,
  }
}

/** False when the version is no longer the newest, so that one of two concurrent saves is rejected. */
export async function writeSettings(
  trx: Db,
  organizationId: string,
  { version, settings }: Pick<SettingsView, 'settings' | 'version'>,
  at: number,
): Promise<boolean> {
  const row = { document: JSON.stringify(settings), version: version + 1, updated_at: at }
  if (version === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('partner_settings')
      .values({ organization_id: organizationId, ...row })
      .onConflict((conflict) => conflict.column('organization_id').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  }
  const { numUpdatedRows } = await trx
    .updateTable('partner_settings')
    .set(row)
    .where('organization_id', '=', organizationId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface StoredTemplates {
  templates: ReplyTemplate[]
  /** Derived from the content: the same replies have the same version. */
  version: string
}

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

/** Replaces all templates; returns them as stored. */
export async function writeTemplates(
  trx: Db,
  organizationId: string,
  templates: readonly ReplyTemplate[],
): Promise<StoredTemplates> {
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
  return { templates: [...templates], version: computeVersion(templates) }
}

function computeVersion(templates: readonly ReplyTemplate[]): string {
  const contents = templates.map(({ kind, name, en, es }) => [kind, name, en, es])
  return createHash('sha256').update(JSON.stringify(contents)).digest('base64url').slice(0, 22)
}
