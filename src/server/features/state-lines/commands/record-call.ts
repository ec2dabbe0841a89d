import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contracts/call.ts'
import type { NumberToCall, recordNumberCall } from '#contracts/state-lines.ts'
import { parseLinePhone, type StateLines, toDigits } from '#domain/facts/state-lines.ts'
import { applyLineChecks } from '#server/engines/directory/checked-phones-repository.ts'
import { lockDirectory } from '#server/engines/directory/load-repository.ts'
import { addLineCheck, listLineChecks } from '#server/engines/facts/line-checks-repository.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { listOfficeNumbers } from '../numbers.ts'
import { listStaffNames } from '../repository.ts'

type Call = CallInput<typeof recordNumberCall>['body']

interface RecordDeps {
  db: Db
  table: StateLines
}

/**
 * Stores what a call found out and writes it into every listing with the number. Somebody who looked at the number before
 * another person answered sees that answer instead of writing over it.
 */
export async function recordCall(
  { db, table }: RecordDeps,
  staff: Staff,
  call: Call,
  at: number,
): Promise<NumberToCall> {
  const correctedPhone = parseCorrected(call)
  return db.transaction().execute(async (trx) => {
    await lockDirectory(trx)
    const checks = await listLineChecks(trx)
    const names = await listStaffNames(trx)
    const find = (from: typeof checks) =>
      listOfficeNumbers({ table, checks: from, names, now: at }, call.state, call.service).find(
        ({ phone }) => toDigits(phone) === toDigits(call.phone),
      )
    const current = find(checks)
    if (!current) throw notFound()
    if ((current.lastCall?.id ?? null) !== call.lastCallId) {
      throw new AppError(409, 'edited_elsewhere', { marks: { current } })
    }
    const { state, service, verdict } = call
    const note = call.note === '' ? null : call.note
    const check = { state, service, phone: current.phone, verdict, correctedPhone, note, accountId: staff.id, at }
    // Two calls within one millisecond must still have an order.
    const last = checks.at(-1)?.at ?? 0
    const added = { ...check, id: randomUUID(), at: Math.max(at, last + 1) }
    await addLineCheck(trx, added)
    const all = [...checks, added]
    await applyLineChecks(trx, all, at)
    await writeAudit(
      trx,
      staff,
      {
        action: 'called',
        entity: 'state_line',
        entityId: `${state}/${service}/${current.phone}`,
        ...(current.lastCall && { before: { verdict: current.lastCall.verdict } }),
        after: { verdict, ...(correctedPhone && { correctedPhone }) },
      },
      at,
    )
    const after = find(all)
    if (!after) throw notFound()
    return after
  })
}

/** A number that is right needs no other, and the same number is no correction. */
function parseCorrected({ verdict, correctedPhone, phone }: Call): string | null {
  if (correctedPhone === null || correctedPhone === '') return null
  const parsed = parseLinePhone(correctedPhone)
  if (verdict === 'right' || parsed === null || toDigits(parsed) === toDigits(phone)) {
    throw new AppError(400, 'impossible_phone', { fields: [{ path: 'correctedPhone', problem: 'impossible_phone' }] })
  }
  return parsed
}
