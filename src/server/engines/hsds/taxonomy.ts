import type { Attribute, Metadata, Taxonomy, TaxonomyTerm } from '#domain/hsds/details.ts'
import { buildTermCode, getTermIds, termKinds, type TermIds, type TermKind } from '#domain/hsds/terms.ts'
import { hashedUuid } from './ids.ts'
import { termName, type HsdsWords } from './words.ts'

const taxonomyUuid = (kind: TermKind) => hashedUuid('taxonomy', kind)

export function taxonomies(words: HsdsWords): Taxonomy[] {
  return termKinds.map((kind) => ({ id: taxonomyUuid(kind), ...words.text.taxonomies[kind] }))
}

/** Every term of ours, in the order of the taxonomies. */
export function taxonomyTerms(words: HsdsWords): TaxonomyTerm[] {
  return termKinds.flatMap((kind) => getTermIds(kind).map((id) => taxonomyTerm(words, kind, id)))
}

const madeTerms = new Map<string, TaxonomyTerm>()

/** A term says itself what it means, so its name is also its description. Made once in each language. */
function taxonomyTerm<Kind extends TermKind>(words: HsdsWords, kind: Kind, id: TermIds[Kind]): TaxonomyTerm {
  const code = buildTermCode(kind, id)
  const made = madeTerms.get(`${words.language} ${code}`)
  if (made) return made
  const name = termName(words, kind, id)
  const named: Record<TermKind, { name: string }> = words.text.taxonomies
  const term = {
    id: hashedUuid('taxonomy_term', code),
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

/** One term said about one object. */
export function attribute<Kind extends TermKind>(
  words: HsdsWords,
  ownerId: string,
  { kind, id, ...said }: AttributeParts<Kind>,
): Attribute {
  return {
    id: attributeUuid(ownerId, kind, id),
    ...said,
    taxonomy_term: taxonomyTerm(words, kind, id),
  }
}

export const attributeUuid = <Kind extends TermKind>(ownerId: string, kind: Kind, id: TermIds[Kind]) =>
  hashedUuid('attribute', ownerId, buildTermCode(kind, id))
