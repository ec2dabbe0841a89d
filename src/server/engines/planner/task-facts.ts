import { taskGuidance as english } from '#content/en/task-guidance.ts'
import { taskGuidance as spanish } from '#content/es/task-guidance.ts'
import type { TextValues } from '#content/shape.ts'
import { toPlainText } from '#domain/chat/text/plain-text.ts'
import { type Contact, type Facts, maxFactAgeDays, type DocumentGuide } from '#domain/facts/facts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { StateOfficeKind, Task } from '#domain/planner/task.ts'
import { findTaskOffice } from '#domain/planner/task-office.ts'
import { formatContactLine, getStateName } from '../assistant/embedded/evidence.ts'
import { formatReplyText as sayReggie } from '../assistant/embedded/reply-texts.ts'
import type { TaskMeaning } from './understand-task.ts'

export const guidanceTexts = { en: english, es: spanish }
type Key = { [K in keyof typeof english]: (typeof english)[K] extends string ? K : never }[keyof typeof english]

export function formatGuidanceText<K extends Key>(
  language: Language,
  key: K,
  values?: TextValues<(typeof english)[K]>,
): string {
  const filled = values as Record<string, string | number> | undefined
  return guidanceTexts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(filled?.[name] ?? ''))
}

const dayMs = 86_400_000

/** The date it was checked, or a request to check again if that is too long ago (T-11.7). */
export function formatCheckedText(checkedOn: string, now: number, language: Language): string {
  return isOld(checkedOn, now)
    ? formatGuidanceText(language, 'old')
    : formatGuidanceText(language, 'checked', { date: checkedOn })
}

const isOld = (checkedOn: string, now: number) => now - Date.parse(checkedOn) > maxFactAgeDays * dayMs

/** Guides whose whole subject is one document; others only mention it. */
const documentByGuide: Readonly<Record<string, string>> = {
  'apply-snap': 'snap',
  'snap-no-address-or-id': 'snap',
  'birth-certificate': 'birth-certificate',
  'birth-certificate-other-state': 'birth-certificate',
  'clear-record': 'expungement',
  'drivers-license-back': 'drivers-license',
  'medicaid-apply': 'medicaid',
  'rap-sheet': 'rap-sheet',
  'real-id': 'real-id',
  'register-to-vote': 'voter-registration',
  'can-i-vote': 'voter-registration',
  'release-papers': 'release-papers',
  'selective-service': 'selective-service',
  'social-security-card': 'social-security-card',
  'state-id': 'state-id',
  'id-instead-of-license': 'state-id',
}

export function findDocumentGuide(guide: Guide | null, facts: Facts): DocumentGuide | null {
  const id = guide && documentByGuide[guide.id]
  return facts.documents.documents.find((document) => document.id === id) ?? null
}

const officeByDocument: Readonly<Record<string, StateOfficeKind>> = {
  snap: 'snap',
  medicaid: 'medicaid',
  'birth-certificate': 'vitalRecords',
  'state-id': 'idOffice',
  'real-id': 'idOffice',
  'drivers-license': 'idOffice',
  expungement: 'legalAid',
  'release-papers': 'corrections',
}
const officeByNeed: Partial<Record<NeedKey, StateOfficeKind>> = {
  employment: 'jobs',
  'job-training': 'jobs',
  legal: 'legalAid',
  'food-assistance': 'snap',
  healthcare: 'medicaid',
}
const officeBySource: Readonly<Record<string, StateOfficeKind>> = {
  'states/idAgency': 'idOffice',
  'states/vitalRecords': 'vitalRecords',
  'states/corrections': 'corrections',
  'states/snap': 'snap',
  'states/medicaid': 'medicaid',
  'states/jobs': 'jobs',
  'states/jobsAndUnemployment': 'jobs',
  'states/legalAid': 'legalAid',
}

function officeKind({ task, guide, need }: TaskMeaning, documentGuide: DocumentGuide | null): StateOfficeKind | null {
  const bySource = guide?.sources.flatMap((source) => officeBySource[source] ?? [])[0]
  const byPaper = documentGuide ? officeByDocument[documentGuide.id] : officeByNeed[need]
  return task?.office ?? bySource ?? byPaper ?? null
}

/** For these offices only the web page is known, so they are named by what they do. */
const namedByKind = ['snap', 'medicaid', 'jobs'] as const
const isNamedByKind = (kind: StateOfficeKind): kind is (typeof namedByKind)[number] =>
  namedByKind.some((namedKind) => namedKind === kind)

/** The office of the person's own state for this task, with phone and link, and the date it was checked. */
export function formatOffice(
  meaning: TaskMeaning,
  state: StateCode | null,
  facts: Facts,
  language: Language,
  now: number,
): string | null {
  const kind = officeKind(meaning, findDocumentGuide(meaning.guide, facts))
  if (kind === null) return null
  if (state === null) return formatGuidanceText(language, 'noState')
  const checkedOn = facts.states[state]?.checkedOn
  // Only the office kind of the task is used.
  const office = findTaskOffice({ office: kind } as Task, state, facts)
  if (!office || !checkedOn) return null
  const name = office.name ?? (isNamedByKind(kind) ? sayReggie(language, kind) : null)
  const parts = [name, office.phone, office.url].filter(Boolean).join(' · ')
  const line = formatGuidanceText(language, 'inState', { state: getStateName(state), office: parts, date: checkedOn })
  return isOld(checkedOn, now) ? `${line} ${formatGuidanceText(language, 'old')}` : line
}

/** A help line with its number and page; the number is not repeated when it is the name. */
export function formatContact(contact: Contact, language: Language): string {
  const line = toPlainText(formatContactLine(contact, language))
  const name = `${contact.name[language]}: `
  const isNumber = contact.name[language] === contact.phone
  return formatGuidanceText(language, 'call', { line: isNumber ? line.slice(name.length) : line })
}

/** Tips specific to this state, if any. */
export function listStateTips(
  { need }: TaskMeaning,
  documentGuide: DocumentGuide | null,
  state: StateCode | null,
  { states }: Facts,
  language: Language,
): string[] {
  const offices = state && states[state]
  if (!offices) return []
  const tips = [
    documentGuide?.id === 'birth-certificate' ? offices.vitalRecordsTip : null,
    documentGuide?.id === 'state-id' || documentGuide?.id === 'release-papers' ? offices.idAtRelease : null,
    need === 'employment' ? offices.fairChanceHiring : null,
  ]
  return tips.flatMap((tip) => (tip ? [tip[language]] : []))
}
