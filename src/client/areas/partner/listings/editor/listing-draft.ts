import type { ListingFields } from '#contracts/partner-listings.ts'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { ListingPhone } from '#domain/directory/listing.ts'
import { defaultPartnerDetails, type PartnerDetails } from '#domain/partners/partner-details.ts'
import type { ListingValues } from '#client/features/listing-changes/listing-values.ts'
import { type HoursDraft, hoursDraft, toListingHours } from '#client/features/listing-hours/hours-draft.ts'
import { dialed } from './dialed.ts'

export interface PhoneRow extends Omit<ListingPhone, 'extension' | 'language'> {
  extension: string
  language: '' | 'en' | 'es'
}

export interface ClosureRow {
  from: string
  until: string
  en: string
  es: string
}

/** The listing as form values: a missing value is an empty string. Fields are in form order. */
export interface ListingDraft extends HoursDraft {
  name: string
  nameEs: string
  noteEn: string
  noteEs: string
  website: string
  category: ListingFields['category']
  /** Empty: derived from the services and the name. */
  kind: '' | ListingKind
  services: ListingFields['services']
  isConfidential: boolean
  street: string
  city: string
  zip: string
  countyFips: string
  serviceCounties: string[]
  phones: PhoneRow[]
  closures: ClosureRow[]
  cost: '' | NonNullable<ListingFields['cost']>
  languages: string[]
  accessibility: PartnerDetails['accessibility']
  documents: string
  applyEn: string
  applyEs: string
  facts: ListingFields['facts']
  capacity: PartnerDetails['capacity']
  fullUntil: string
  alertEn: string
  alertEs: string
  alertUntil: string
  introductionsOn: boolean
  maxOpen: string
}

export const emptyPhone: PhoneRow = { number: '', extension: '', kind: 'voice', language: '', isSwitchboard: false }

export const emptyListing: ListingValues = {
  ...defaultPartnerDetails,
  name: '',
  nameEs: null,
  category: 'other',
  services: [],
  note: null,
  street: null,
  city: null,
  zip: null,
  countyFips: null,
  phones: [],
  website: null,
  hours: null,
  languages: [],
  cost: null,
  requiredDocuments: [],
  facts: { servesRecord: 'unknown', servesSupervision: 'unknown', noIdNeeded: 'unknown', walkIn: 'unknown' },
}

export function toListingDraft(values: ListingValues): ListingDraft {
  const { note, howToApply, alert } = values
  return {
    name: values.name,
    nameEs: values.nameEs ?? '',
    noteEn: note?.en ?? '',
    noteEs: note?.es ?? '',
    website: values.website ?? '',
    category: values.category,
    kind: values.kind ?? '',
    services: values.services,
    isConfidential: values.isConfidential,
    street: values.street ?? '',
    city: values.city ?? '',
    zip: values.zip ?? '',
    countyFips: values.countyFips ?? '',
    serviceCounties: values.serviceCounties,
    phones: values.phones.map((phone) => ({
      ...phone,
      extension: phone.extension ?? '',
      language: phone.language ?? '',
    })),
    ...hoursDraft(values.hours),
    closures: values.closures.map(({ from, until, note: { en, es } }) => ({ from, until, en, es })),
    cost: values.cost ?? '',
    languages: values.languages,
    accessibility: values.accessibility,
    documents: values.requiredDocuments.join('\n'),
    applyEn: howToApply?.en ?? '',
    applyEs: howToApply?.es ?? '',
    facts: values.facts,
    capacity: values.capacity,
    fullUntil: values.fullUntil ?? '',
    alertEn: alert?.en ?? '',
    alertEs: alert?.es ?? '',
    alertUntil: alert?.until ?? '',
    introductionsOn: values.introductionsOn,
    maxOpen: values.maxOpen === null ? '' : String(values.maxOpen),
  }
}

const orNull = (text: string) => text.trim() || null
const bothOrNull = (en: string, es: string) => (en.trim() || es.trim() ? { en: en.trim(), es: es.trim() } : null)
export const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function toListingFields(draft: ListingDraft): ListingFields {
  return {
    name: draft.name.trim(),
    nameEs: orNull(draft.nameEs),
    category: draft.category,
    ...(draft.kind !== '' && { kind: draft.kind }),
    services: draft.services,
    note: bothOrNull(draft.noteEn, draft.noteEs),
    street: orNull(draft.street),
    city: orNull(draft.city),
    zip: orNull(draft.zip),
    countyFips: orNull(draft.countyFips),
    website: fullAddress(draft.website),
    phones: draft.phones
      .filter(({ number }) => number.trim())
      .map((row) => ({
        ...row,
        number: dialed(row.number),
        extension: orNull(row.extension),
        language: row.language || null,
      })),
    hours: toListingHours(draft),
    languages: draft.languages,
    cost: draft.cost || null,
    requiredDocuments: splitLines(draft.documents),
    facts: draft.facts,
  }
}

/** The form does not edit the pause: its state and end date are kept. */
export function toPartnerDetails(
  draft: ListingDraft,
  { paused, pausedReason, fullUntil }: PartnerDetails,
): PartnerDetails {
  const { alertEn, alertEs, alertUntil } = draft
  const hasAlert = Boolean(alertEn.trim() || alertEs.trim())
  return {
    paused,
    pausedReason,
    capacity: draft.capacity,
    fullUntil: draft.capacity === 'full' ? orNull(draft.fullUntil) : paused ? fullUntil : null,
    alert: hasAlert ? { en: alertEn.trim(), es: alertEs.trim(), until: alertUntil } : null,
    introductionsOn: draft.introductionsOn,
    maxOpen: draft.maxOpen.trim() ? Number(draft.maxOpen) : null,
    serviceCounties: draft.serviceCounties,
    accessibility: draft.accessibility,
    howToApply: bothOrNull(draft.applyEn, draft.applyEs),
    closures: draft.closures.map(({ from, until, en, es }) => ({
      from,
      until,
      note: { en: en.trim(), es: es.trim() },
    })),
    isConfidential: draft.isConfidential,
  }
}

/** Adds `https://`, which people often leave out. */
function fullAddress(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}
