import type { Crisis, CrisisKind } from '../assistant/crisis-kinds.ts'
import type { Language } from '../language.ts'

interface Line {
  /** The number as displayed. */
  phone: string
  /** The key to press for this line, or for Spanish, after the call is answered. */
  press: { key: string; for: 'line' | 'es' } | null
  /** How to reach the line by text message; some need a keyword, or another one for Spanish. */
  sms: { number: string; word: string | null; spanishWord: string | null } | null
  languages: readonly Language[]
  hours: 'always' | 'mostly'
  /** The source of the number. */
  source: string
  checkedOn: string
}

/** A line shown wherever a person could need help. */
export interface HelpLine extends Line {
  id: 'emergency' | 'crisis' | 'local' | 'treatment' | 'safety'
}

/** Help lines, including those that only a crisis card shows (T-11.5). */
export interface CrisisLine extends Line {
  id: HelpLine['id'] | 'veterans' | 'poison'
}

const both = ['en', 'es'] as const

/**
 * Every help line, with the source of its number and the date it was checked; a test fails when that is older than 180
 * days. The numbers have not been dialed yet: a person must do so before a release (T-11.3). Childhelp and the
 * trafficking and overdose lines are missing because no verified number is on file.
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

/**
 * The lines shown wherever a person could need help. Only 988 offers texting there: the label names its Spanish
 * keyword.
 */
export const helpLines: readonly HelpLine[] = [
  lines.local,
  lines.crisis,
  lines.emergency,
  lines.treatment,
  { ...lines.safety, sms: null },
]

export const allHelpLines: readonly CrisisLine[] = Object.values(lines)

/** The lines on each card, the first one most prominent. In immediate danger 911 comes before them. */
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

/** The keyword to send first; null when the line needs none. */
export const getSmsKeyword = ({ word, spanishWord }: NonNullable<Line['sms']>, language: Language): string | null =>
  (language === 'es' ? spanishWord : null) ?? word

/** The link that opens a text message with the keyword of the line. */
export function buildSmsLink(sms: NonNullable<Line['sms']>, language: Language): string {
  const { number } = sms
  const first = getSmsKeyword(sms, language)
  return first === null ? `sms:${toDialDigits(number)}` : `sms:${toDialDigits(number)}?body=${first}`
}

/** Digits only, as dialed. */
export function toDialDigits(phone: string): string {
  return phone.replace(/\D/g, '')
}
