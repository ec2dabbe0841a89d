import { writeSync } from 'node:fs'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { joinDatabase, openDatabase } from '#server/platform/db/open.ts'

/** A second process for tests that need one: `node db-child.ts <task> <file, folder or address>`. */
const tasks: Record<string, (target: string) => Promise<void>> = {
  /** Migrates without the folder lock, as two processes on one database would at the same moment. */
  async migrate(target) {
    const isPostgres = target.startsWith('postgres')
    const database = await joinDatabase(
      isPostgres ? { kind: 'postgres', url: target } : { kind: 'sqlite', file: target },
    )
    await migrate(database)
    await database.close()
  },
  /** Holds the folder lock until it is killed. */
  async hold(target) {
    lockFolder(target)
    say('held')
    setInterval(() => undefined, 60_000)
  },
  /** Tries to open the folder without root privileges, because root may write anywhere. */
  async try(target) {
    if (process.getuid?.() === 0) process.seteuid?.(65534)
    try {
      lockFolder(target)
      say('held')
    } catch (error) {
      say(error instanceof Error ? error.name : 'unknown')
    }
  },
  /** Eight writers that print an id only after its row was acknowledged, until killed. */
  async write(target) {
    const { db } = await openDatabase({ kind: 'sqlite', file: target })
    const writer = async () => {
      for (;;) {
        const k = crypto.randomUUID()
        await db.insertInto('limits').values({ k, w: 0, n: 1, expires_at: 0 }).execute()
        say(k)
      }
    }
    await Promise.all(Array.from({ length: 8 }, writer))
  },
}

/** Writes straight to the pipe: buffered output of a killed process would be lost. */
function say(line: string) {
  writeSync(1, `${line}\n`)
}

const [task = '', target = ''] = process.argv.slice(2)
await tasks[task]?.(target)
