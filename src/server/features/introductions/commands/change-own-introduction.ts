import type { IntroductionReply } from '#domain/introductions/introduction.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import { openStates, repliableStates } from '#domain/introductions/transitions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import { countPhoneChange, type LimitsOn, type Sender } from '../limits.ts'
import { openPerson, type StateChangeResult } from '../records.ts'
import { addPartnerCounts } from '../repository.ts'
import type { IntroductionSeals } from '../seal.ts'

/** Only an answered introduction can be marked as read; the first read time is kept. */
export async function markAnswerRead(db: Db, owner: Owner, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('warm_introductions')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.cast<number>(eb.val(at), 'bigint')) }))
    .where(ownedBy(owner))
    .where('id', '=', id)
    .where('state', '!=', 'withdrawn')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Stored in one statement if the state allows it: of two concurrent transitions the second sees the first. */
export async function replyToAnswer(
  db: Db,
  owner: Owner,
  id: string,
  reply: IntroductionReply,
  at: number,
): Promise<StateChangeResult> {
  const { numUpdatedRows } = await db
    .updateTable('warm_introductions')
    .set((eb) => ({
      reply,
      replied_at: at,
      // A reply is a message too, but an appointment may keep it even longer.
      erase_at: eb.case().when('erase_at', '<', getEraseAt(at)).then(getEraseAt(at)).else(eb.ref('erase_at')).end(),
    }))
    .where('id', '=', id)
    .where('state', 'in', repliableStates)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return 'done'
  const found = await db
    .selectFrom('warm_introductions')
    .select('id')
    .where('id', '=', id)
    .where('state', '!=', 'withdrawn')
    .where(ownedBy(owner))
    .executeTakeFirst()
  return found ? 'closed' : 'missing'
}

export interface PhoneChange {
  owner: Owner
  phone: string
  sender: Sender
}

/** Updates the phone number in every open introduction; returns how many there were. */
export function changePhone(
  { db, seals, limitsOn }: { db: Db; seals: IntroductionSeals; limitsOn: LimitsOn },
  { owner, phone, sender }: PhoneChange,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await countPhoneChange(limitsOn, trx, sender)
    const rows = await trx
      .selectFrom('warm_introductions')
      .selectAll()
      .where(ownedBy(owner))
      .where('state', 'in', openStates)
      .execute()
    let changed = 0
    for (const row of rows) {
      const person = openPerson(seals, row)
      if (row.sealed_key === null || !person) continue
      const { id, organization_id: holder, sealed_key: locked } = row
      const sealed = seals.unlock(id, holder, locked).seal('person', { ...person, userPhone: phone })
      await trx
        .updateTable('warm_introductions')
        .set({ sealed_person: sealed })
        // If another request withdrew it in the meantime, it stays erased.
        .where('id', '=', id)
        .where('sealed_key', 'is not', null)
        .execute()
      changed += 1
    }
    return changed
  })
}

/** Selects a person's introductions: all with a resource name, a single one, or everything. */
export interface WithdrawTarget {
  resourceName?: string
  id?: string
}

/** Erases the personal fields at once (T-3.6). Without a name or an id, withdraws everything this browser sent. */
export const withdrawOwnIntroductions = (db: Db, owner: Owner, which: WithdrawTarget, at: number) =>
  db.transaction().execute((trx) => withdrawIntroductions(trx, owner, which, at))

/** Erases the shared data, the answer and staff notes; an anonymous row stays. */
export async function withdrawIntroductions(
  trx: Db,
  owner: Owner,
  { resourceName, id }: WithdrawTarget,
  at: number,
): Promise<void> {
  const rows = await trx
    .updateTable('warm_introductions')
    .set({
      state: 'withdrawn',
      sealed_key: null,
      sealed_person: null,
      sealed_answer: null,
      resource_contact: null,
      reply: null,
      closed_at: at,
      updated_at: at,
    })
    .where(ownedBy(owner))
    .where('state', '!=', 'withdrawn')
    .$if(resourceName !== undefined, (query) => query.where('resource_name', '=', resourceName ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning(['id', 'organization_id', 'delivery'])
    .execute()
  if (rows.length === 0) return
  await trx
    .deleteFrom('introduction_notes')
    .where(
      'introduction_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  const delivered = rows.flatMap((row) => (row.delivery === 'sent' ? (row.organization_id ?? []) : [])).toSorted()
  for (const organizationId of delivered) await addPartnerCounts(trx, organizationId, [{ key: 'withdrawn', by: 1, at }])
}
