import { sql } from 'kysely'
import type { Db } from './database.ts'
import { databaseNow } from './database-time.ts'

/** True for exactly one caller per window, however many processes ask: that one runs the job. */
export async function claimJob(db: Db, name: string, windowMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into job_runs (name, w, started_at)
    select cast(${name} as text), now - now % ${sql.lit(windowMs)}, now
    from (select ${databaseNow(db)} as now) as clock
    where true
    on conflict (name, w) do nothing
    returning w`.execute(db)
  return rows.length === 1
}

/** Marks the latest run of a job as finished; a run without this mark was cut short. */
export async function finishJob(db: Db, name: string): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ finished_at: databaseNow(db) })
    .where('name', '=', name)
    .where('w', '=', (eb) =>
      eb
        .selectFrom('job_runs')
        .where('name', '=', name)
        .select((e) => e.fn.max('w').as('w')),
    )
    .execute()
}
