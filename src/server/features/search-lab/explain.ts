import type { SearchComparison, SearchExplanation, LabQuery, LabRow } from '#contracts/search-lab.ts'
import { maxResults } from '#domain/search/arrange-help.ts'
import { rankListings } from '#domain/search/rank.ts'
import type { RankedListing } from '#domain/search/rank.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import { compareOrders } from '#domain/search-lab/compare.ts'
import { toSearchRequest } from '#domain/search-lab/judged-search.ts'
import { createPartScorer, rankByWords, type ScoreParts } from '#domain/search-lab/score-parts.ts'
import { loadCandidates, type FindDeps } from '#server/engines/directory/find.ts'
import { planSearch } from '#server/engines/directory/search-plan.ts'

export type LabDeps = Pick<FindDeps, 'places' | 'directory' | 'clock' | 'findSubject' | 'helpers'>

/** As many rows as a column shows. */
const maxRows = 20

const hundredths = (value: number) => Math.round(value * 100) / 100
const rounded = (parts: ScoreParts) =>
  Object.fromEntries(Object.entries(parts).map(([part, points]) => [part, hundredths(points)])) as ScoreParts

/** One search the way visitors get it, with the parts of every score. */
export async function explainRanking(deps: LabDeps, query: LabQuery, weights: RankWeights): Promise<SearchExplanation> {
  const { plan, candidates } = await read(deps, query)
  const ranked = rankListings(candidates, plan.rankRequest, { weights, limit: maxResults })
  const parts = createPartScorer(plan.rankRequest, weights)
  // Keyword results show the same reasons as in the real ranking.
  const reasons = new Map(ranked.map((rankedListing) => [rankedListing.candidate.id, rankedListing.reasons]))
  const byWords = rankByWords(candidates, plan.rankRequest, weights, maxRows)
  return {
    county: plan.county.name,
    needs: plan.needs,
    terms: [...plan.rankRequest.text.terms],
    candidates: candidates.length,
    semantic: null,
    keyword: byWords.map(({ candidate: { id, name }, score, parts: own }, index): LabRow => ({
      rank: index + 1,
      id,
      name: name ?? id,
      total: hundredths(score),
      parts: rounded(own),
      reasons: reasons.get(id) ?? ['words_match'],
    })),
    blended: ranked.slice(0, maxRows).map((rankedListing, index): LabRow => ({
      rank: index + 1,
      ...toLabListing(rankedListing),
      total: hundredths(rankedListing.score),
      parts: rounded(parts(rankedListing.candidate, rankedListing.score)),
      reasons: rankedListing.reasons,
    })),
  }
}

/** What these weights would change for one search. */
export async function compareRankings(
  deps: LabDeps,
  query: LabQuery,
  { active, candidate }: { active: RankWeights; candidate: RankWeights },
): Promise<SearchComparison> {
  const { plan, candidates } = await read(deps, query)
  const order = (weights: RankWeights) =>
    rankListings(candidates, plan.rankRequest, { weights, limit: maxResults }).map(toLabListing)
  const [before, after] = [order(active), order(candidate)]
  return { ...compareOrders(before, after), activeFound: before.length, candidateFound: after.length }
}

async function read(deps: LabDeps, { words, ...query }: LabQuery) {
  const plan = planSearch(deps, toSearchRequest({ ...query, text: words.trim() }), deps.clock.now())
  return { plan, candidates: await loadCandidates(deps, plan, true) }
}

function toLabListing({ candidate: { id, name } }: RankedListing) {
  return { id, name: name ?? id }
}
