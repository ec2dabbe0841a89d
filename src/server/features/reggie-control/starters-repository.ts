import type { PromptModule } from '#domain/prompts/modules.ts'
import type { StarterPair } from '#domain/reggie/starters.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Starter questions changed by staff; a module without rows uses the shipped ones. */
export function startersRepository(db: Db) {
  return {
    async list(module: PromptModule): Promise<StarterPair[]> {
      const rows = await db
        .selectFrom('starter_prompts')
        .select(['text_en', 'text_es', 'is_on'])
        .where('module', '=', module)
        .orderBy('position')
        .execute()
      return rows.map((row) => ({ en: row.text_en, es: row.text_es, isOn: row.is_on === 1 }))
    },

    /** Replaces all questions of a module or none. */
    replace(module: PromptModule, questions: readonly StarterPair[], actor: AuditActor, at: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('starter_prompts')
          .where('module', '=', module)
          .executeTakeFirst()
        if (questions.length > 0) {
          await trx
            .insertInto('starter_prompts')
            .values(
              questions.map(({ en, es, isOn }, position) => ({
                module,
                position,
                text_en: en,
                text_es: es,
                is_on: isOn ? (1 as const) : (0 as const),
              })),
            )
            .onConflict((conflict) =>
              conflict.columns(['module', 'position']).doUpdateSet((eb) => ({
                text_en: eb.ref('excluded.text_en'),
                text_es: eb.ref('excluded.text_es'),
                is_on: eb.ref('excluded.is_on'),
              })),
            )
            .execute()
          // Removes leftover rows of a longer list that was saved at the same moment.
          await trx
            .deleteFrom('starter_prompts')
            .where('module', '=', module)
            .where('position', '>=', questions.length)
            .execute()
        }
        await writeAudit(
          trx,
          actor,
          {
            action: 'change',
            entity: 'starters',
            entityId: module,
            before: { questions: Number(numDeletedRows) },
            after: { questions: questions.length },
          },
          at,
        )
      })
    },
  }
}
export type StartersRepository = ReturnType<typeof startersRepository>
