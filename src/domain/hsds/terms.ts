import { reentryFacts, type ReentryFact } from '#domain/directory/listing.ts'
import { resourceCategories } from '#domain/resources/resource.ts'
import { serviceIds, type ServiceId } from '#domain/services/services.ts'

/**
 * Our vocabulary as HSDS taxonomies. Facts that HSDS has no field for are exported as attributes with one of these
 * terms: `reentry` terms have the value yes or no, `service` and `category` terms have none, `detail` terms have their
 * own.
 */
export const termKinds = ['service', 'category', 'reentry', 'detail'] as const
export type TermKind = (typeof termKinds)[number]

export const detailTerms = [
  'scope',
  'kind',
  'county-fips',
  'note',
  'cost',
  'assured-on',
  'as-of',
  'publisher',
  'license',
  'switchboard',
  'listed-only',
  'phone-owner',
  'extension',
] as const
export type DetailTerm = (typeof detailTerms)[number]

type Category = (typeof resourceCategories)[number]
export interface TermIds {
  service: ServiceId
  category: Category
  reentry: ReentryFact
  detail: DetailTerm
}

const idsByKind: { [Kind in TermKind]: readonly TermIds[Kind][] } = {
  service: serviceIds,
  category: resourceCategories,
  reentry: reentryFacts,
  detail: detailTerms,
}

export const getTermIds = <Kind extends TermKind>(kind: Kind) => idsByKind[kind]

/** Codes must be unique across all taxonomies, and a service and a category of ours may share an id. */
export const buildTermCode = <Kind extends TermKind>(kind: Kind, id: TermIds[Kind]) => `next-chapter:${kind}:${id}`

/** The id for a code of that kind, or null when the term is not ours. */
export function findTermId<Kind extends TermKind>(kind: Kind, code: string): TermIds[Kind] | null {
  return getTermIds(kind).find((id) => buildTermCode(kind, id) === code) ?? null
}
