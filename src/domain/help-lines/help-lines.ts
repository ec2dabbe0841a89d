import type { Crisis, CrisisKind } from '../assistant/crisis-kinds.ts'
import type { Language } from '../language.ts'

interface Line {
  /** As a person reads it. */
  phone: string
  /** The key that brings this line, or its Spanish speakers, after the call is answered. */
  press: { key: string; for: 'line' | 'es' } | null
  /** Where the line takes text messages; some want a word first, or one to answer in Spanish. */
  sms: { number: string; word: string | null; spanishWord: string | null } | null
  languages: readonly Language[]
  hours: 'always' | 'mostly'
  /** What the number rests on. */
  source: string
  checkedOn: string
}

/** A line shown wherever a person could be stuck. */
export interface HelpLine extends Line {
  id: 'emergency' | 'crisis' | 'local' | 'treatment' | 'safety'
}

/** Help lines, and the ones that only a crisis card shows (T-11.5). */
export interface CrisisLine extends Line {
  id: HelpLine['id'] | 'veterans' | 'poison'
}

const both = ['en', 'es'] as const

/**
 * Every help line, with the source of its number and the day it was checked; a test fails when that is older than 180
 * days. Nobody has dialed them yet: a person must before a release (T-11.3). Childhelp and the lines against
 * trafficking and overdose are missing because no verified number is on file.
 */
const lines = {
  emergency: {
    id: 'emergency',
    phone: '911',
    press: null,
    sms: null,
    languages: both,
    hours: 'always',
    source: 'general knowledge',
    checkedOn: '2026-11-14',
  },
  crisis: {
    id: 'crisis',
    phone: '988',
    press: { key: '2', for: 'es' },
    sms: { number: '988', word: null, spanishWord: 'AYUDA' },
    languages: both,
    hours: 'always',
    source: 'public listings agree; one checked 988lifeline.org on 2026-10-03',
    checkedOn: '2026-11-14',
  },
  veterans: {
    id: 'veterans',
    phone: '988',
    press: { key: '1', for: 'line' },
    sms: { number: '838255', word: null, spanishWord: null },
    languages: both,
    hours: 'always',
    source: 'public listings agree',
    checkedOn: '2026-11-14',
  },
  local: {
    id: 'local',
    phone: '2-1-1',
    press: null,
    sms: null,
    languages: both,
    hours: 'mostly',
    source: 'general knowledge',
    checkedOn: '2026-11-14',
  },
  treatment: {
    id: 'treatment',
    phone: '1-800-662-4357',
    press: null,
    sms: null,
    languages: both,
    hours: 'always',
    source: 'public listings agree',
    checkedOn: '2026-11-14',
  },
  safety: {
    id: 'safety',
    phone: '1-800-799-7233',
    press: null,
    sms: { number: '88788', word: 'START', spanishWord: null },
    languages: both,
    hours: 'always',
    source: 'public listings agree; one checked thehotline.org on 2026-09-06',
    checkedOn: '2026-11-14',
  },
  poison: {
    id: 'poison',
    phone: '1-800-222-1222',
    press: null,
    sms: null,
    languages: both,
    hours: 'always',
    source: 'named in our safety rules',
    checkedOn: '2026-11-14',
  },
} as const satisfies { [Id in CrisisLine['id']]: CrisisLine & { id: Id } }

/** The lines shown wherever a person could be stuck. Only 988 is texted there: the label names its Spanish word. */
export const helpLines: readonly HelpLine[] = [
  lines.local,
  lines.crisis,
  lines.emergency,
  lines.treatment,
  { ...lines.safety, sms: null },
]

export const allHelpLines: readonly CrisisLine[] = Object.values(lines)

/** Which lines a card shows, the first one most prominent. With danger this minute 911 goes before them. */
const byKind: Readonly<Record<CrisisKind, readonly CrisisLine[]>> = {
  overdose: [lines.emergency, lines.poison, lines.crisis],
  self_harm: [lines.crisis, lines.emergency, lines.veterans],
  child_harm: [lines.emergency, lines.local, lines.crisis],
  being_hurt: [lines.safety, lines.emergency, lines.crisis],
  hurting_others: [lines.crisis, lines.emergency],
  someone_at_risk: [lines.crisis, lines.emergency],
  using_or_withdrawal: [lines.treatment, lines.emergency, lines.crisis],
  trafficking: [lines.emergency, lines.local, lines.crisis],
  hopeless: [lines.crisis, lines.local, lines.veterans],
}

export function listCrisisLines(kind: CrisisKind, level: Crisis['level'] = 'support'): CrisisLine[] {
  const crisisLines = byKind[kind]
  return level === 'now' ? [lines.emergency, ...crisisLines.filter(({ id }) => id !== 'emergency')] : [...crisisLines]
}

export const maxCheckAgeDays = 180

/** The key to press after the call is answered; null when there is none for this language. */
export const getMenuKey = ({ press }: Pick<Line, 'press'>, language: Language): string | null =>
  press && (press.for === 'line' || language === 'es') ? press.key : null

/** The word to write first; null when the line asks for none. */
export const getSmsKeyword = ({ word, spanishWord }: NonNullable<Line['sms']>, language: Language): string | null =>
  (language === 'es' ? spanishWord : null) ?? word

/** The link that opens a text message, with the word the line asks for. */
export function buildSmsLink(sms: NonNullable<Line['sms']>, language: Language): string {
  const { number } = sms
  const first = getSmsKeyword(sms, language)
  return first === null ? `sms:${toDialDigits(number)}` : `sms:${toDialDigits(number)}?body=${first}`
}

/** What a phone dials: digits only. */
export function toDialDigits(phone: string): string {
  return phone.replace(/\D/g, '')
}
