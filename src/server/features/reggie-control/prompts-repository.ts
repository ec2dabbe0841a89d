import type { PromptModule } from '#domain/prompts/modules.ts'
import type { PromptKey } from '#domain/reggie/prompt-rules.ts'
import type { StarterPair } from '#domain/reggie/starters.ts'
import type { GoldenRun, PromptConfig } from '#contracts/reggie-control.ts'
import type { Db } from '#server/platform/db/database.ts'

const mostListed = 200

/**
 * Versions of Reggie's prompt texts, newest first. A body never changes after it is written; at most one version of a
 * part is active.
 */
export async function listPromptVersions(db: Db): Promise<PromptConfig[]> {
  const found = await rows(db)
    .orderBy('prompt_configs.created_at', 'desc')
    .orderBy('version', 'desc')
    .limit(mostListed)
    .execute()
  return found.map(toConfig)
}

const rows = (db: Db) =>
  db
    .selectFrom('prompt_configs')
    .leftJoin('accounts', 'accounts.id', 'prompt_configs.author_id')
    .select([
      'prompt_configs.id',
      'prompt_configs.key',
      'prompt_configs.language',
      'body',
      'prompt_configs.status',
      'version',
      'note',
      'golden',
      'prompt_configs.created_at',
      'activated_at',
      'accounts.name',
    ])

/** Null when nobody wrote it. */
export async function findPrompt(db: Db, id: string): Promise<PromptConfig | null> {
  const row = await rows(db).where('prompt_configs.id', '=', id).executeTakeFirst()
  return row ? toConfig(row) : null
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

function toConfig({ key, golden, name, created_at: createdAt, activated_at: activatedAt, ...row }: Row): PromptConfig {
  return {
    ...row,
    key: key as PromptKey,
    author: name?.slice(0, 120) || null,
    createdAt: new Date(createdAt).toISOString(),
    activatedAt: activatedAt === null ? null : new Date(activatedAt).toISOString(),
    golden: golden === null ? null : (JSON.parse(golden) as GoldenRun),
  }
}

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
