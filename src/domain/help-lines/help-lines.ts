import type { Crisis, CrisisKind, CrisisTheme } from './crisis-kinds.ts'
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

interface KindLines {
  /** Always on the card while there is room, the first one most prominent. */
  first: readonly CrisisLine[]
  /** Behind the lines that the themes ask for. */
  last?: readonly CrisisLine[]
}

const byKind: Readonly<Record<CrisisKind, KindLines>> = {
  // Somebody may have meant to die.
  overdose: { first: [lines.emergency], last: [lines.crisis] },
  medical: { first: [lines.emergency] },
  self_harm: { first: [lines.crisis, lines.emergency] },
  child_harm: { first: [lines.children, lines.emergency] },
  being_hurt: { first: [lines.safety, lines.emergency] },
  hurting_others: { first: [lines.crisis, lines.emergency] },
  someone_at_risk: { first: [lines.crisis, lines.emergency] },
  using_or_withdrawal: { first: [lines.treatment, lines.emergency], last: [lines.crisis] },
  trafficking: { first: [lines.trafficking, lines.emergency] },
  hopeless: { first: [lines.crisis], last: [lines.local] },
}

type Themes = ReadonlySet<CrisisTheme>

const isAboutLife = (kind: CrisisKind) => kind === 'self_harm' || kind === 'hopeless' || kind === 'someone_at_risk'
const isViolence = (kind: CrisisKind) => kind === 'being_hurt' || kind === 'trafficking' || kind === 'hurting_others'

function listLinesAgainstViolence(about: Themes): KindLines {
  if (about.has('sexual')) {
    if (about.has('native')) return { first: [lines.assault, lines.emergency, lines.native] }
    if (about.has('partner')) return { first: [lines.assault, lines.safety, lines.emergency] }
    return { first: [lines.assault, lines.emergency], last: [lines.crisis] }
  }
  // The domestic-violence hotline cannot help with a gang, a landlord or a stranger.
  if (about.has('stranger') && !about.has('partner'))
    return { first: [lines.emergency, lines.local], last: [lines.crisis] }
  if (about.has('native')) return { first: [lines.native, lines.emergency, lines.safety] }
  // Where nobody said who it is, that hotline is named with its condition, and does not lead.
  if (about.has('partner')) return byKind.being_hurt
  return { first: [lines.emergency, about.has('exploited') ? lines.trafficking : lines.safety], last: [lines.local] }
}

function listKindLines(kind: CrisisKind, about: Themes): KindLines {
  if (kind === 'being_hurt') return listLinesAgainstViolence(about)
  // An old or disabled adult is no child; where both are in danger, both lines are shown.
  if (kind === 'child_harm' && about.has('elder')) {
    return about.has('child')
      ? { first: [lines.emergency, lines.children, lines.elder] }
      : { first: [lines.emergency, lines.elder], last: [lines.local] }
  }
  if (kind === 'using_or_withdrawal' && about.has('alone')) {
    return { first: [lines.usingAlone, lines.treatment, lines.emergency] }
  }
  return byKind[kind]
}

/** The lines that the themes ask for in any class; the first ones matter most, since few find room. */
function listThemeLines(kind: CrisisKind, about: Themes): CrisisLine[] {
  const asked: [boolean, CrisisLine][] = [
    [about.has('sexual'), lines.assault],
    [about.has('partner'), lines.safety],
    // A partner who does not let somebody leave is violence at home.
    [about.has('exploited') && !(kind === 'being_hurt' && about.has('partner')), lines.trafficking],
    [isViolence(kind) && about.has('child'), lines.children],
    [about.has('elder'), lines.elder],
    [about.has('alone') || about.has('using'), lines.usingAlone],
    [about.has('trans'), lines.trans],
    [isAboutLife(kind) && about.has('veteran'), lines.veterans],
  ]
  return asked.filter(([isAsked]) => isAsked).map(([, line]) => line)
}

/** At most three lines for a card, the first one most prominent. In immediate danger 911 comes first. */
export function listCrisisLines({ kind, level, about = [] }: Crisis): CrisisLine[] {
  const themes = new Set(about)
  const { first, last = [] } = listKindLines(kind, themes)
  // What was swallowed cannot wait, and the poison line knows what to do about it.
  const urgent = themes.has('swallowed') ? [lines.emergency, lines.poison] : level === 'now' ? [lines.emergency] : []
  return [...new Set([...urgent, ...first, ...listThemeLines(kind, themes), ...last])].slice(0, 3)
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
