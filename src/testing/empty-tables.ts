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
 * Deleting a few rows is far cheaper than truncating, which makes new files for every table. Unlike truncating it
 * would not wait for a write of the previous test that is still under way: the locks do.
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
  const { rows: references } = await postgresReferences.execute(db)
  const names = orderForDeleting(
    tables.map(({ name }) => name),
    references,
  ).map((name) => `"${name}"`)
  return `create or replace function test_empty_tables() returns void language plpgsql as $$ begin
    lock table ${names.join(', ')} in share row exclusive mode;
    ${names.map((name) => `if exists (select 1 from ${name}) then delete from ${name}; end if;`).join('\n    ')}
  end $$`
}

interface Named {
  name: string
}

interface Reference {
  child: string
  parent: string
}

/** Those that refer to others before those they refer to. */
function orderForDeleting(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = []
  for (let left = [...tables]; left.length > 0;) {
    const isReferredTo = (name: string) =>
      references.some(({ child, parent }) => parent === name && child !== name && left.includes(child))
    const free = left.filter((name) => !isReferredTo(name))
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${left.join(', ')}`)
    ordered.push(...free)
    left = left.filter((name) => !free.includes(name))
  }
  return ordered
}

const sqliteTables = sql<Named>`
  select name from sqlite_schema where type = 'table' and name <> 'schema_migrations'`
const postgresTables = sql<Named>`
  select tablename as name from pg_tables
  where schemaname = current_schema() and tablename <> 'schema_migrations'`
const postgresReferences = sql<Reference>`
  select child.relname as child, parent.relname as parent from pg_constraint
  join pg_class child on child.oid = conrelid
  join pg_class parent on parent.oid = confrelid
  where contype = 'f' and child.relnamespace = current_schema()::regnamespace`
