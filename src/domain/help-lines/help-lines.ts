import type { Crisis, CrisisKind, CrisisTheme } from '../assistant/crisis-kinds.ts'
import type { Language } from '../language.ts'

interface Line {
  /** The number as displayed. */
  phone: string
  /** The key to press for this line, or for Spanish, after the call is answered. */
  press: { key: string; for: 'line' | 'es' } | null
  /** How to reach the line by text message; some need a keyword, or another one for Spanish. */
  sms: { number: string; word: string | null; spanishWord: string | null } | null
  languages: readonly Language[]
  /** `varies`: 2-1-1 in some areas, and lines that volunteers answer. */
  hours: 'always' | 'varies' | 'weekdays'
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
  id:
    | HelpLine['id']
    | 'veterans'
    | 'poison'
    | 'trafficking'
    | 'children'
    | 'assault'
    | 'usingAlone'
    | 'native'
    | 'trans'
    | 'elder'
}

const both = ['en', 'es'] as const

/** Lines that ten or more public lists agree on, and that answer day and night in both languages. */
const listed = {
  press: null,
  sms: null,
  languages: both,
  hours: 'always',
  source: 'ten or more public lists agree',
  checkedOn: '2026-11-16',
} as const

/**
 * Every help line, with the source of its number and the date it was checked; a test fails when that is older than 180
 * days. The numbers have not been dialed yet: a person must do so before a release (T-11.3).
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
    hours: 'varies',
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
  poison: { ...listed, id: 'poison', phone: '1-800-222-1222' },
  trafficking: {
    ...listed,
    id: 'trafficking',
    phone: '1-888-373-7888',
    sms: { number: '233733', word: null, spanishWord: null },
  },
  children: {
    ...listed,
    id: 'children',
    phone: '1-800-422-4453',
    sms: { number: '1-800-422-4453', word: null, spanishWord: null },
  },
  assault: { ...listed, id: 'assault', phone: '1-800-656-4673' },
  usingAlone: { ...listed, id: 'usingAlone', phone: '1-877-696-1996' },
  native: {
    ...listed,
    id: 'native',
    phone: '1-844-762-8483',
    sms: { number: '1-844-762-8483', word: null, spanishWord: null },
    languages: ['en'],
  },
  trans: { ...listed, id: 'trans', phone: '1-877-565-8860', hours: 'varies' },
  elder: { ...listed, id: 'elder', phone: '1-800-677-1116', hours: 'weekdays' },
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

/** The lines of each class when nothing more is known, the first one most prominent. */
const byKind: Readonly<Record<CrisisKind, readonly CrisisLine[]>> = {
  // Somebody may have meant to die.
  overdose: [lines.emergency, lines.crisis],
  medical: [lines.emergency],
  self_harm: [lines.crisis, lines.emergency],
  child_harm: [lines.children, lines.emergency],
  being_hurt: [lines.safety, lines.emergency],
  hurting_others: [lines.crisis, lines.emergency],
  someone_at_risk: [lines.crisis, lines.emergency],
  using_or_withdrawal: [lines.treatment, lines.emergency, lines.crisis],
  trafficking: [lines.trafficking, lines.emergency],
  hopeless: [lines.crisis, lines.local],
}

type Themes = ReadonlySet<CrisisTheme>

/** A stranger, gang or landlord: the domestic-violence hotline cannot help with them. */
function listLinesAgainstViolence(about: Themes): readonly CrisisLine[] {
  if (about.has('sexual')) return [lines.assault, lines.emergency, about.has('native') ? lines.native : lines.crisis]
  if (about.has('stranger')) return [lines.emergency, lines.local, lines.crisis]
  return about.has('native') ? [lines.native, lines.emergency, lines.safety] : byKind.being_hurt
}

const isAboutLife = (kind: CrisisKind) => kind === 'self_harm' || kind === 'hopeless' || kind === 'someone_at_risk'

function listLinesAbout(kind: CrisisKind, about: Themes): readonly CrisisLine[] {
  const usual = kind === 'being_hurt' ? listLinesAgainstViolence(about) : byKind[kind]
  if (about.has('swallowed')) return [lines.emergency, lines.poison, ...usual]
  if (kind === 'child_harm' && about.has('elder')) return [lines.emergency, lines.elder, lines.local]
  if (kind === 'using_or_withdrawal' && about.has('alone')) return [lines.usingAlone, ...usual]
  if (about.has('using')) return [...usual.slice(0, 2), lines.usingAlone]
  if (about.has('trans')) return [...usual.slice(0, 2), lines.trans]
  if (isAboutLife(kind) && about.has('veteran')) return [...usual.slice(0, 2), lines.veterans]
  return usual
}

/** At most three lines for a card, the first one most prominent. In immediate danger 911 comes first. */
export function listCrisisLines({ kind, level, about = [] }: Crisis): CrisisLine[] {
  const chosen = listLinesAbout(kind, new Set(about))
  return [...new Set(level === 'now' ? [lines.emergency, ...chosen] : chosen)].slice(0, 3)
}

/** The veterans' line, which a card about somebody's life shows as a link unless it already has its button. */
export function findVeteransLink(crisis: Crisis): CrisisLine | null {
  return isAboutLife(crisis.kind) && !listCrisisLines(crisis).includes(lines.veterans) ? lines.veterans : null
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
