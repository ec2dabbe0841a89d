import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { connectPostgres } from '#server/platform/db/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Every schema of this run begins with it. */
    schemaPrefix: string
  }
}

/** Removes what a run leaves in a PostgreSQL that goes on living: its schemas, whichever worker made them. */
export function setup(project: TestProject): () => Promise<void> {
  const prefix = `test_${randomBytes(4).toString('hex')}_`
  project.provide('schemaPrefix', prefix)
  return () => dropSchemas(prefix)
}

async function dropSchemas(prefix: string): Promise<void> {
  const { db, close } = await connectPostgres(process.env['TEST_DATABASE_URL'] ?? '')
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${prefix})`.execute(db)
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(db)
  await close()
}
