import { expect, test } from 'vitest'
import { listingFlags } from '#domain/directory/search-columns.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import { rankListings } from '#domain/search/rank.ts'
import { rankWeights } from '#domain/search/rank-weights.ts'
import type { RankRequest } from '#domain/search/request.ts'
import { createPartScorer, rankByWords } from './score-parts.ts'

const housing = toNeedsMask(['housing'])
const documentsMask = toNeedsMask(['id-documentation'])
const candidate = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  category: 'housing',
  kind: 'emergency-shelter',
  scope: 'site',
  countyFips: '06037',
  needs: housing,
  weakNeeds: 0,
  coreNeeds: housing,
  owner: 1,
  flags: listingFlags.servesRecord | listingFlags.phone,
  quality: 50,
  lat: 34.1,
  lon: -118.2,
  name: 'Oak House',
  services: ['emergency-shelter'],
  ...changes,
})
const request: RankRequest = {
  needs: ['housing', 'id-documentation'],
  text: { needs: [], services: ['emergency-shelter'], terms: ['oak'] },
  center: { lat: 34.2, lon: -118.26 },
  isCenterExact: false,
  countyFips: '06037',
  language: 'en',
  month: '2026-11',
}
const all = [
  candidate('a'),
  candidate('b', { name: 'Elm House' }),
  candidate('c', { services: [], flags: listingFlags.refusesRecord }),
  candidate('d', {
    scope: 'state',
    lat: null,
    lon: null,
    countyFips: null,
    needs: documentsMask,
    coreNeeds: documentsMask,
  }),
  candidate('e', { needs: 0, coreNeeds: 0, weakNeeds: housing, name: 'Library', services: [] }),
]
const sum = (parts: object) => Object.values(parts).reduce((total: number, part: number) => total + part, 0)

test('the parts of every score add up to it, also where places step back for others', () => {
  const parts = createPartScorer(request, rankWeights)
  const ranked = rankListings(all, request, { maxOthers: 10 })
  expect(ranked).toHaveLength(all.length)
  for (const rankedListing of ranked)
    expect(sum(parts(rankedListing.candidate, rankedListing.score))).toBeCloseTo(rankedListing.score, 6)
})

test('each part holds what its own weights give', () => {
  const [first] = rankListings([candidate('a')], request)
  const parts = createPartScorer(request, rankWeights)(candidate('a'), first?.score ?? 0)

  expect(parts).toMatchObject({
    need: rankWeights.coreNeed,
    service: rankWeights.namedService,
    name: rankWeights.nameMatch,
    acceptance: rankWeights.servesRecord,
  })
  expect(parts.other).toBeCloseTo(rankWeights.phone + 50 * rankWeights.quality, 6)
  expect(parts.distance).toBeGreaterThan(rankWeights.local + rankWeights.inCounty)
})

test('the order by words alone has only what the words hit', () => {
  const byWords = rankByWords(all, request, rankWeights, 10)

  expect(byWords.map(({ candidate: { id } }) => id)).toEqual(['a', 'd', 'b', 'c'])
  for (const { score, parts } of byWords) expect(sum(parts)).toBe(score)
  expect(rankByWords(all, { ...request, text: { needs: [], services: [], terms: [] } }, rankWeights, 10)).toEqual([])
})
