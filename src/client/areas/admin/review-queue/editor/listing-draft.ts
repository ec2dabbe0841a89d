import type { ListingFields } from '#contracts/partner-listings.ts'
import type { AdminListing } from '#contracts/review.ts'
import { type FactAnswer, type ReentryFact, reentryFacts } from '#domain/directory/reentry-facts.ts'
import type { ListingKind } from '#domain/directory/kinds.ts'
import type { ListingPhone } from '#domain/directory/listing.ts'
import type { AreaReach, ListingArea } from '#domain/directory/listing-area.ts'
import type { StateCode } from '#domain/places/states.ts'
import { type HoursDraft, hoursDraft, toListingHours } from '#client/features/listing-hours/hours-draft.ts'

type Facts = Record<ReentryFact, FactAnswer | 'unknown'>

/** A listing as edited in the form: a missing value is an empty text. */
export interface ListingDraft extends Facts, HoursDraft {
  name: string
  nameEs: string
  /** Empty: not chosen yet. */
  kind: '' | ListingKind
  category: ListingFields['category']
  services: ListingFields['services']
  noteEn: string
  noteEs: string
  street: string
  city: string
  zip: string
  reach: AreaReach
  /** Empty: not chosen yet. */
  reachState: '' | StateCode
  /** Counties it serves beside its own. */
  serves: string[]
  /** One on each line. */
  phones: string
  website: string
  status: AdminListing['status']
  /** All fields were checked today. */
  isChecked: boolean
}

export function toEditorDraft({
  fields,
  status,
  area,
  state,
}: Pick<AdminListing, 'fields' | 'status' | 'area' | 'state'>): ListingDraft {
  const { note } = fields
  return {
    name: fields.name,
    nameEs: fields.nameEs ?? '',
    kind: fields.kind ?? '',
    category: fields.category,
    services: fields.services,
    noteEn: note?.en ?? '',
    noteEs: note?.es ?? '',
    street: fields.street ?? '',
    city: fields.city ?? '',
    zip: fields.zip ?? '',
    reach: area.reach,
    reachState: area.state ?? state ?? '',
    serves: area.serves,
    phones: fields.phones.map(phoneLine).join('\n'),
    website: fields.website ?? '',
    ...hoursDraft(fields.hours),
    ...toFacts((fact) => fields.facts[fact]),
    status,
    isChecked: false,
  }
}

const toFacts = (read: (fact: ReentryFact) => FactAnswer | 'unknown' | undefined) =>
  Object.fromEntries(reentryFacts.map((fact) => [fact, read(fact) ?? 'unknown'])) as Facts

/** An unknown answer that was none before stays unsaid. */
const listAnswers = (draft: Facts, before: ListingFields['facts']): ListingFields['facts'] => ({
  ...before,
  ...Object.fromEntries(
    reentryFacts
      .filter((fact) => draft[fact] !== 'unknown' || before[fact] !== undefined)
      .map((fact) => [fact, draft[fact]]),
  ),
})

const phoneLine = ({ number, extension }: ListingPhone) => (extension === null ? number : `${number} x${extension}`)
const orNull = (text: string) => text.trim() || null
export const phoneLines = (phones: string) =>
  phones
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** All fields, with those not in this form unchanged. A new ZIP code determines the county. */
export function fromEditorDraft(draft: ListingDraft, now: ListingFields): ListingFields {
  const zip = orNull(draft.zip)
  return {
    ...now,
    name: draft.name.trim(),
    nameEs: orNull(draft.nameEs),
    ...(draft.kind !== '' && { kind: draft.kind }),
    category: draft.category,
    services: draft.services,
    note: bothOrNull(draft.noteEn, draft.noteEs),
    street: orNull(draft.street),
    city: orNull(draft.city),
    zip,
    countyFips: zip !== null && zip !== now.zip ? null : now.countyFips,
    phones: phoneLines(draft.phones).map((line) => parsePhoneLine(line, now.phones)),
    website: fullAddress(draft.website),
    hours: toListingHours(draft),
    facts: listAnswers(draft, now.facts),
  }
}

export function toArea({ reach, reachState, serves }: ListingDraft): ListingArea {
  return {
    reach,
    state: reach === 'state' && reachState !== '' ? reachState : null,
    serves: reach === 'local' ? serves : [],
  }
}

const bothOrNull = (en: string, es: string) => (en.trim() || es.trim() ? { en: en.trim(), es: es.trim() } : null)

/** An unchanged number keeps its other details. */
function parsePhoneLine(line: string, storedPhones: readonly ListingPhone[]): ListingPhone {
  const same = storedPhones.find((phone) => phoneLine(phone) === line)
  if (same) return same
  const [, number = line, extension] = /^(.*?)\s*(?:x|ext\.?)\s*(\d{1,8})$/i.exec(line) ?? []
  return { number: number.trim(), extension: extension ?? null, kind: 'voice', language: null, isSwitchboard: false }
}

/** Adds the scheme, which people often leave out. */
function fullAddress(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}
