import type { TopicCandidate } from '#domain/conversation/choose-topic.ts'
import type { QuestionReader } from '#domain/conversation/question-reader.ts'
import type { DetailFinder } from './detail-finder.ts'
import type { Guide } from './guide.ts'

/** How much a guide, or a detail of it (`guide/detail`), counts for who helps. */
export interface Leaning {
  guideId: string
  weight: number
}

export interface GuideReaders {
  guides?: readonly Guide[]
  /** Reads by the nearness to all questions of a guide as well. */
  readSubject?: QuestionReader
  /** Finds what makes a question special. */
  details?: DetailFinder
}

/**
 * Readers are surer than they are right, so less likely guides count more than their chance says: whoever is taken for one who asks
 * for a license may ask for the class that comes before it. These and the following were chosen on the judged searches, each
 * without its own judgement (docs/models/helpers.md).
 */
const flatten = 0.7
/** How much the second reader counts beside the first. */
const nearShare = 0.25
const mostNear = 8
/** A detail this near, and so far ahead of the guide's others, may be what is asked: it counts for a share of its guide. */
const likelyDetail = { nearness: 0.3, ahead: 5, share: 0.4 }
/** The details of a guide that counts less than this are not worth the time to read them. */
const leastRead = 0.08

/** Weighs all guides that a text may be about, the candidates of the question reader and those that are near. */
export function createGuideWeigher({ guides = [], readSubject, details }: GuideReaders) {
  const byId = new Map(guides.map((guide) => [guide.id, guide]))
  return (text: string, candidates: readonly TopicCandidate[]): Leaning[] => {
    if (candidates.length === 0) return []
    const weights = new Map<string, number>()
    addWeights(weights, candidates, 1)
    if (readSubject) addWeights(weights, listNearest(readSubject([text]).guides), nearShare)
    const findDetail = details?.ask(text)
    return Array.from(weights).flatMap(([guideId, weight]) => {
      const guide = byId.get(guideId)
      const found = guide && weight >= leastRead ? findDetail?.(guide) : null
      const isLikely = found && found.nearness >= likelyDetail.nearness && found.ahead >= likelyDetail.ahead
      const share = isLikely ? likelyDetail.share : 0
      const ofGuide = { guideId, weight: weight * (1 - share) }
      return isLikely ? [ofGuide, { guideId: `${guideId}/${found.detail.key}`, weight: weight * share }] : [ofGuide]
    })
  }
}

/** Adds what the guides count by one reader: `share` in all. */
function addWeights(weights: Map<string, number>, read: readonly TopicCandidate[], share: number): void {
  const flat = read.map(({ guideId, probability }) => ({ guideId, chance: probability ** flatten }))
  const sum = flat.reduce((total, { chance }) => total + chance, 0)
  for (const { guideId, chance } of flat) weights.set(guideId, (weights.get(guideId) ?? 0) + (share * chance) / sum)
}

const listNearest = (guides: ReadonlyMap<string, number>): TopicCandidate[] =>
  Array.from(guides, ([guideId, probability]) => ({ guideId, probability }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, mostNear)
