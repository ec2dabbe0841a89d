import type { Listing } from '#domain/directory/listing.ts'
import { coreFacts } from '#domain/directory/reentry-facts.ts'
import type { PartnerDetails } from './partner-details.ts'

/** How much each field helps someone who reads the card; they add up to 100. */
const weights = {
  phone: 18,
  address: 10,
  hours: 12,
  note: 8,
  services: 8,
  website: 5,
  languages: 5,
  cost: 5,
  requiredDocuments: 5,
  /** For each question that everybody has. */
  fact: 4,
  howToApply: 8,
} as const

const whole = Object.values(weights).reduce((sum, weight) => sum + weight, 0) + weights.fact * (coreFacts.length - 1)

/** Percentage of visitors' common questions that the listing answers. */
export function computeCompleteness(
  listing: Listing,
  partnerDetails: Pick<PartnerDetails, 'howToApply' | 'isConfidential'>,
): number {
  const worth = (part: keyof typeof weights, isThere: boolean) => (isThere ? weights[part] : 0)
  const points =
    worth('phone', listing.phones.length > 0) +
    // A confidential address does not have to be published, and a help line has none.
    worth('address', listing.street !== null || partnerDetails.isConfidential || isForAll(listing)) +
    worth('hours', listing.hours !== null) +
    worth('note', listing.note !== null) +
    worth('services', listing.services.length > 0) +
    worth('website', listing.website !== null) +
    worth('languages', listing.languages.length > 0 || listing.services.includes('spanish-spoken')) +
    worth('cost', listing.cost !== null) +
    worth('requiredDocuments', listing.requiredDocuments.length > 0 || listing.facts.noIdNeeded?.value === 'yes') +
    coreFacts.filter((fact) => listing.facts[fact] !== undefined).length * weights.fact +
    worth('howToApply', partnerDetails.howToApply !== null)
  return Math.round((points / whole) * 100)
}

const isForAll = ({ scope }: Listing) => scope === 'state' || scope === 'national'
