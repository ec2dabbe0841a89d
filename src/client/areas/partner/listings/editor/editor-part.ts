import type { CountyNames } from '#client/features/listing-changes/county-names.ts'
import type { Form } from '#client/platform/form/use-form.ts'
import type { ListingDraft } from './listing-draft.ts'

/** What every part of the long form is given. */
export interface EditorPart {
  form: Form<ListingDraft>
  /** A new location has no care yet: only what a reviewer looks at. */
  isNew: boolean
  countyNames: CountyNames
  /** A private address is shown again only by whoever may publish. */
  isAddressLocked: boolean
}

export const sectionFields = {
  basics: ['name', 'nameEs', 'noteEn', 'noteEs', 'website', 'category'],
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

/** Sections that hold what a reviewer must agree to. */
export const reviewedSections: readonly SectionName[] = ['basics', 'place', 'phones', 'welcome']
