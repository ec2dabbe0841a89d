import type { PromptModule } from '#domain/prompts/modules.ts'
import type { StarterPair } from '#domain/reggie/starters.ts'
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
  }
}
