import { reentryFacts, type DirectorySource, type Listing } from '#domain/directory/listing.ts'
import type { Attribute, Metadata } from '#domain/hsds/details.ts'
import type { DetailTerm } from '#domain/hsds/terms.ts'
import { hashToUuid } from './ids.ts'
import { buildAttribute, toAttributeUuid } from './taxonomy.ts'
import type { HsdsTexts } from './texts.ts'

/** Publishers by source id. */
export type SourcesById = ReadonlyMap<string, DirectorySource>

/** A date known only as a year or month becomes its first day, so it never looks newer than it is. */
const firstDay = (date: string) => `${date}-01-01`.slice(0, 10)

/** Records who published a value, and since when. */
export function buildMetadata(
  ownerId: string,
  field: string,
  value: string,
  asOf: string,
  publisher: string,
): Metadata {
  return {
    id: hashToUuid('metadata', ownerId, field),
    last_action_date: firstDay(asOf),
    last_action_type: 'update',
    field_name: field,
    previous_value: '',
    replacement_value: value,
    updated_by: publisher,
  }
}

/** Everything in one of our services that HSDS has no field for. */
export function buildListingAttributes(
  { listing, source }: { listing: Listing; source: DirectorySource },
  ownerId: string,
  words: HsdsTexts,
  sources: SourcesById,
): Attribute[] {
  const category = buildAttribute(words, ownerId, { kind: 'category', id: listing.category })
  const services = listing.services.map((id) => buildAttribute(words, ownerId, { kind: 'service', id }))
  const facts = reentryFacts.flatMap((id) => {
    const fact = listing.facts[id]
    if (!fact) return []
    const publisher = sources.get(fact.sourceId)?.publisher ?? source.publisher
    const metadata = [buildMetadata(toAttributeUuid(ownerId, 'reentry', id), 'value', fact.value, fact.asOf, publisher)]
    return [buildAttribute(words, ownerId, { kind: 'reentry', id, value: fact.value, metadata })]
  })
  const details = Object.entries(getDetailValues(listing, source, words)).flatMap(([id, value]) =>
    value ? [buildAttribute(words, ownerId, { kind: 'detail', id: id as DetailTerm, value })] : [],
  )
  return [category, ...services, ...facts, ...details]
}

function getDetailValues(
  listing: Listing,
  source: DirectorySource,
  words: HsdsTexts,
): Partial<Record<DetailTerm, string | null | undefined>> {
  return {
    scope: listing.scope,
    kind: listing.kind,
    note: listing.note?.[words.language],
    cost: listing.cost,
    'assured-on': isDay(listing.assuredOn) ? null : listing.assuredOn,
    'as-of': listing.asOf,
    publisher: source.publisher,
    license: source.licence,
  }
}

/** `assured_date` holds whole days only. */
export const isDay = (date: string | null): date is string => date?.length === 10
