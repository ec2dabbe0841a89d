import nodemailer from 'nodemailer'
import type { MailConfig } from '#server/platform/config.ts'
import type { Mailer, OutgoingMail, SendResult } from './mailer.ts'

/** Their sum is far shorter than a mail stays claimed (`sending-repository.ts`). */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/** Plain text over SMTP: no open tracking, and headers that ask for no automatic replies. */
export function smtpMailer({ host, port, isSecure, login, from }: MailConfig): Mailer {
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    ...timeouts,
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    // The password and the links in mails are never sent unencrypted.
    requireTLS: login !== null && !loopback.test(host),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send(mail) {
      try {
        await transport.sendMail(buildMessage(mail, from, domain))
        return 'sent'
      } catch (error) {
        return classifySendError(error)
      }
    },
  }
}

function buildMessage({ id, recipient, language, subject, text }: OutgoingMail, from: string, domain: string) {
  return {
    // As objects they are never parsed as address lists.
    from: { name: 'Next Chapter', address: from },
    to: { name: '', address: recipient },
    envelope: { from, to: [recipient] },
    messageId: `<${id}@${domain}>`,
    subject,
    text,
    xMailer: false as const,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  }
}

/**
 * A refusal of the recipient or the text is final when its code says so. A refusal of our sign-in, address or server is
 * a configuration error: the mail itself is fine and waits.
 */
function classifySendError(error: unknown): SendResult {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  return isAboutMail && (responseCode === undefined || responseCode >= 500) ? 'never' : 'later'
}
