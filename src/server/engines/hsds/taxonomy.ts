import type { Attribute, Metadata, Taxonomy, TaxonomyTerm } from '#domain/hsds/details.ts'
import { buildTermCode, getTermIds, termKinds, type TermIds, type TermKind } from '#domain/hsds/terms.ts'
import { hashToUuid } from './ids.ts'
import { getTermName, type HsdsTexts } from './texts.ts'

const taxonomyUuid = (kind: TermKind) => hashToUuid('taxonomy', kind)

export function buildTaxonomies(words: HsdsTexts): Taxonomy[] {
  return termKinds.map((kind) => ({ id: taxonomyUuid(kind), ...words.text.taxonomies[kind] }))
}

/** All our terms, in the order of the taxonomies. */
export function buildTaxonomyTerms(words: HsdsTexts): TaxonomyTerm[] {
  return termKinds.flatMap((kind) => getTermIds(kind).map((id) => taxonomyTerm(words, kind, id)))
}

const madeTerms = new Map<string, TaxonomyTerm>()

/** A term is self-explanatory, so its name is also its description. Built once in each language. */
function taxonomyTerm<Kind extends TermKind>(words: HsdsTexts, kind: Kind, id: TermIds[Kind]): TaxonomyTerm {
  const code = buildTermCode(kind, id)
  const made = madeTerms.get(`${words.language} ${code}`)
  if (made) return made
  const name = getTermName(words, kind, id)
  const named: Record<TermKind, { name: string }> = words.text.taxonomies
  const term = {
    id: hashToUuid('taxonomy_term', code),
    code,
    name,
    description: name,
    taxonomy: named[kind].name,
    taxonomy_id: taxonomyUuid(kind),
    language: words.language,
  }
  madeTerms.set(`${words.language} ${code}`, term)
  return term
}

interface AttributeParts<Kind extends TermKind> {
  kind: Kind
  id: TermIds[Kind]
  value?: string
  metadata?: Metadata[]
}

/** One term attached to one object. */
export function buildAttribute<Kind extends TermKind>(
  words: HsdsTexts,
  ownerId: string,
  { kind, id, ...rest }: AttributeParts<Kind>,
): Attribute {
  return {
    id: toAttributeUuid(ownerId, kind, id),
    ...rest,
    taxonomy_term: taxonomyTerm(words, kind, id),
  }
}

export const toAttributeUuid = <Kind extends TermKind>(ownerId: string, kind: Kind, id: TermIds[Kind]) =>
  hashToUuid('attribute', ownerId, buildTermCode(kind, id))
