import type { Language } from '#domain/language.ts'
import type { MailText } from './outbox-repository.ts'

export interface OutgoingMail extends MailText {
  /** Stays the same however often it is tried: a mail server that got it twice can tell. */
  id: string
  recipient: string
  language: Language
}

/** `later`: nothing is said about this mail itself. `never`: its server refused it for good. */
export type SendResult = 'sent' | 'later' | 'never'

export interface Mailer {
  /** Never rejects: whatever goes wrong on the way is `later`. */
  send(mail: OutgoingMail): Promise<SendResult>
}
