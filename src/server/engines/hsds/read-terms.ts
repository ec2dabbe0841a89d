import type { Listing } from '#domain/directory/listing.ts'
import { type FactAnswer, factAnswers, type ReentryFact } from '#domain/directory/reentry-facts.ts'
import { findTermId, type DetailTerm } from '#domain/hsds/terms.ts'
import { readList, readObject, readText, type Loose } from './loose.ts'

/** The attributes of an object: our own terms by meaning, all others by name. */
export interface ParsedTerms {
  /** At least one term is ours, so the file was written by a directory that runs this software. */
  isOurs: boolean
  services: string[]
  category: Listing['category'] | null
  facts: Partial<Record<ReentryFact, FactAnswer>>
  details: Partial<Record<DetailTerm, string>>
}

export function readTerms(object: Loose): ParsedTerms {
  const terms: ParsedTerms = { isOurs: false, services: [], category: null, facts: {}, details: {} }
  for (const attribute of readList(object['attributes'])) readTerm(terms, attribute)
  return terms
}

function readTerm(terms: ParsedTerms, attribute: Loose): void {
  const term = readObject(attribute['taxonomy_term'])
  const code = readText(term['code']) ?? ''
  const value = readText(attribute['value'])
  const service = findTermId('service', code)
  const category = findTermId('category', code)
  const fact = findTermId('reentry', code)
  const answer = factAnswers.find((one) => one === value)
  const detail = findTermId('detail', code)
  terms.isOurs ||= [service, category, fact, detail].some((id) => id !== null)
  if (service) terms.services.push(service)
  else if (category) terms.category ??= category
  else if (fact && answer) terms.facts[fact] = answer
  else if (detail && value) terms.details[detail] = value
  else if (!fact && !detail) {
    const name = readText(term['name']) ?? readText(attribute['label'])
    if (name && !terms.services.includes(name)) terms.services.push(name)
  }
}
