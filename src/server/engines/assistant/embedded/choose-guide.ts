import { commonGuides } from '#domain/conversation/choose-topic.ts'
import type { TurnKind } from '#domain/conversation/turn-kinds.ts'
import type { FacetName } from '#domain/knowledge/facets.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { isGiven } from './compose-reply.ts'
import type { TopicHit, Understanding } from './understand-question.ts'

/** A guide at least this likely is the answer; one below, only when no other is close. */
const sure = 0.45
const ahead = { probability: 0.3, factor: 2 }
/**
 * A first answer from a guide less likely than this says what it takes the question for, and offers the others: in three
 * rounds of fresh talks such answers were wrong more often than right, while the right guide stood among the first three.
 */
const surely = 0.72
/** After a question back a guess this likely is better than none. */
const possible = 0.25
/** A follow-up about which even the most likely facet is less likely than this does not say what it asks. */
const clearFacet = 0.3
/** Somebody who only adds a detail is not told that Reggie was wrong. */
const surelyCorrects = 0.8
const surelyLeans = 0.8
/** What is asked must be this likely for a guide to be chosen by it, and the guide this likely to be meant. */
const surelyAsked = 0.6
export const mayBeMeant = 0.05

export function isSure([first, second]: readonly TopicHit[]): boolean {
  if (!first) return false
  return first.score >= sure || (first.score >= ahead.probability && first.score >= ahead.factor * (second?.score ?? 0))
}

/** Neighbors that together are surely meant: “my ID, and I have no birth certificate” is about papers, whichever comes first. */
const family = { first: 0.3, together: 0.75 }

function isFamily([first, ...others]: readonly TopicHit[]): boolean {
  if (!first || first.score < family.first) return false
  const isRelated = ({ guide }: TopicHit) =>
    first.guide.related.includes(guide.id) || guide.related.includes(first.guide.id)
  return first.score + others.filter(isRelated).reduce((sum, { score }) => sum + score, 0) >= family.together
}

/** After a question back, the most likely guide if it is likely at all. */
export function guessGuide([first]: readonly TopicHit[]): Guide | null {
  return first && first.score >= possible ? first.guide : null
}

/** A first answer that may be about something else; what people ask most is rarely wrong. */
export function isGuess({ hits: [first], talk }: Understanding, guide: Guide): boolean {
  if (!first || first.guide !== guide || talk.given.length > 0 || commonGuides.has(guide.id)) return false
  return first.score < surely
}

/** Kinds of follow-ups that say themselves what to answer. */
const clearKinds: ReadonlySet<TurnKind> = new Set(['place', 'person', 'listing', 'again', 'yes'])

export function chooseGuide(understanding: Understanding, deps: { guide(id: string): Guide | null }): Guide | null {
  const { asked, chip, talk, hits, turn } = understanding
  const current = talk.topic ? deps.guide(talk.topic.guideId) : null
  if (chip) return current
  if (turn.kind === 'correct' && turn.kindProbability >= surelyCorrects && current) {
    const others = hits.filter(({ guide }) => guide !== current)
    return isSure(others) ? (others[0]?.guide ?? null) : null
  }
  const chosen = isSure(hits) || (!talk.topic && isFamily(hits)) ? (hits[0]?.guide ?? null) : null
  // A follow-up that fits nothing else is about the subject talked about.
  const guide = chosen ?? (turn.leans >= surelyLeans ? current : null)
  if (!guide || guide !== current) return guide
  const isClear =
    clearKinds.has(turn.kind) ||
    (asked.get(guide)[0]?.probability ?? 0) >= clearFacet ||
    isClearlyAsked(turn.facets[0], guide)
  return isClear ? (findGuideThatAnswers(understanding, guide, deps.guide) ?? guide) : null
}

/** What the turn asks, however people ask this guide for it. */
function isClearlyAsked(facet: Understanding['turn']['facets'][number] | undefined, guide: Guide): boolean {
  return facet !== undefined && facet.probability >= surelyAsked && guide.facets[facet.name] !== undefined
}

/** A guide other than the one talked about, where that one has nothing more to say. */
const likelyElsewhere = 0.55

/** What the turn may be about instead of the guide talked about. */
export function chooseElsewhere({ hits, turn }: Understanding, current: Guide): Guide | null {
  if (clearKinds.has(turn.kind)) return null
  return hits.find(({ guide, score }) => guide !== current && score >= likelyElsewhere)?.guide ?? null
}

/** Another guide's words for these would be about something else. */
const staysWithGuide: ReadonlySet<FacetName> = new Set(['what', 'someone', 'how'])
/** "I have a felony", after a subject that says nothing of it. */
const guidesAboutRecord: readonly (readonly [NeedKey, string])[] = [
  ['employment', 'who-hires-with-record'],
  ['housing', 'rent-with-record'],
]

/** What is surely asked, but stands in another guide that may be meant: "is it free" after a list of lawyers. */
function findGuideThatAnswers(
  { hits, turn, talk, neighbors }: Understanding,
  current: Guide,
  findGuide: (id: string) => Guide | null,
): Guide | null {
  const [asked] = turn.facets
  if (!asked || staysWithGuide.has(asked.name) || asked.probability < surelyAsked || current.facets[asked.name]) {
    return null
  }
  const withRecord =
    asked.name === 'allowed' ? guidesAboutRecord.find(([need]) => current.needs.includes(need)) : undefined
  const aboutRecord = neighbors.length > 0 && withRecord ? findGuide(withRecord[1]) : null
  if (aboutRecord && aboutRecord !== current && !isGiven(talk, aboutRecord, 'what')) return aboutRecord
  const likely = hits.filter(({ score }) => score >= mayBeMeant).map(({ guide }) => guide)
  const possible = [...likely, ...neighbors].filter(
    (guide) => guide.facets[asked.name] !== undefined && !isGiven(talk, guide, asked.name),
  )
  const isNear = (guide: Guide) => guide.needs.some((need) => current.needs.includes(need))
  return possible.find(isNear) ?? possible[0] ?? null
}
