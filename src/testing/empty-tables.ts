import { sql } from 'kysely'
import type { Database, Db } from '#server/platform/db/database.ts'

/** Every table but the record of migrations, found in the database itself so that none is forgotten. */
export async function emptyTables({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  await (engine === 'sqlite' ? emptySqlite(db) : emptyPostgres(db))
}

/** The names of the tables that hold a row; asking all of them at once takes less than reading or emptying them. */
export async function findFilledTables({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<string[]> {
  const { rows: tables } = await (engine === 'sqlite' ? sqliteTables : postgresTables).execute(db)
  const queries = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name where exists (select 1 from ${sql.table(name)})`,
  )
  const { rows } = await sql<Named>`select name from (${sql.join(queries, sql` union all `)}) as filled`.execute(db)
  return rows.map(({ name }) => name)
}

async function emptySqlite(db: Db): Promise<void> {
  const names = await findFilledTables({ db, engine: 'sqlite' })
  if (names.length === 0) return
  await db.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx)
    for (const name of names) await sql`delete from ${sql.table(name)}`.execute(trx)
  })
}

/**
 * Only filled tables are truncated: each one costs new files. Deleting would be cheaper, but it leaves pages behind that
 * connections fill in an order of their own, and tests read rows in the order they were written. The lock waits for a
 * write of the previous test that is still under way.
 */
async function emptyPostgres(db: Db, triesLeft = 5): Promise<void> {
  if (!withFunction.has(db)) {
    await sql.raw(await writeFunction(db)).execute(db)
    withFunction.add(db)
  }
  try {
    await sql`select test_empty_tables()`.execute(db)
  } catch (error) {
    // Of two transactions that wait for each other the engine ends one, which may be this one.
    if (triesLeft === 0 || (error as { code?: string }).code !== deadlock) throw error
    await emptyPostgres(db, triesLeft - 1)
  }
}

const deadlock = '40P01'
const withFunction = new WeakSet<Db>()

/** A stored function, since its statements are planned once per connection: planning them takes longer than they do. */
async function writeFunction(db: Db): Promise<string> {
  const { rows: tables } = await postgresTables.execute(db)
  const names = tables.map(({ name }) => `"${name}"`)
  return `create or replace function test_empty_tables() returns void language plpgsql as $$
  declare filled text[] := '{}';
  begin
    lock table ${names.join(', ')} in share row exclusive mode;
    ${names.map((name) => `if exists (select 1 from ${name}) then filled := filled || '${name}'; end if;`).join('\n    ')}
    if cardinality(filled) > 0 then
      execute 'truncate ' || array_to_string(filled, ', ') || ' cascade';
    end if;
  end $$`
}

interface Named {
  name: string
}

const sqliteTables = sql<Named>`
  select name from sqlite_schema where type = 'table' and name <> 'schema_migrations'`
const postgresTables = sql<Named>`
  select tablename as name from pg_tables
  where schemaname = current_schema() and tablename <> 'schema_migrations'`
