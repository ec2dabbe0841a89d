import { mail as english } from '#content/en/mail.ts'
import { mail as spanish } from '#content/es/mail.ts'
import type { Language } from '#domain/language.ts'
import type { MailText } from './outbox-repository.ts'

type MailKind = Exclude<keyof typeof english, 'hello' | 'footer'>

/** What a mail may name: an organization or listing, a link, a day. Nobody's words and nobody's name. */
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
  const words = { en: english, es: spanish }[language]
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(String(values[name as keyof MailValues] ?? '')))
  const body = [words.hello, fill(words[kind].text), words.footer].join('\n\n')
  return { kind, language, subject: fill(words[kind].subject), text: body }
}

/** A name with a line break in it must not become a header of the mail. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()
