import { sql, type Transaction } from 'kysely'
import type { RetentionRule } from '#domain/retention.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Erases expired rows of one table with custom logic, within the given transaction. */
export type Eraser = (trx: Transaction<Schema>, now: number) => Promise<number>

export function retentionRepository(db: Db, erasers: Readonly<Record<string, Eraser>> = {}) {
  return {
    /**
     * Aggregates what may be kept as a count and erases the rows, both or neither. Returns how many rows were erased.
     */
    erase(rule: RetentionRule, now: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const isOld = whereOld(rule, now)
        if (rule.countedBy) await keepCounts(transaction, rule, rule.countedBy, isOld)
        const eraser = erasers[rule.table]
        if (eraser) return eraser(transaction, now)
        const result = await sql`delete from ${sql.table(rule.table)} where ${isOld}`.execute(transaction)
        return Number(result.numAffectedRows ?? 0)
      })
    },
  }
}
export type RetentionRepository = ReturnType<typeof retentionRepository>

function whereOld({ since, maxAgeMs, onlyNobodys }: RetentionRule, now: number) {
  const isOld = sql`${sql.ref(since)} < ${now - maxAgeMs}`
  return onlyNobodys ? sql`${isOld} and principal_id is null` : isOld
}

async function keepCounts(
  transaction: Transaction<Schema>,
  { kind, table, since, countedOn = since }: RetentionRule,
  by: string,
  isOld: ReturnType<typeof sql>,
): Promise<void> {
  const day = sql`${sql.ref(countedOn)} / ${sql.lit(dayMs)}`
  const { rows } = await sql<{ day: number; key: string | null; n: number }>`
    select ${day} as day, ${sql.ref(by)} as key, count(*) as n
    from ${sql.table(table)} where ${isOld} group by ${day}, ${sql.ref(by)}`.execute(transaction)
  for (const row of rows) {
    const values = {
      day: new Date(Math.floor(row.day) * dayMs).toISOString().slice(0, 10),
      kind,
      key: row.key ?? 'unknown',
      n: row.n,
    }
    await transaction
      .insertInto('daily_counts')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'key']).doUpdateSet((eb) => ({ n: eb('daily_counts.n', '+', values.n) })),
      )
      .execute()
  }
}
