import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { databaseNow } from '#server/platform/db/database-time.ts'
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
