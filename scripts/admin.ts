import path from 'node:path'
import { parseArgs } from 'node:util'
import { organizationsRepository } from '../src/server/features/organizations/repository.ts'
import { ConfigProblem, readConfig } from '../src/server/platform/config.ts'
import { DatabaseStartError } from '../src/server/platform/db/database-start-error.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { connectPostgres } from '../src/server/platform/db/postgres.ts'
import { connectSqlite } from '../src/server/platform/db/sqlite.ts'

const usage = 'Usage: npm run admin -- organization "Name of the organization" [--confidential]'

/** Works beside a running server: the engines keep two writers apart, and only one serves. */
async function openBesideServer() {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const database = databaseUrl ? await connectPostgres(databaseUrl) : connectSqlite(path.join(dataDir, 'next-chapter.db'))
  await migrate(database)
  return database
}

/** Adds an organization and prints the address to put on its poster. */
async function addOrganization(name: string, isConfidential: boolean): Promise<void> {
  const database = await openBesideServer()
  const { trackingCode } = await organizationsRepository(database.db).add({ name, isConfidential }, Date.now())
  await database.close()
  process.stdout.write(`${name}: add ?org=${trackingCode} to the address.\n`)
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { confidential: { type: 'boolean' } } })
  const [task, name] = positionals
  if (task !== 'organization' || !name?.trim()) throw new ConfigProblem(usage)
  await addOrganization(name.trim(), values.confidential ?? false)
} catch (error) {
  const isExpected = error instanceof ConfigProblem || error instanceof DatabaseStartError || error instanceof TypeError
  process.stderr.write(`${isExpected ? error.message : `The command failed: ${String(error)}`}\n`)
  process.exit(1)
}
