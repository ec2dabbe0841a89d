import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import type { CostOption, Phone, Schedule, SpokenLanguage } from '#domain/hsds/details.ts'
import { toSchedules } from '#domain/hsds/hours.ts'
import type { HsdsService, Organization } from '#domain/hsds/service.ts'
import { hashToUuid, toListingUuid } from './ids.ts'
import { isDay, buildListingAttributes, buildMetadata, type SourcesById } from './listing-attributes.ts'
import { toOrganizationUuid } from './organization-id.ts'
import { toLocation, toServiceAreas } from './location.ts'
import { buildAttribute } from './taxonomy.ts'
import type { HsdsTexts } from './texts.ts'

/** The stored fields of a listing that the export needs; the repository's `StoredListing` satisfies it. */
export interface ListedService {
  listing: Listing
  source: DirectorySource
  status: 'live' | 'draft' | 'withdrawn'
  reportsDiffer: readonly string[]
  /** Epoch milliseconds of the last change, when known. */
  changedAt?: number
}

/** A listing as a complete HSDS service with one location; sources name the publishers of single facts. */
export function toService(listed: ListedService, words: HsdsTexts, sources: SourcesById): HsdsService {
  const { listing, source } = listed
  const id = toListingUuid('service', listing.id)
  const organization = toOrganization(listing, words)
  const locationUuid = toListingUuid('location', listing.id)
  return {
    id,
    organization_id: organization.id,
    name: listing.name,
    description: words.describe(listing),
    ...toUrl(listing.website),
    status: listed.status === 'live' ? 'active' : 'inactive',
    ...(listing.cost ? { fees_description: words.text.cost[listing.cost] } : {}),
    ...(isDay(listing.assuredOn) ? { assured_date: listing.assuredOn } : {}),
    ...(listed.reportsDiffer.length > 0 ? { alert: words.text.reported } : {}),
    ...(listed.changedAt === undefined ? {} : { last_modified: new Date(listed.changedAt).toISOString() }),
    organization,
    phones: toPhones(listing, words),
    schedules: toSchedules(listing.hours).map((schedule, index): Schedule => ({
      id: hashToUuid('schedule', listing.id, String(index)),
      ...schedule,
    })),
    service_areas: toServiceAreas(listing, words),
    service_at_locations: [
      {
        id: toListingUuid('service_at_location', listing.id),
        service_id: id,
        location_id: locationUuid,
        location: toLocation(listing, words),
      },
    ],
    languages: listing.languages.map((code) => toLanguage(code, listing.id, words)),
    cost_options: listing.cost ? [toCostOption(listing.id, listing.cost, words)] : [],
    required_documents: listing.requiredDocuments.map((document, index) => ({
      id: hashToUuid('required_document', listing.id, String(index)),
      document,
    })),
    attributes: buildListingAttributes(listed, id, words, sources),
    metadata: [buildMetadata(id, 'service', listing.name, listing.asOf, source.publisher)],
  }
}

/** The organization that runs it; a listing without one is its own organization. */
export function toOrganization(listing: Pick<Listing, 'id' | 'name' | 'organization'>, words: HsdsTexts): Organization {
  const name = listing.organization ?? listing.name
  const description = words.text.organization.replace('{name}', () => name)
  return { id: toOrganizationUuid(listing), name, description }
}

function toPhones({ id: listingId, phones }: Listing, words: HsdsTexts): Phone[] {
  return phones.map(({ number, extension, kind, language, isSwitchboard, isListedOnly, whose }, index) => {
    const id = hashToUuid('phone', listingId, String(index))
    // The schema's extension is a number, which drops leading zeros.
    const zeros = extension?.startsWith('0') ? extension : null
    const attributes = [
      ...(isSwitchboard ? [buildAttribute(words, id, { kind: 'detail', id: 'switchboard', value: 'yes' })] : []),
      ...(isListedOnly ? [buildAttribute(words, id, { kind: 'detail', id: 'listed-only', value: 'yes' })] : []),
      ...(whose ? [buildAttribute(words, id, { kind: 'detail', id: 'phone-owner', value: whose })] : []),
      ...(zeros ? [buildAttribute(words, id, { kind: 'detail', id: 'extension', value: zeros })] : []),
    ]
    return {
      id,
      number,
      type: kind,
      ...(extension ? { extension: Number(extension) } : {}),
      ...(language ? { languages: [toLanguage(language, id, words)] } : {}),
      ...(attributes.length > 0 ? { attributes } : {}),
    }
  })
}

const languageNames = {
  en: new Intl.DisplayNames(['en'], { type: 'language' }),
  es: new Intl.DisplayNames(['es'], { type: 'language' }),
}

function toLanguage(code: string, ownerId: string, { language }: HsdsTexts): SpokenLanguage {
  const name = languageNames[language].of(code) ?? code
  return { id: hashToUuid('language', ownerId, code), name, code }
}

function toCostOption(listingId: string, cost: NonNullable<Listing['cost']>, words: HsdsTexts): CostOption {
  const id = hashToUuid('cost_option', listingId)
  return { id, option: words.text.cost[cost], ...(cost === 'free' ? { amount: 0, currency: 'USD' } : {}) }
}

/** RFC 3986 allows fewer characters than browsers accept. */
function toUrl(website: string | null): { url?: string } {
  const url = website?.replaceAll(/[^\x21-\x7e]|[{}|^`\\]/gu, (letter) => encodeURIComponent(letter))
  return url && URL.canParse(url) ? { url } : {}
}
