import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import { seal, unseal } from '#server/platform/crypto/seal.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A mail's content; built by `composeMail`, never with text a visitor wrote. */
const MailText = z.object({ subject: z.string(), text: z.string() })
export type MailText = z.infer<typeof MailText>

/** With the address of a visitor, which is nowhere else. */
const SealedMail = z.extend(MailText, { recipient: z.optional(z.string()) })
type SealedMail = z.infer<typeof SealedMail>

interface SealedRow {
  id: string
  sealed_mail: string | null
}

export interface NewMail extends MailText {
  kind: string
  recipient: string
  language: Language
  introductionId?: string
}

/** In the place of a visitor's address. */
export const privateRecipient = '-'

/** Mail is queued in the transaction of the event it reports, and sent afterwards (`engines/mail/send.ts`). */
export function outboxRepository(dataKey: Buffer) {
  const key = deriveKey(dataKey, 'outbox')
  const add = async (trx: Db, mail: NewMail, sealed: SealedMail, at: number): Promise<string> => {
    const { kind, recipient, language, introductionId } = mail
    const id = randomUUID()
    await trx
      .insertInto('outbox')
      .values({
        id,
        kind,
        recipient,
        language,
        sealed_mail: seal(key, Buffer.from(JSON.stringify(sealed)), `mail:${id}`),
        status: 'waiting',
        attempts: 0,
        next_at: at,
        created_at: at,
        introduction_id: introductionId ?? null,
      })
      .execute()
    return id
  }
  const unsealRow = ({ id, sealed_mail: sealed }: SealedRow): SealedMail | null => {
    const plain = sealed === null ? null : unseal(key, sealed, `mail:${id}`)
    return plain && SealedMail.parse(JSON.parse(plain.toString('utf8')))
  }
  return {
    queue: (trx: Db, mail: NewMail, at: number) => add(trx, mail, { subject: mail.subject, text: mail.text }, at),

    /** To a visitor: the address is encrypted with the text, erased with it, and shown to no admin. */
    queuePrivately: (trx: Db, mail: NewMail, at: number) => {
      const { subject, text, recipient } = mail
      return add(trx, { ...mail, recipient: privateRecipient }, { subject, text, recipient }, at)
    },

    /** Null once it was sent and erased. */
    open(row: SealedRow): MailText | null {
      const mail = unsealRow(row)
      return mail && { subject: mail.subject, text: mail.text }
    },

    /** A visitor's address; null for mail whose recipient is in its row. */
    openRecipient: (row: SealedRow): string | null => unsealRow(row)?.recipient ?? null,
  }
}
export type OutboxRepository = ReturnType<typeof outboxRepository>
