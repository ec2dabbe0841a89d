import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type { Db } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

export interface StartGate {
  /** The same database, which refuses every statement with the reason until the gate is open. */
  db: Db
  /** What is being waited for. */
  close(fault: DatabaseUnavailable): void
  open(): void
}

/**
 * A process listens before its database is reached, migrated and filled: until then no call may see half of it, such as a search
 * that finds nothing because the directory is not loaded yet.
 */
export function createStartGate(db: Db): StartGate {
  let fault: DatabaseUnavailable | null = new DatabaseUnavailable('away', 'STARTING', 'the database is being prepared')
  const plugin: KyselyPlugin = {
    transformQuery({ node }: PluginTransformQueryArgs) {
      if (fault) throw fault
      return node
    },
    transformResult: async ({ result }: PluginTransformResultArgs) => result,
  }
  return {
    db: db.withPlugin(plugin),
    close(reason) {
      fault = reason
    },
    open() {
      fault = null
    },
  }
}
