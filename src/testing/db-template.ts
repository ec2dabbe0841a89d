import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#server/platform/db/migrate.ts'
import { connectSqlite } from '#server/platform/db/sqlite.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/test-databases')
const sources = join(root, 'src/server/platform/db')

/** A migrated SQLite file to copy. */
export function createSqliteTemplate(): Promise<string> {
  return createDbTemplate('sqlite', async (folder) => {
    const file = join(folder, 'template.db')
    const database = connectSqlite(file)
    await migrate(database)
    await database.close()
    return fs.readFileSync(file)
  })
}

/**
 * A file created once and reused while the migrations stay the same. Written aside and renamed, so that test files that
 * start together never read half of it.
 */
export async function createDbTemplate(name: string, make: (folder: string) => Promise<Uint8Array>): Promise<string> {
  const file = join(cache, `${name}-${migrationsHash()}`)
  if (fs.existsSync(file)) return file
  fs.mkdirSync(cache, { recursive: true })
  const folder = fs.mkdtempSync(join(cache, 'making-'))
  const made = join(folder, 'made')
  fs.writeFileSync(made, await make(folder))
  fs.renameSync(made, file)
  fs.rmSync(folder, { recursive: true, force: true })
  return file
}

function migrationsHash(): string {
  const migrations = fs.readdirSync(join(sources, 'migrations')).toSorted()
  const files = [
    ...migrations.map((name) => join(sources, 'migrations', name)),
    join(sources, 'migrate.ts'),
    join(root, 'node_modules/@electric-sql/pglite/package.json'),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
