import { sql } from 'kysely'
import { databaseNow } from '#server/platform/db/database-time.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ActiveText } from './control.ts'
import { spendingWindow } from './providers/budget.ts'

export function controlRepository(db: Db) {
  return {
    activeTexts(): Promise<ActiveText[]> {
      return db
        .selectFrom('prompt_configs')
        .select(['key', 'language', 'body'])
        .where('status', '=', 'active')
        .execute()
    },

    /** Tokens all visitors together have spent today (UTC), in multiples of the counting unit. */
    async spentToday(): Promise<number> {
      const { key, windowMs, tokensPerUnit } = spendingWindow
      const length = sql.lit(windowMs)
      const row = await db
        .selectFrom('limits')
        .select('n')
        .where('k', '=', key)
        .where('w', '=', sql<number>`${databaseNow(db)} - ${databaseNow(db)} % ${length}`)
        .executeTakeFirst()
      return (row?.n ?? 0) * tokensPerUnit
    },
  }
}

/** How many crises of a kind there were on a day (UTC). */
export interface CrisisCount {
  day: string
  key: string
  n: number
}

/** Stores only a count per day and kind of crisis: never the text, never the person (T-11.8). */
export async function addCrisisCounts(db: Db, counts: readonly CrisisCount[]): Promise<void> {
  await db
    .insertInto('daily_counts')
    .values(counts.map((count) => ({ ...count, kind: 'crisis' })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'key'])
        .doUpdateSet((eb) => ({ n: eb('daily_counts.n', '+', eb.ref('excluded.n')) })),
    )
    .execute()
}
