import type { AnswerSource } from '#contracts/assistant.ts'
import type { Contact, Facts, Office, StateOffices } from '#domain/facts/facts.ts'
import type { LineService } from '#domain/facts/state-lines.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Language } from '#domain/language.ts'
import { states, type StateCode } from '#domain/places/states.ts'
import { serviceByOffice } from '#domain/planner/task-office.ts'
import type { EvidenceText } from '../assistant.ts'
import { formatReplyText } from './reply-texts.ts'

export function toGuideSource(guide: Guide, language: Language): AnswerSource {
  const { id, checkedOn } = guide
  return { id: `guide:${id}`, kind: 'guide', title: guide.text[language].title, url: null, checkedOn }
}

export function formatContactLine(contact: Contact, language: Language): string {
  const { name, phone, press, pressForSpanish, sms } = contact
  const key = press ?? (language === 'es' ? pressForSpanish : null)
  const called = phone && [phone, key && formatReplyText(language, 'press', { key })].filter(Boolean).join(', ')
  const word = sms && (language === 'es' ? sms.wordEs : sms.word)
  const texted =
    sms &&
    (word
      ? formatReplyText(language, 'textWord', { word, number: sms.number })
      : formatReplyText(language, 'textTo', { number: sms.number }))
  const url = (language === 'es' ? contact.urlEs : null) ?? contact.url
  return `**${name[language]}**: ${[called, texted, url].filter(Boolean).join(' · ')}`
}

export function buildContactEvidence(contact: Contact, language: Language): EvidenceText {
  const url = (language === 'es' ? contact.urlEs : null) ?? contact.url
  return {
    source: {
      id: `line:${contact.id}`,
      kind: 'line',
      title: contact.name[language],
      url,
      checkedOn: contact.checkedOn,
    },
    text: `${formatContactLine(contact, language)}. ${contact.about[language]}`,
  }
}

export function getStateName(code: StateCode): string {
  return states.find((state) => state.code === code)?.label ?? code
}

const officeFields = {
  idAgency: 'idOffice',
  vitalRecords: 'vitalRecords',
  corrections: 'corrections',
  snap: 'snap',
  medicaid: 'medicaid',
  jobs: 'jobs',
  jobsAndUnemployment: 'jobs',
  legalAid: 'legalAid',
} as const
type OfficeField = (typeof officeFields)[keyof typeof officeFields]

function findOffice(offices: StateOffices, field: OfficeField): Office | null {
  const byUrl = (url: string | null) => (url ? { name: null, url, phone: null } : null)
  switch (field) {
    case 'snap':
      return byUrl(offices.snapUrl)
    case 'medicaid':
      return byUrl(offices.medicaidUrl)
    case 'jobs':
      return byUrl(offices.jobsUrl)
    default:
      return offices[field]
  }
}

/** The state offices that belong to a guide, one line each. */
export function listOfficeLines(
  guide: Guide,
  state: StateCode,
  facts: Facts,
  language: Language,
  isForModel = false,
): string[] {
  const offices = facts.states[state]
  if (!offices) return []
  const fields = new Set(
    guide.sources.flatMap((source) => {
      const [kind, name = ''] = source.split('/')
      return kind === 'states' && name in officeFields ? [officeFields[name as keyof typeof officeFields]] : []
    }),
  )
  return [...fields].flatMap((field) => {
    const office = findOffice(offices, field)
    if (!office) return []
    return [
      `${formatReplyText(language, field)}: ${formatOfficeParts(office, serviceByOffice[field], state, facts, language, isForModel)}`,
    ]
  })
}

/**
 * Name, number and page of an office. The number is the table's, as calls left it; one that nobody called comes last and
 * says so, and is kept from a model, which could begin a sentence with it.
 */
export function formatOfficeParts(
  office: Office,
  service: LineService,
  state: StateCode,
  facts: Pick<Facts, 'findLine'>,
  language: Language,
  isForModel = false,
): string {
  const line = facts.findLine?.(state, service) ?? null
  // Where several organizations share a state, the number stands with the one that has it.
  const isSame =
    !line?.agency || !office.name || service !== 'legal-aid' || toPlainName(line.agency) === toPlainName(office.name)
  const { name, url } = isSame ? office : { name: line.agency, url: line.site }
  const isSure = line !== null && line.standing !== 'listed'
  const uncalled = line && !isSure && !isForModel ? formatReplyText(language, 'uncalled', { phone: line.phone }) : null
  const purpose = line?.purpose === 'payments' ? formatReplyText(language, 'paymentLine') : null
  return [name, isSure ? line.phone : null, isSure ? purpose : null, url, uncalled].filter(Boolean).join(' · ')
}

const toPlainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(?:inc|the)\b/g, '')
    .replace(/[^a-z]/g, '')

/** The usual cost and processing time of a document, if known. */
function listDocumentLines(guide: Guide, facts: Facts, language: Language): string[] {
  const id = guide.sources.map((source) => source.split('/')).find(([kind]) => kind === 'documents')?.[1]
  const documentGuide = facts.documents.documents.find((document) => document.id === id)
  if (!documentGuide) return []
  return [
    documentGuide.fee && formatReplyText(language, 'fee', { fee: documentGuide.fee[language] }),
    documentGuide.time && formatReplyText(language, 'wait', { time: documentGuide.time[language] }),
  ].filter((line) => line !== null)
}

/** A whole guide as one text a model may use. */
export function buildGuideEvidence(
  guide: Guide,
  state: StateCode | null,
  facts: Facts,
  language: Language,
): EvidenceText {
  const { title, body, next } = guide.text[language]
  const lines = [
    ...(state ? listOfficeLines(guide, state, facts, language, true) : []),
    ...listDocumentLines(guide, facts, language),
  ]
  return {
    source: toGuideSource(guide, language),
    text: [title, body, ...lines, `${formatReplyText(language, 'next')}: ${next}`].join('\n'),
  }
}
