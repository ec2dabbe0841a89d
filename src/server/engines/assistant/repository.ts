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

/** Stores only a count per day and kind of crisis: never the text, never the person (T-11.8). */
export function crisisCountsRepository(db: Db) {
  return {
    async add(kind: string, now: number): Promise<void> {
      const values = { day: new Date(now).toISOString().slice(0, 10), kind: 'crisis', key: kind, n: 1 }
      await db
        .insertInto('daily_counts')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['day', 'kind', 'key']).doUpdateSet((eb) => ({ n: eb('daily_counts.n', '+', 1) })),
        )
        .execute()
    },
  }
}
