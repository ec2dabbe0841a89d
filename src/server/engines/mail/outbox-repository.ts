import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import { seal, unseal } from '#server/platform/crypto/seal.ts'
import type { Db } from '#server/platform/db/database.ts'

/** A mail's content; built by `composeMail`, never with text a visitor wrote. */
const MailText = z.object({ subject: z.string(), text: z.string() })
export type MailText = z.infer<typeof MailText>

export interface NewMail extends MailText {
  kind: string
  recipient: string
  language: Language
  introductionId?: string
}

/** Mail is queued in the transaction of the event it reports, and sent afterwards (`engines/mail/send.ts`). */
export function outboxRepository(cookieKey: Buffer) {
  const key = deriveKey(cookieKey, 'outbox')
  return {
    async queue(trx: Db, mail: NewMail, at: number): Promise<string> {
      const { kind, recipient, language, subject, text, introductionId } = mail
      const id = randomUUID()
      const sealed = seal(key, Buffer.from(JSON.stringify({ subject, text })), `mail:${id}`)
      await trx
        .insertInto('outbox')
        .values({
          id,
          kind,
          recipient,
          language,
          sealed_mail: sealed,
          status: 'waiting',
          attempts: 0,
          next_at: at,
          created_at: at,
          introduction_id: introductionId ?? null,
        })
        .execute()
      return id
    },

    /** Null once it was sent and erased. */
    open({ id, sealed_mail: sealed }: { id: string; sealed_mail: string | null }): MailText | null {
      const plain = sealed === null ? null : unseal(key, sealed, `mail:${id}`)
      return plain && MailText.parse(JSON.parse(plain.toString('utf8')))
    },
  }
}
export type OutboxRepository = ReturnType<typeof outboxRepository>
