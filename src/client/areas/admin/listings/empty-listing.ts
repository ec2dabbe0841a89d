import type { ListingFields } from '#contracts/partner-listings.ts'
import { type ListingDraft, toEditorDraft } from '../review-queue/editor/listing-draft.ts'

/** What the form of a new listing starts from. */
export const noFields: ListingFields = {
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

export const emptyListingDraft: ListingDraft = toEditorDraft({
  fields: noFields,
  status: 'live',
  area: { reach: 'local', state: null, serves: [] },
  state: null,
})
