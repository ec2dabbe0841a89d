import { mail as english } from '#content/en/mail.ts'
import { mail as spanish } from '#content/es/mail.ts'
import type { Language } from '#domain/language.ts'
import { hasPersonalLink, type MailKind } from './mail-kinds.ts'
import type { MailText } from './outbox-repository.ts'

/** The values a mail may contain: an organization or listing, a link, a date. Never a person's text or name. */
export interface MailValues {
  name?: string
  link?: string
  date?: string
  days?: number
  reason?: string
}

export interface ComposedMail extends MailText {
  kind: MailKind
  language: Language
}

export function composeMail(kind: MailKind, language: Language, values: MailValues): ComposedMail {
  // All our tokens are in the `#` fragment. A kind whose text admins may read must never contain one.
  if (values.link?.includes('#') && !hasPersonalLink(kind)) throw new Error(`mail "${kind}" may not carry a token`)
  const words = { en: english, es: spanish }[language]
  const fill = (text: string, longest: number) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(String(values[name as keyof MailValues] ?? ''), longest))
  const { subject, text } = words[kind]
  // A mail that others may see on the phone says nothing more, not even what we are.
  if (kind === 'messageWaiting') return { kind, language, subject, text }
  const parts = [words.hello, fill(text, longestValue), text.includes('{link}') ? words.linkNote : '', words.footer]
  return { kind, language, subject: fill(subject, longestInSubject), text: parts.filter(Boolean).join('\n\n') }
}

/** The outbox contract allows these lengths. */
const longestValue = 2000
const longestInSubject = 120

/** A name with a line break or another control character must not be able to add a mail header. */
function oneLine(text: string, longest: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line.length > longest
    ? `${Array.from(line)
        .slice(0, longest - 1)
        .join('')
        .trim()}…`
    : line
}
