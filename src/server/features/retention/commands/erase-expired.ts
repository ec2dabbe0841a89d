import { sql, type Transaction } from 'kysely'
import type { RetentionRule } from '#domain/retention.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Erases expired rows of one table with custom logic, within the given transaction. */
export type Eraser = (trx: Transaction<Schema>, now: number) => Promise<number>

export type Erasers = Readonly<Record<string, Eraser>>

/** Aggregates what may be kept as a count and erases the rows, both or neither. Returns how many rows were erased. */
export function eraseExpired(
  { db, erasers = {} }: { db: Db; erasers?: Erasers | undefined },
  rule: RetentionRule,
  now: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const isOld = whereOld(rule, now)
    if (rule.countedBy) await keepCounts(trx, rule, rule.countedBy, isOld)
    const eraser = erasers[rule.table]
    if (eraser) return eraser(trx, now)
    const result = await sql`delete from ${sql.table(rule.table)} where ${isOld}`.execute(trx)
    return Number(result.numAffectedRows ?? 0)
  })
}

function whereOld({ since, maxAgeMs, onlyNobodys }: RetentionRule, now: number) {
  const isOld = sql`${sql.ref(since)} < ${now - maxAgeMs}`
  return onlyNobodys ? sql`${isOld} and principal_id is null` : isOld
}

async function keepCounts(
  trx: Transaction<Schema>,
  { kind, table, since, countedOn = since }: RetentionRule,
  by: string,
  isOld: ReturnType<typeof sql>,
): Promise<void> {
  const day = sql`${sql.ref(countedOn)} / ${sql.lit(dayMs)}`
  const { rows } = await sql<{ day: number; key: string | null; n: number }>`
    select ${day} as day, ${sql.ref(by)} as key, count(*) as n
    from ${sql.table(table)} where ${isOld} group by ${day}, ${sql.ref(by)}`.execute(trx)
  for (const row of rows) {
    const values = {
      day: new Date(Math.floor(row.day) * dayMs).toISOString().slice(0, 10),
      kind,
      key: row.key ?? 'unknown',
      n: row.n,
    }
    await trx
      .insertInto('daily_counts')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'key']).doUpdateSet((eb) => ({ n: eb('daily_counts.n', '+', values.n) })),
      )
      .execute()
  }
}
