import type { Notices } from '#domain/introductions/notices.ts'
import type { Language } from '#domain/language.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Owner } from '#server/platform/db/owned.ts'
import { countNoticeChange, type LimitsOn, type Sender } from '../limits.ts'
import { openNotice, type IntroductionRow } from '../records.ts'
import { selectOpenIntroductions } from '../repository.ts'
import type { IntroductionSeals } from '../seal.ts'
import type { DeliveryTools } from './notify-partner.ts'

export interface NoticeChange {
  owner: Owner
  notices: Notices
  language: Language
  sender: Sender
}

/** Sets, changes or removes the addresses on every open introduction; returns how many there are. */
export function changeNotices(
  { db, seals, limitsOn }: { db: Db; seals: IntroductionSeals; limitsOn: LimitsOn },
  { owner, notices, language, sender }: NoticeChange,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await countNoticeChange(limitsOn, trx, sender, notices)
    const rows = await selectOpenIntroductions(trx, owner).execute()
    const hasAny = notices.email !== null || notices.trustedEmail !== null
    let changed = 0
    for (const { id, organization_id: holder, sealed_key: locked } of rows) {
      if (locked === null) continue
      const sealed = hasAny ? seals.unlock(id, holder, locked).seal('notice', { ...notices, language }) : null
      await trx
        .updateTable('warm_introductions')
        .set({ sealed_notice: sealed })
        // If another request withdrew it in the meantime, it stays erased.
        .where('id', '=', id)
        .where('sealed_key', 'is not', null)
        .execute()
      changed += 1
    }
    return changed
  })
}

/** A new introduction takes over what the person chose for the open ones. */
export async function copyNotice(trx: Db, seals: IntroductionSeals, owner: Owner, id: string): Promise<void> {
  const rows = await selectOpenIntroductions(trx, owner).execute()
  const created = rows.find((row) => row.id === id)
  const notice = rows.map((row) => openNotice(seals, row)).find((found) => found !== null)
  if (!notice || !created?.sealed_key) return
  const sealed = seals.unlock(id, created.organization_id, created.sealed_key).seal('notice', notice)
  await trx.updateTable('warm_introductions').set({ sealed_notice: sealed }).where('id', '=', id).execute()
}

/**
 * Tells the person, and whom they trust, that there is a message: nothing about the place, the answer or the person.
 * Not again until the last answer was read, so that a reworded answer is not a second mail.
 */
export async function queueNotices(
  trx: Db,
  { seals, outbox }: Pick<DeliveryTools, 'seals' | 'outbox'>,
  row: IntroductionRow,
  at: number,
): Promise<void> {
  const notice = openNotice(seals, row)
  if (!notice || (row.answered_at !== null && row.read_at === null)) return
  const mail = composeMail('messageWaiting', notice.language, {})
  const recipients = new Set([notice.email, notice.trustedEmail].filter((email) => email !== null))
  for (const recipient of recipients)
    await outbox.queuePrivately(trx, { ...mail, recipient, introductionId: row.id }, at)
}
