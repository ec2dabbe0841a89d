import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { ListingKind } from '../../src/domain/directory/kinds.ts'
import type { ServiceId } from '../../src/domain/services/services.ts'
import { Judgement } from '../../src/domain/search-lab/judged-search.ts'
import type { HelperGrades } from '../../src/domain/search/helper-grades.ts'

/** A judgement about the subject of a guide or of a detail (`guide/detail`): of it, or of a question that is clearly about it. */
export interface JudgedSubject {
  guideId: string
  judgement: Judgement
  /** What is judged is one question about it. */
  isOneCase?: boolean
}

/** What one judge said about every guide, a line each. */
export function readJudgedSubjects(file: string): JudgedSubject[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, ...judgement } = z.extend(Judgement, { id: z.string() }).parse(JSON.parse(line))
      return { guideId: id, judgement }
    })
}

/** Shares are kept to three digits. */
const digits = 1000

/**
 * The mean vote for each kind, those for the same services together; a kind that a judgement leaves out has none from it. A judgement
 * of the subject itself counts twice one of a question about it, which may tell of an odd case.
 */
export function collectSubjects(judged: readonly JudgedSubject[]): HelperGrades['subjects'] {
  const weights = new Map<string, number>()
  const sums = new Map<
    string,
    Map<string, { kind: ListingKind; only: readonly ServiceId[] | undefined; sum: number }>
  >()
  for (const { guideId, judgement, isOneCase = false } of judged) {
    const weight = isOneCase ? 1 : 2
    weights.set(guideId, (weights.get(guideId) ?? 0) + weight)
    const { only, ...grades } = judgement
    const votes = sums.get(guideId) ?? new Map()
    sums.set(guideId, votes)
    for (const grade of [3, 2, 1] as const) {
      for (const kind of grades[grade]) {
        const services = only?.[kind]?.toSorted()
        const key = `${kind} ${services?.join(' ') ?? 'any'}`
        votes.set(key, { kind, only: services, sum: (votes.get(key)?.sum ?? 0) + weight * grade })
      }
    }
  }
  const subjects = Array.from(sums, ([guideId, votes]): [string, HelperGrades['subjects'][string]] => {
    const all = weights.get(guideId) ?? 1
    const kinds: HelperGrades['subjects'][string] = {}
    for (const { kind, only, sum } of votes.values()) {
      const grade = Math.round((digits * sum) / all) / digits
      const shares = (kinds[kind] ??= [])
      shares.push(only ? { grade, only } : { grade })
    }
    return [guideId, kinds]
  })
  return Object.fromEntries(subjects)
}
