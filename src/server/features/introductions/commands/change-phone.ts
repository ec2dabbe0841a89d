import { randomUUID } from 'node:crypto'
import { openStates } from '#domain/introductions/transitions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ownedBy, type Owner } from '#server/platform/db/owned.ts'
import { countPhoneChange, type LimitsOn, type Sender } from '../limits.ts'
import { openPerson, type IntroductionRow } from '../records.ts'
import { notify, type DeliveryTools } from './notify-partner.ts'

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
