import type { Language } from '#domain/language.ts'
import type { MailText } from './outbox-repository.ts'

export interface OutgoingMail extends MailText {
  /** Stays the same across attempts, so that a mail server can detect a duplicate. */
  id: string
  recipient: string
  language: Language
}

/** `later`: a temporary failure that says nothing about this mail. `never`: the server refused it permanently. */
export type SendResult = 'sent' | 'later' | 'never'

export interface Mailer {
  /** Never rejects: any delivery error results in `later`. */
  send(mail: OutgoingMail): Promise<SendResult>
}
