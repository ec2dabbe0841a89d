import { isRepeated } from '#domain/conversation/talk-state.ts'
import type { Detail, Guide } from '#domain/knowledge/guide.ts'
import type { Understanding } from './understand-question.ts'

interface Least {
  nearness: number
  ahead: number
}

/** So near, and so far ahead of the guide's other details, it is the one meant (docs/models/vectors.md). */
const clear: Least = { nearness: 0.6, ahead: 14 }
/** Where it is surely known which small answer is asked for, more is needed to say something else. */
const besideFacet: Least = { nearness: 0.65, ahead: 16 }
const surelyAsked = 0.8
/** In a running talk about the guide less is enough to say it after what is asked: the subject is known. */
const inTalk: Least = { nearness: 0.5, ahead: 8 }
/** Beside the short answer, where it is not clear which small answer is asked for. */
const besideShort: Least = { nearness: 0.55, ahead: 9 }
const openFacet = 0.85
/** A guide that is not the likeliest must know the very thing that is asked. */
const surely: Least = { nearness: 0.65, ahead: 16 }
const mayBeMeant = 0.05
/** A guide at least this likely is not given up for another one's detail. */
const kept = 0.7
/** A turn that leans less than this brings a subject of its own. */
const leaning = 0.3

export interface ChosenDetail {
  detail: Detail
  /** It is what is meant, so it comes first; otherwise after what is asked. */
  isClear: boolean
}

/** The detail of a guide that the message asks about, where that is likely and was not said yet. */
export function chooseDetail(understanding: Understanding, guide: Guide): ChosenDetail | null {
  const { talk, turn } = understanding
  const found = findDetail(understanding, guide, asksFacet(turn, guide) ? besideFacet : clear)
  if (found) return { detail: found, isClear: true }
  const isInTalk = talk.topic?.guideId === guide.id && turn.leans >= leaning
  const isFirst = !talk.given.some(({ guideId }) => guideId === guide.id)
  const isOpen = isFirst && (turn.facets[0]?.probability ?? 0) < openFacet
  const least = isInTalk ? inTalk : isOpen ? besideShort : null
  const likely = least && findDetail(understanding, guide, least)
  return likely && { detail: likely, isClear: false }
}

/** “How” and “what” are asked by nearly everybody who tells a situation. */
function asksFacet({ facets: [first] }: Understanding['turn'], guide: Guide): boolean {
  if (!first || first.name === 'what' || first.name === 'how') return false
  return first.probability >= surelyAsked && guide.facets[first.name] !== undefined
}

function findDetail(
  { details, chip, followUp, language, talk, turn, namesPlace }: Understanding,
  guide: Guide,
  least: Least,
): Detail | null {
  const found = details.get(guide)
  const asksForPlace = turn.kind === 'place' || (turn.kind === 'person' && namesPlace)
  if (!found || chip || followUp || asksForPlace || isRepeated(talk, found.detail.text[language])) return null
  return found.nearness >= least.nearness && found.ahead >= least.ahead ? found.detail : null
}

/** The guide talked about, where it knows the very thing that is asked: words about papers need not be about an ID. */
export function findTalkGuideByDetail(understanding: Understanding): Guide | null {
  const [current] = understanding.neighbors
  return current && understanding.turn.leans >= leaning && findDetail(understanding, current, clear) ? current : null
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
