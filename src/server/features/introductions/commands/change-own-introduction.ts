import { randomUUID } from 'node:crypto'
import type { IntroductionReply } from '#domain/introductions/introduction.ts'
import { getEraseAt } from '#domain/introductions/retention.ts'
import { openStates, repliableStates } from '#domain/introductions/transitions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import { countPhoneChange, type LimitsOn, type Sender } from '../limits.ts'
import { openPerson, type IntroductionRow, type StateChangeResult } from '../records.ts'
import { addPartnerCounts } from '../repository.ts'
import { notify, type DeliveryTools } from './notify-partner.ts'

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

/**
 * Updates the phone number in every open introduction and tells each partner by a note and a mail; returns how many
 * introductions there were.
 */
export function changePhone(
  { db, tools, limitsOn }: { db: Db; tools: DeliveryTools; limitsOn: LimitsOn },
  { owner, phone, sender }: PhoneChange,
  at: number,
): Promise<number> {
  const { seals } = tools
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
      if (holder !== null && row.delivery === 'sent' && person.userPhone !== phone) {
        await tellNewNumber(trx, tools, { ...row, organization_id: holder }, at)
      }
    }
    return changed
  })
}

/** The note is for signed-in members, the mail for everybody who answers there; neither holds the number. */
async function tellNewNumber(
  trx: Db,
  tools: DeliveryTools,
  row: IntroductionRow & { organization_id: string },
  at: number,
): Promise<void> {
  await trx
    .insertInto('introduction_notes')
    .values({
      id: randomUUID(),
      introduction_id: row.id,
      organization_id: row.organization_id,
      kind: 'new_number',
      sealed_text: null,
      result: null,
      author_id: null,
      at,
    })
    .execute()
  await notify(trx, tools, row, 'numberChanged', at)
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
      sealed_notice: null,
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
  const ids = rows.map((row) => row.id)
  await trx.deleteFrom('introduction_notes').where('introduction_id', 'in', ids).execute()
  // What is not sent yet may hold the person's own address.
  await trx.deleteFrom('outbox').where('introduction_id', 'in', ids).where('status', '=', 'waiting').execute()
  const delivered = rows.flatMap((row) => (row.delivery === 'sent' ? (row.organization_id ?? []) : [])).toSorted()
  for (const organizationId of delivered) await addPartnerCounts(trx, organizationId, [{ key: 'withdrawn', by: 1, at }])
}
