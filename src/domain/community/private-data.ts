import { findAddresses } from '../grounding/addresses.ts'
import { maskPersonal } from '../grounding/mask.ts'
import { toVisibleText } from '../grounding/visible-text.ts'
import { findWebAddresses } from '../grounding/web-addresses.ts'
import { invitations } from './meeting-words.ts'
import { findNames } from './person-names.ts'
import type { PostKind } from './post.ts'

/** `id_number`: of a person or a card. `case`: a court case number or a date of birth. */
export const privateDataKinds = ['phone', 'email', 'id_number', 'case', 'address', 'link', 'name', 'meeting'] as const
export type PrivateDataKind = (typeof privateDataKinds)[number]

export interface PrivateFinding {
  kind: PrivateDataKind
  /** As it was written. */
  match: string
  /** Index in the text. */
  start: number
  /**
   * Never sent or published. Other findings may be a well-known street or a word that looks like a name: a reviewer
   * decides.
   */
  isHard: boolean
}

type Number = Pick<PrivateFinding, 'kind' | 'isHard'>
const numberKinds: Readonly<Record<string, Number>> = {
  PHONE: { kind: 'phone', isHard: true },
  EMAIL: { kind: 'email', isHard: true },
  SSN: { kind: 'id_number', isHard: true },
  CARD: { kind: 'id_number', isHard: true },
  ID: { kind: 'id_number', isHard: false },
  DATE: { kind: 'case', isHard: false },
}
/** A word before a number that makes it a court case number. */
const ofCourt = /(?:case|docket|cause|caso|causa|expediente|folio)[^!?\n]{0,24}$/iu
const token = /\[(SSN|PHONE|EMAIL|CARD|ID|DATE)_\d+\]/g
const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic'
const birthInWords = new RegExp(
  String.raw`(?<!\p{L})(?:born|birth ?day|date of birth|dob|nac[ií]|nacimiento|cumpleaños)[^.!?\n]{0,20}?` +
    String.raw`((?:\d{1,2} (?:de )?(?:${month})\p{L}*|(?:${month})\p{L}* \d{1,2})(?:,? (?:de |del )?\d{4})?)`,
  'giu',
)
const dateLike = /^\(?\d{1,2}[-. ]\d{1,2}[-. ](?:\d{2}|\d{4})$/
const yearInList = /,.*(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d(?!\d).*,/

/**
 * Finds data in a text that could identify a person, in both languages. Runs in the browser before anything is sent,
 * and on the server. It prefers false alarms to misses: the reviewer decides about all but the hard kinds.
 */
export function findPrivateData(text: string): PrivateFinding[] {
  const visibleText = toVisibleText(text)
  const found: PrivateFinding[] = []
  const add = (kind: PrivateDataKind, match: string, start: number, isHard = false) => {
    const isTaken = found.some(
      (other) => start < other.start + other.match.length && other.start < start + match.length,
    )
    if (!isTaken) found.push({ kind, match, start, isHard })
  }
  for (const { kind, match, start, isHard } of findNumbers(visibleText)) add(kind, match, start, isHard)
  for (const { kind, text: match, start } of findWebAddresses(visibleText)) {
    if (kind === 'email') add('email', match, start, true)
    else add('link', match, start)
  }
  for (const { text: match, start } of findAddresses(visibleText)) add('address', match, start)
  for (const match of visibleText.matchAll(birthInWords)) {
    const day = match[1] ?? ''
    add('case', day, match.index + match[0].length - day.length)
  }
  for (const { match, start } of findNames(visibleText)) add('name', match, start)
  for (const invitation of invitations) {
    for (const match of visibleText.matchAll(invitation)) add('meeting', match[0].trim(), match.index)
  }
  return relocateFindings(
    text,
    visibleText,
    found.toSorted((a, b) => a.start - b.start),
  )
}

/**
 * Findings that block a post of this kind. An organization may publish its address and phone number; nobody may publish
 * a personal ID number.
 */
export function findForbiddenData(kind: PostKind, text: string): PrivateFinding[] {
  const isByOrganization = kind === 'answer' || kind === 'event'
  return findPrivateData(text).filter(
    (finding) => finding.isHard && (!isByOrganization || finding.kind === 'id_number'),
  )
}

/** Numbers and email addresses, found with the chat's masking rules. */
function findNumbers(visibleText: string): PrivateFinding[] {
  const { masked, unmask } = maskPersonal(visibleText)
  const found: PrivateFinding[] = []
  let longer = 0
  for (const match of masked.matchAll(token)) {
    const value = unmask(match[0])
    const start = match.index + longer
    longer += value.length - match[0].length
    const number = numberKind(match[1] ?? '', value)
    if (number === null) continue
    const isCase = number.kind === 'id_number' && !number.isHard && ofCourt.test(visibleText.slice(0, start))
    found.push({ ...number, ...(isCase ? { kind: 'case' } : {}), match: value, start })
  }
  return found
}

/**
 * A run of digits that cannot be a phone number is a date, a list of years or another number, and does not block a
 * post.
 */
function numberKind(name: string, value: string): Number | null {
  const number = numberKinds[name] ?? null
  // ZIP+4 has as many digits as a Social Security number.
  if (name === 'SSN' && /^\d{5}-\d{4}$/.test(value)) return null
  if (name === 'ID' && /^(?:19|20)\d\d$/.test(value)) return null
  if (name !== 'PHONE' || /\p{L}/u.test(value)) return number
  const digits = value.replace(/\D/g, '').length
  if (dateLike.test(value) || yearInList.test(value)) return null
  if (digits === 7) return /^\d{3}[\s.-]?\d{4}$/.test(value) ? number : null
  return digits >= 10 ? number : (numberKinds['ID'] ?? null)
}

/** Maps findings back to positions in the typed text: invisible characters were removed before the search. */
function relocateFindings(text: string, visibleText: string, found: readonly PrivateFinding[]): PrivateFinding[] {
  if (text === visibleText) return [...found]
  let from = 0
  return found.map((finding) => {
    const at = text.indexOf(finding.match, from)
    if (at === -1) return { ...finding, start: Math.min(finding.start, text.length) }
    from = at + finding.match.length
    return { ...finding, start: at }
  })
}
