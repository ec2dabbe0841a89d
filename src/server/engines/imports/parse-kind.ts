import { kinds as english } from '#content/en/kinds.ts'
import { kinds as spanish } from '#content/es/kinds.ts'
import { type ListingKind, listingKinds } from '#domain/directory/kinds.ts'
import { fold } from '#domain/text/fold.ts'
import type { DraftProblem } from './draft.ts'

const kindsByName = new Map(
  listingKinds.flatMap((kind) => [kind, english[kind], spanish[kind]].map((name) => [fold(name), kind] as const)),
)

/** A kind by its id or by its name in either language. For any other text the row stays, and a kind is chosen for it. */
export function parseKind(text: string | null, problems: DraftProblem[]): ListingKind | null {
  if (text === null || text.trim() === '') return null
  const kind = kindsByName.get(fold(text.replaceAll('_', '-')))
  if (!kind) problems.push({ code: 'kind_unknown', field: 'kind' })
  return kind ?? null
}
