import type { CountyNames } from '#client/features/listing-changes/county-names.ts'
import type { Form } from '#client/platform/form/use-form.ts'
import type { ListingDraft } from './listing-draft.ts'

/** Props of every section of the form. */
export interface EditorPart {
  form: Form<ListingDraft>
  /** A new location has no availability yet, only fields that need review. */
  isNew: boolean
  countyNames: CountyNames
  /** Only users who may manage the listing can make a private address public again. */
  isAddressLocked: boolean
}

export const sectionFields = {
  basics: ['name', 'nameEs', 'noteEn', 'noteEs', 'website', 'category', 'kind'],
  services: ['services'],
  place: ['isConfidential', 'street', 'city', 'zip', 'countyFips', 'serviceCounties'],
  phones: ['phones'],
  hours: ['hoursKind', 'times', 'hoursText', 'closures'],
  access: ['cost', 'languages', 'accessibility'],
  apply: ['documents', 'applyEn', 'applyEs'],
  welcome: ['facts'],
  capacity: ['capacity', 'fullUntil', 'alertEn', 'alertEs', 'alertUntil'],
  introductions: ['introductionsOn', 'maxOpen'],
} as const satisfies Record<string, readonly (keyof ListingDraft)[]>

export type SectionName = keyof typeof sectionFields

/** Sections with fields that need a reviewer's approval. */
export const reviewedSections: readonly SectionName[] = ['basics', 'place', 'phones', 'welcome']
