import { type Setting, type SettingKey, settingSchemas } from '#domain/service/settings.ts'
import { type AuditActor, writeAudit } from '../audit/audit-repository.ts'
import type { Db } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'

export interface StoredSetting<Key extends SettingKey> {
  value: Setting<Key>
  /** 0 until the first change. */
  version: number
  updatedAt: number | null
}

/** Read from the database each time, so that a change by one process applies to the next request in every other. */
export function settingsRepository(db: Db) {
  const parse = <Key extends SettingKey>(key: Key, document: string | undefined): Setting<Key> =>
    settingSchemas[key].parse(document === undefined ? {} : JSON.parse(document)) as Setting<Key>

  const find = async <Key extends SettingKey>(key: Key): Promise<StoredSetting<Key>> => {
    const row = await db
      .selectFrom('service_settings')
      .select(['document', 'version', 'updated_at'])
      .where('key', '=', key)
      .executeTakeFirst()
    return { value: parse(key, row?.document), version: row?.version ?? 0, updatedAt: row?.updated_at ?? null }
  }

  return {
    find,
    async read<Key extends SettingKey>(key: Key): Promise<Setting<Key>> {
      return (await find(key)).value
    },

    /** Several at once, for what is read with every request. */
    async readAll<Key extends SettingKey>(keys: readonly Key[]): Promise<{ [Each in Key]: Setting<Each> }> {
      const rows = await db
        .selectFrom('service_settings')
        .select(['key', 'document'])
        .where('key', 'in', keys)
        .execute()
      const documents = new Map(rows.map(({ key, document }) => [key, document]))
      return Object.fromEntries(keys.map((key) => [key, parse(key, documents.get(key))])) as {
        [Each in Key]: Setting<Each>
      }
    },

    /** Rejects the change when someone else saved first: `version` is the one it was based on. */
    save<Key extends SettingKey>(
      key: Key,
      { value, version, reason }: { value: Setting<Key>; version: number; reason?: string },
      actor: AuditActor,
      at: number,
    ): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom('service_settings')
          .select(['document', 'version'])
          .where('key', '=', key)
          .executeTakeFirst()
        if ((before?.version ?? 0) !== version) throw new AppError(409, 'edited_elsewhere')
        const row = {
          document: JSON.stringify(value),
          version: version + 1,
          updated_at: at,
          updated_by: actor.id,
        }
        const { numInsertedOrUpdatedRows = 0n } = await trx
          .insertInto('service_settings')
          .values({ key, ...row })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet(row).where('service_settings.version', '=', version),
          )
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 0n) throw new AppError(409, 'edited_elsewhere')
        await writeAudit(
          trx,
          actor,
          {
            action: 'change',
            entity: 'setting',
            entityId: key,
            after: value,
            ...(reason ? { reason } : {}),
            ...(before ? { before: JSON.parse(before.document) } : {}),
          },
          at,
        )
        return version + 1
      })
    },
  }
}
export type SettingsRepository = ReturnType<typeof settingsRepository>
