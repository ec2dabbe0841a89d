import type { Db } from '#server/platform/db/database.ts'

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
