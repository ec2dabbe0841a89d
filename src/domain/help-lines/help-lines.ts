import type { Language } from '../language.ts'

export interface HelpLine {
  id: 'emergency' | 'crisis' | 'local' | 'treatment' | 'safety'
  /** As a person reads it. */
  phone: string
  /** Where the line takes text messages; some want a word first to answer in Spanish. */
  sms: { number: string; spanishWord: string } | null
  /** What the number rests on. */
  source: string
  checkedOn: string
}

/**
 * The lines shown wherever a person could be stuck. One list, each with what the number rests on and when that was
 * last looked at; a test fails when it is older than 180 days. Nobody has dialed them yet: a person must before a
 * release (T-11.3).
 */
export const helpLines: readonly HelpLine[] = [
  { id: 'local', phone: '2-1-1', sms: null, source: 'general knowledge', checkedOn: '2026-11-14' },
  {
    id: 'crisis', phone: '988', sms: { number: '988', spanishWord: 'AYUDA' },
    source: 'public listings agree; one checked 988lifeline.org on 2026-10-03', checkedOn: '2026-11-14',
  },
  { id: 'emergency', phone: '911', sms: null, source: 'general knowledge', checkedOn: '2026-11-14' },
  { id: 'treatment', phone: '1-800-662-4357', sms: null, source: 'public listings agree', checkedOn: '2026-11-14' },
  {
    id: 'safety', phone: '1-800-799-7233', sms: null,
    source: 'public listings agree; one checked thehotline.org on 2026-09-06', checkedOn: '2026-11-14',
  },
]

export const oldestCheckDays = 180

/** The link that opens a text message, with the word that brings a Spanish answer. */
export function smsLink({ number, spanishWord }: NonNullable<HelpLine['sms']>, language: Language): string {
  return language === 'es' ? `sms:${dialable(number)}?body=${spanishWord}` : `sms:${dialable(number)}`
}

/** What a phone dials: digits only. */
export function dialable(phone: string): string {
  return phone.replace(/\D/g, '')
}
