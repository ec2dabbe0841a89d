import { type ReplyShape, type RawListing, rawListingDefaults } from '#server/engines/sources/feeds/raw-listing.ts'
import type { DraftProblem, ImportDraft } from '../draft.ts'
import { toImportDraft } from './to-import-draft.ts'
import { parseReplyRows, unreadable } from './reply-rows.ts'

/** A saved API response of a federal service. */
export interface FederalReply {
  publisher: string
  dataset: string
  url: string | null
  /** Keys that occur in such a file and in no other. */
  keys: readonly string[]
  shape: ReplyShape<unknown>
}

export function createFederalReply<Row>(shape: ReplyShape<Row>, keys: readonly string[]): FederalReply {
  const { publisher, dataset, url } = shape.source
  return { publisher, dataset, url, keys, shape }
}

/**
 * One draft for each provider. Responses around several points repeat the same provider, and some services list it once
 * for each kind of care: those become one draft. The same id with a different name or street is left to be refused.
 */
export function readReplies({ shape }: FederalReply, text: string): ImportDraft[] {
  const drafts = new Map<string, ImportDraft>()
  for (const [index, row] of parseReplyRows(shape.reply, text).entries()) {
    const draft = { ...parseDraft(shape, row), rowNumber: index + 1 }
    const { externalId, name, street, city, zip } = draft
    const key = name ? JSON.stringify([externalId, name, street, city, zip]).toLowerCase() : `row ${index}`
    const existing = drafts.get(key)
    drafts.set(key, existing ? joined(existing, draft) : draft)
  }
  return [...drafts.values()]
}

/** An invalid field is reported, and the rest of the row is read without it. */
function parseDraft(shape: ReplyShape<unknown>, row: unknown): Omit<ImportDraft, 'rowNumber'> {
  if (row === unreadable || typeof row !== 'object' || row === null || Array.isArray(row)) {
    return withProblems(toImportDraft(emptyRawListing), [{ code: 'not_an_object', field: 'row' }])
  }
  const first = shape.row.safeParse(row)
  if (first.success) return toImportDraft(shape.place(first.data))
  const fields = new Set(first.error.issues.map(({ path: [field] }) => String(field)))
  const rest = shape.row.safeParse(Object.fromEntries(Object.entries(row).filter(([field]) => !fields.has(field))))
  const problems = [...fields].map((field) => ({ code: 'listing_invalid', field }))
  return withProblems(toImportDraft(rest.success ? shape.place(rest.data) : emptyRawListing), problems)
}

const emptyRawListing: RawListing = {
  ...rawListingDefaults,
  name: '',
  category: 'other',
  services: [],
  street: [],
  city: null,
  state: null,
  zip: null,
  lat: null,
  lon: null,
  phones: [],
  websites: [],
}

function withProblems(draft: Omit<ImportDraft, 'rowNumber'>, problems: DraftProblem[]): Omit<ImportDraft, 'rowNumber'> {
  return { ...draft, problems: [...problems, ...draft.problems] }
}

function joined(first: ImportDraft, second: ImportDraft): ImportDraft {
  const problemKeys = new Set(first.problems.map(({ code, field }) => `${code} ${field}`))
  return {
    ...first,
    serviceNames: [...new Set([...first.serviceNames, ...second.serviceNames])],
    languages: [...new Set([...first.languages, ...second.languages])],
    phones: [...first.phones, ...second.phones],
    website: first.website ?? second.website,
    cost: first.cost ?? second.cost,
    facts: { ...second.facts, ...first.facts },
    problems: [...first.problems, ...second.problems.filter(({ code, field }) => !problemKeys.has(`${code} ${field}`))],
  }
}
