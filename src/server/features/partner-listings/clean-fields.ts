import type { ListingFields } from '#contracts/partner-listings.ts'
import { classifyCorrectional } from '#domain/directory/correctional.ts'
import type { PartnerDetails } from '#domain/partners/partner-details.ts'
import { cleanText } from '#server/engines/imports/clean-text.ts'
import { parsePhones, parseWebsite } from '#server/engines/imports/contact-fields.ts'
import type { DraftProblem } from '#server/engines/imports/draft.ts'
import { AppError } from '#server/platform/http/app-error.ts'

/** Problems fixed silently; all others are reported, and nothing is stored until they are corrected. */
const silent = new Set(['html_removed', 'control_removed', 'formula_removed', 'text_cut'])

/** The fields as they may be stored, by the same rules as imports. Rejects fields that cannot form a valid listing. */
export function cleanFields(fields: ListingFields): ListingFields {
  const problems: DraftProblem[] = []
  const text = (raw: string | null, field: string, maxLength: number, keepLines = false) =>
    cleanText(raw, { field, maxLength, keepLines }, problems)
  const name = (raw: string | null, field: string) =>
    cleanText(raw, { field, maxLength: 300, refuseHtml: true }, problems)
  const cleaned: ListingFields = {
    ...fields,
    name: name(fields.name, 'name') ?? '',
    nameEs: name(fields.nameEs, 'nameEs'),
    note: cleanNote(fields.note, (raw, field) => text(raw, field, 1000, true)),
    street: text(fields.street, 'street', 300),
    city: text(fields.city, 'city', 120),
    phones: parsePhones(fields.phones, problems),
    website: parseWebsite(fields.website, problems),
    hours: cleanHours(fields.hours, (raw) => text(raw, 'hours', 500)),
    requiredDocuments: fields.requiredDocuments.flatMap((raw) => text(raw, 'requiredDocuments', 300) ?? []),
  }
  refuseProblems([...problems.filter(({ code }) => !silent.has(code)), ...findProblems(cleaned)])
  return cleaned
}

function findProblems({ name, nameEs, phones, website, street }: ListingFields): DraftProblem[] {
  const isBlocked = [name, nameEs].some((text) => text !== null && classifyCorrectional(text) === 'blocked')
  return [
    ...(name === '' ? [{ code: 'name_missing', field: 'name' }] : []),
    // Never send a person coming home to a correctional facility.
    ...(isBlocked ? [{ code: 'correctional', field: 'name' }] : []),
    ...(phones.length === 0 && !website && !street ? [{ code: 'contact_missing', field: 'phones' }] : []),
  ]
}

export function refuseProblems(problems: readonly DraftProblem[]): void {
  if (problems.length === 0) return
  throw new AppError(400, 'bad_request', {
    fields: problems.map(({ code, field }) => ({ path: `fields.${field}`, problem: code })),
  })
}

function cleanNote(note: ListingFields['note'], clean: (raw: string, field: string) => string | null) {
  const [en, es] = [clean(note?.en ?? '', 'note'), clean(note?.es ?? '', 'note')]
  const either = en ?? es
  return either === null ? null : { en: en ?? either, es: es ?? either }
}

function cleanHours(hours: ListingFields['hours'], clean: (raw: string) => string | null): ListingFields['hours'] {
  if (hours?.kind !== 'text') return hours
  const text = clean(hours.text)
  return text ? { kind: 'text', text } : null
}

/** Partner details shown on the card besides the listing. The form cannot change whether it is paused. */
export function cleanPartnerDetails(partnerDetails: PartnerDetails, stored: PartnerDetails): PartnerDetails {
  return {
    ...partnerDetails,
    paused: stored.paused,
    pausedReason: stored.pausedReason,
    alert: partnerDetails.alert && cleanTextsOrNull(partnerDetails.alert, 200),
    howToApply: partnerDetails.howToApply && cleanTextsOrNull(partnerDetails.howToApply, 500),
    closures: partnerDetails.closures.map((closure) => ({ ...closure, note: cleanTexts(closure.note, 100) })),
    serviceCounties: [...new Set(partnerDetails.serviceCounties)],
    accessibility: [...new Set(partnerDetails.accessibility)],
  }
}

function cleanTextsOrNull<Words extends { en: string; es: string }>(words: Words, maxLength: number): Words | null {
  const cleaned = cleanTexts(words, maxLength)
  return cleaned.en === '' && cleaned.es === '' ? null : { ...words, ...cleaned }
}

export function cleanTexts({ en, es }: { en: string; es: string }, maxLength: number): { en: string; es: string } {
  const clean = (raw: string) => cleanText(raw, { field: 'care', maxLength, keepLines: true }, []) ?? ''
  return { en: clean(en), es: clean(es) }
}
