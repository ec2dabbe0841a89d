import { toNeedsMask } from '../../src/domain/needs/needs-mask.ts'
import path from 'node:path'
import { needs as englishNeeds } from '../../src/content/en/needs.ts'
import { needs as spanishNeeds } from '../../src/content/es/needs.ts'
import { needKeys } from '../../src/domain/needs/needs.ts'
import { computeDistanceKm } from '../../src/domain/places/distance.ts'
import { findHelp } from '../../src/server/engines/directory/find.ts'
import type { HelperGrades } from '../../src/domain/search/helper-grades.ts'
import type { DirectoryRepository } from '../../src/server/engines/directory/repository.ts'
import type { Places } from '../../src/server/engines/places/places.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import {
  gradeListing,
  toSearchRequest,
  type JudgedQuery,
  type Judgement,
} from '../../src/domain/search-lab/judged-search.ts'
import { readGoldenSearch } from './golden-search.ts'
import { createKeywordSearch } from './keyword-baseline.ts'
import { listBestGrades, ndcg, recall } from '../../src/domain/search-lab/metrics.ts'
import { readRealListings, root, withDirectory } from './open-directory.ts'

const labels = { en: englishNeeds, es: spanishNeeds }

export interface Figures {
  ndcg: number
  recall: number
  isEmpty: boolean
}
export interface EvaluatedQuery {
  query: JudgedQuery
  ours: Figures
  baseline: Figures
  /** The top results, for debugging. */
  first: string[]
}

/**
 * Runs every judged question through the real search on the real directory, and through plain keyword search for
 * comparison. Questions that helped to learn who helps can be asked with what was learned without them.
 */
export function evaluateSearch(helpersFor?: (query: JudgedQuery) => HelperGrades): Promise<EvaluatedQuery[]> {
  const { queries, judgementsOf } = readGoldenSearch(path.join(root, 'data/golden/search.json'))
  const baseline = createKeywordSearch(readRealListings())
  return withDirectory(async ({ directory, places, findSubject, helpers }) => {
    const evaluated: EvaluatedQuery[] = []
    for (const query of queries) {
      const graded = await gradesAround({ directory, places }, query, judgementsOf(query))
      const best = listBestGrades([...graded.values()])
      const figures = (ids: string[]): Figures => {
        const grades = ids.map((id) => graded.get(id)?.grade ?? 0)
        return { ndcg: ndcg(grades, best), recall: recall(grades, best), isEmpty: ids.length === 0 }
      }
      const { resources, alsoHelpful, absences } = await findHelp(
        { places, directory, findSubject, helpers: helpersFor?.(query) ?? helpers, sources: [], clock: systemClock },
        toSearchRequest(query),
        {
          signal: new AbortController().signal,
        },
      )
      evaluated.push({
        query,
        // As the page has them: the notices that name who knows more, the answers, and what may help as well.
        ours: figures([
          ...absences.flatMap(({ contact }) => contact.id ?? []),
          ...[...resources, ...alsoHelpful].map(({ id }) => id),
        ]),
        baseline: figures(baseline.find(toQueryText(query), new Set(graded.keys()))),
        first: [...resources, ...alsoHelpful]
          .slice(0, 10)
          .map(({ id, name }) => `${graded.get(id)?.grade ?? 0} ${name}`),
      })
    }
    return evaluated
  }).finally(baseline.close)
}

const toQueryText = ({ text, needs, language }: JudgedQuery) =>
  text ?? (needs ?? []).map((need) => `${labels[language][need].label} ${labels[language][need].description}`).join(' ')

/** The grade of every listing in the area, so that the best possible order is known. */
async function gradesAround(
  { directory, places }: { directory: DirectoryRepository; places: Places },
  query: JudgedQuery,
  judgements: readonly Judgement[],
): Promise<Map<string, { grade: number; owner: number }>> {
  const county = places.findCounty(query)
  if (!county) throw new Error(`${query.id}: no county ${query.county}, ${query.state}`)
  const all = await directory.candidates(
    { center: county, countyFips: county.fips, state: county.state },
    { needs: toNeedsMask(needKeys), radiusKm: 50, limit: 1_000_000, withNames: true },
  )
  return new Map(
    all.map((candidate) => {
      const { id, owner, countyFips, lat, lon } = candidate
      const km = lat === null || lon === null ? null : computeDistanceKm(county, { lat, lon })
      return [id, { owner, grade: gradeListing(candidate, judgements, { inCounty: countyFips === county.fips, km }) }]
    }),
  )
}
