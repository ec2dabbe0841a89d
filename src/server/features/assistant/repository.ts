import type { Db } from '#server/platform/db/database.ts'

/** Only a number for a day and a class: never what was written, never by whom (T-11.8). */
export function crisisCounts(db: Db) {
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
