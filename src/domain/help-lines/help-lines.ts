import type { Language } from '../language.ts'

export interface HelpLine {
  id: 'emergency' | 'crisis' | 'local' | 'treatment' | 'safety'
  /** As a person reads it. */
  phone: string
  /** Where the line takes text messages; some want a word first to answer in Spanish. */
  sms: { number: string; spanishWord: string } | null
  source: string
  verifiedOn: string
}

/**
 * The lines shown wherever a person could be stuck. One list, each with where the number comes from and when it
 * was last checked; a test fails when a check is older than 180 days (T-11.3).
 */
export const helpLines: readonly HelpLine[] = [
  { id: 'local', phone: '2-1-1', sms: null, source: '211.org', verifiedOn: '2026-11-14' },
  { id: 'crisis', phone: '988', sms: { number: '988', spanishWord: 'AYUDA' }, source: '988lifeline.org', verifiedOn: '2026-11-14' },
  { id: 'emergency', phone: '911', sms: null, source: 'general', verifiedOn: '2026-11-14' },
  { id: 'treatment', phone: '1-800-662-4357', sms: null, source: 'samhsa.gov', verifiedOn: '2026-11-14' },
  { id: 'safety', phone: '1-800-799-7233', sms: null, source: 'thehotline.org', verifiedOn: '2026-11-14' },
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
