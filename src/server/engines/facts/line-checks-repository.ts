import type { LineCheck, LineService, LineVerdict } from '#domain/facts/state-lines.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { StateLineChecks } from '#server/platform/db/schema-directory.ts'

/** A call as it is stored, with who made it. */
export interface StoredLineCheck extends LineCheck {
  id: string
  note: string | null
  accountId: string
}

/** Oldest first. */
export async function listLineChecks(db: Db): Promise<StoredLineCheck[]> {
  const rows = await db.selectFrom('state_line_checks').selectAll().orderBy('at').orderBy('id').execute()
  return rows.map(toCheck)
}

/** What changes with every call, and costs little to read. */
export async function getChecksStamp(db: Db): Promise<string> {
  const { n, last } = await db
    .selectFrom('state_line_checks')
    .select((eb) => [eb.fn.countAll<number>().as('n'), eb.fn.max('at').as('last')])
    .executeTakeFirstOrThrow()
  return `${n} ${last}`
}

export async function addLineCheck(trx: Db, check: StoredLineCheck): Promise<void> {
  const { correctedPhone, accountId, ...row } = check
  await trx
    .insertInto('state_line_checks')
    .values({ ...row, corrected_phone: correctedPhone, account_id: accountId })
    .execute()
}

/** Rows are written from a parsed request only. */
function toCheck({ corrected_phone: correctedPhone, account_id: accountId, ...row }: StateLineChecks): StoredLineCheck {
  return {
    ...row,
    state: row.state as StateCode,
    service: row.service as LineService,
    verdict: row.verdict as LineVerdict,
    correctedPhone,
    accountId,
  }
}
