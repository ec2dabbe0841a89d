import { isRepeated } from '#domain/conversation/talk-state.ts'
import type { Detail, Guide } from '#domain/knowledge/guide.ts'
import type { Understanding } from './understand-question.ts'

interface Least {
  nearness: number
  ahead: number
}

/** So near, and so far ahead of the guide's other details, it is the one meant (docs/models/vectors.md). */
const clear: Least = { nearness: 0.5, ahead: 10 }
/** Where it is surely known which small answer is asked for, more is needed to say something else. */
const besideFacet: Least = { nearness: 0.55, ahead: 12 }
const surelyAsked = 0.8
/** In a running talk about the guide less is enough: the subject is known. */
const inTalk: Least = { nearness: 0.36, ahead: 3 }
/** A guide that is not the likeliest must know the very thing that is asked. */
const surely: Least = { nearness: 0.55, ahead: 10 }
const mayBeMeant = 0.05
/** A guide at least this likely is not given up for another one's detail. */
const kept = 0.7
/** A turn that leans less than this brings a subject of its own. */
const leaning = 0.3

/** The detail of a guide that the message asks about, where that is clear and was not said yet. */
export function chooseDetail(understanding: Understanding, guide: Guide): Detail | null {
  const { talk, turn } = understanding
  const isInTalk = talk.topic?.guideId === guide.id && turn.leans >= leaning
  return findDetail(understanding, guide, isInTalk ? inTalk : asksFacet(turn, guide) ? besideFacet : clear)
}

/** “How” and “what” are asked by nearly everybody who tells a situation. */
function asksFacet({ facets: [first] }: Understanding['turn'], guide: Guide): boolean {
  if (!first || first.name === 'what' || first.name === 'how') return false
  return first.probability >= surelyAsked && guide.facets[first.name] !== undefined
}

function findDetail(
  { details, chip, followUp, language, talk }: Understanding,
  guide: Guide,
  least: Least,
): Detail | null {
  const found = details.get(guide)
  if (!found || chip || followUp || isRepeated(talk, found.detail.text[language])) return null
  return found.nearness >= least.nearness && found.ahead >= least.ahead ? found.detail : null
}

/** The guide talked about, where it knows the very thing that is asked: words about papers need not be about an ID. */
export function findTalkGuideByDetail(
  understanding: Understanding,
  deps: { guide(id: string): Guide | null },
): Guide | null {
  const { talk, turn } = understanding
  const current = talk.topic ? deps.guide(talk.topic.guideId) : null
  return current && turn.leans >= leaning && findDetail(understanding, current, clear) ? current : null
}

/**
 * Another guide that may be meant and knows the very thing that is asked, where the likeliest one does not. Never in a running
 * talk: “and without papers” after insulin is not about a business.
 */
export function findGuideByDetail(understanding: Understanding, chosen: Guide): Guide | null {
  const likely = understanding.hits.find(({ guide }) => guide === chosen)?.score ?? 0
  if (understanding.talk.topic || likely >= kept || chooseDetail(understanding, chosen)) return null
  const found = understanding.hits.find(
    ({ guide, score }) => guide !== chosen && score >= mayBeMeant && findDetail(understanding, guide, surely),
  )
  return found?.guide ?? null
}
