import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { listingKinds, type ListingKind } from '../../src/domain/directory/kinds.ts'
import { ServiceId } from '../../src/domain/services/services.ts'
import type { ServiceMatch } from '../../src/domain/search/helper-grades.ts'

/** A kind, or the line for every kind of help, with what it must have of the service to help this much. */
interface WrittenHelper {
  kind: ListingKind | '211'
  needs: ServiceMatch
}

/** `kind!` helps only with the service itself, `kind+` also with one close to it, `kind` in any case. */
const Helper = z.pipe(
  z.string(),
  z.transform((text): WrittenHelper => {
    const mark = text.at(-1)
    const needs = mark === '!' ? 'named' : mark === '+' ? 'related' : 'neither'
    const name = needs === 'neither' ? text : text.slice(0, -1)
    const kind = listingKinds.find((known) => known === name)
    if (!kind && name !== '211') throw new Error(`no kind of listing: ${text}`)
    return { kind: kind ?? '211', needs }
  }),
)
const WrittenHelpers = z.partialRecord(
  ServiceId,
  z.object({ best: z.array(Helper), good: z.array(Helper), some: z.array(Helper) }),
)
export type WrittenHelpers = z.infer<typeof WrittenHelpers>

/** What a case manager would say: who is best asked for a service, who is good, who helps some. */
export function readHelpers(file: string): WrittenHelpers {
  return WrittenHelpers.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const rank: Record<ServiceMatch, number> = { named: 2, related: 1, neither: 0 }

/** The written grade of a kind with this match, 0 to 3. */
export function findWrittenGrade(
  { best, good, some }: NonNullable<WrittenHelpers[ServiceId]>,
  kind: ListingKind | '211',
  match: ServiceMatch,
): number {
  const has = (helpers: readonly WrittenHelper[]) =>
    helpers.some((helper) => helper.kind === kind && rank[match] >= rank[helper.needs])
  return has(best) ? 3 : has(good) ? 2 : has(some) ? 1 : 0
}
