import {
  type LineCheck,
  type LineService,
  resolveLine,
  type ShownLine,
  type StateLines,
} from '#domain/facts/state-lines.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import { withinPatience } from '#server/platform/within-patience.ts'
import { getChecksStamp, listLineChecks } from './line-checks-repository.ts'

/** The numbers of all states as the file and the calls have them. */
export interface LineBook {
  find(state: StateCode, service: LineService): ShownLine | null
  /** Reads what calls found out since; an answer asks for it before it names a number. Never fails. */
  refresh(): Promise<void>
}

/** An answer waits no longer for the database: the numbers known so far are as good as a minute ago. */
const patienceMs = 500

export function createLineBook(db: Db, table: StateLines, logger: Logger): LineBook {
  let checks: readonly LineCheck[] = []
  let known = ''
  const read = async () => {
    const stamp = await getChecksStamp(db)
    if (stamp === known) return
    checks = await listLineChecks(db)
    known = stamp
  }
  return {
    find: (state, service) => resolveLine(state, service, table.states[state], checks),
    refresh: () =>
      withinPatience(
        read().catch((error: unknown) => logger.warn('calls to state offices were not read', describeFault(error))),
        patienceMs,
        () => undefined,
      ),
  }
}
