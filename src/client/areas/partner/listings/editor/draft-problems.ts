import { ListingFields } from '#contracts/partner-listings.ts'
import { defaultPartnerDetails, PartnerDetails } from '#domain/partners/partner-details.ts'
import { hoursProblems } from '#client/features/listing-hours/hours-draft.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import { isDialable } from './dialed.ts'
import {
  toPartnerDetails,
  type ClosureRow,
  toListingFields,
  splitLines,
  type ListingDraft,
  type PhoneRow,
} from './listing-draft.ts'

export type DraftProblem = keyof EnglishText['partnerListings']['problems']
type DraftProblems = Partial<Record<keyof ListingDraft, DraftProblem>>

/** Values the server would refuse, and texts that are missing in one language. */
export function draftProblems(draft: ListingDraft): DraftProblems {
  const found: DraftProblems = {}
  const mark = (key: keyof ListingDraft, problem: DraftProblem, isWrong: boolean) => {
    if (isWrong) found[key] ??= problem
  }
  mark('name', 'name', draft.name.trim() === '')
  markHalf(mark, draft, 'noteEn', 'noteEs', 'bothLanguages')
  mark('zip', 'zip', !/^(\d{5})?$/.test(draft.zip.trim()))
  mark('phones', 'phoneNumber', draft.phones.some(isWrongNumber))
  mark(
    'phones',
    'extension',
    draft.phones.some(({ extension }) => !/^\d{0,8}$/.test(extension.trim())),
  )
  mark('phones', 'contact', !isReachable(draft))
  const hours = hoursProblems(draft)
  mark('times', 'times', hours.times === true)
  mark('hoursText', 'hoursText', hours.hoursText === true)
  mark('closures', 'closures', draft.closures.some(isWrongClosure))
  mark(
    'closures',
    'bothLanguages',
    draft.closures.some(({ en, es }) => isHalf(en, es)),
  )
  mark('documents', 'documents', !areDocuments(splitLines(draft.documents)))
  markHalf(mark, draft, 'applyEn', 'applyEs', 'bothLanguages')
  mark('fullUntil', 'fullUntil', draft.capacity === 'full' && draft.fullUntil === '')
  markHalf(mark, draft, 'alertEn', 'alertEs', 'alert')
  mark('alertUntil', 'alert', draft.alertEn.trim() !== '' && draft.alertUntil === '')
  mark('maxOpen', 'maxOpen', !isLimit(draft.maxOpen.trim()))
  mark('website', 'website', !ListingFields.shape.website.safeParse(toListingFields(draft).website).success)
  if (Object.keys(found).length === 0) for (const key of refusedBySchema(draft)) mark(key, 'other', true)
  return found
}

type Mark = (key: keyof ListingDraft, problem: DraftProblem, isWrong: boolean) => void

/** One language is missing: the problem is reported at the empty field. */
function markHalf(mark: Mark, draft: ListingDraft, en: TextKey, es: TextKey, problem: DraftProblem) {
  const isWrong = isHalf(draft[en], draft[es])
  mark(draft[en].trim() === '' ? en : es, problem, isWrong)
}

type TextKey = 'noteEn' | 'noteEs' | 'applyEn' | 'applyEs' | 'alertEn' | 'alertEs'

const isReachable = ({ phones, website, street }: ListingDraft) =>
  phones.some(({ number }) => number.trim() !== '') || website.trim() !== '' || street.trim() !== ''
const isHalf = (en: string, es: string) => (en.trim() === '') !== (es.trim() === '')
const isWrongNumber = ({ number, extension }: PhoneRow) =>
  number.trim() === '' ? extension !== '' : !isDialable(number)
const isWrongClosure = ({ from, until }: ClosureRow) => from === '' || until === '' || until < from
const areDocuments = (lines: readonly string[]) => lines.length <= 20 && lines.every((line) => line.length <= 300)
const isLimit = (typed: string) =>
  typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 500)

/** Fields that have a different name or shape in the form. */
const draftKeys: Partial<Record<string, keyof ListingDraft>> = {
  note: 'noteEn',
  hours: 'hoursText',
  requiredDocuments: 'documents',
  howToApply: 'applyEn',
  alert: 'alertEn',
}

/** Checks the remaining rules with the server's own schema, so that nothing invalid is sent. */
function refusedBySchema(draft: ListingDraft): (keyof ListingDraft)[] {
  const issues = [
    ...(ListingFields.safeParse(toListingFields(draft)).error?.issues ?? []),
    ...(PartnerDetails.safeParse(toPartnerDetails(draft, defaultPartnerDetails)).error?.issues ?? []),
  ]
  return issues.map(({ path }) => draftKeys[String(path[0])] ?? (String(path[0]) as keyof ListingDraft))
}
