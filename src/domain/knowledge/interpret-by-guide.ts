import type { NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { InterpretedText } from '#domain/search/request.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import type { GuideHit, GuideSearch } from './guide-index.ts'
import { servicesByGuide } from './services-by-guide.ts'

/** The services that a text is about, the main one first; none when that is not clear. */
export type SubjectFinder = (text: string, understood: NeedsInterpretation) => readonly ServiceId[]

const maxHits = 6
const minScore = 5
/** Guides with less than this share of the best score are about something else, more so where the best is only advice. */
const closeScore = { service: 0.75, advice: 0.92 }
/** A guide of another need than the words must be this sure: a high score, or a question much like one of its own. */
const surely = { score: 14, nearness: 0.62 }
/** From this strength on the words say which need it is; a phrase of two words says it beyond doubt. */
const clearNeed = { word: 0.9, phrase: 0.95 }
/** A text with more words tells a situation: one word in it that names a service may be beside the point. */
const longestRequest = 5
/** What the words alone mean counts less than what the whole text is about. */
const besideSubject = 0.6

/**
 * Reads a text by the guide about its subject: whoever writes "they turned my lights off" uses no word for the service.
 * Of guides that fit alike, the one for the need that the words name comes first.
 */
export function createSubjectFinder(findGuides: GuideSearch): SubjectFinder {
  return (text, { needs }) => {
    const hits = findGuides(text, maxHits)
    const [top] = hits
    const share = top && servicesByGuide[top.guide.id] ? closeScore.service : closeScore.advice
    const lowest = Math.max(minScore, (top?.score ?? 0) * share)
    const close = hits.filter(({ score, guide }) => score >= lowest && servicesByGuide[guide.id])
    const clear = needs
      .filter(({ need, strength }) => need !== 'other' && strength >= clearNeed.word)
      .map(({ need }) => need)
    const fitting = close.find((hit) => clear.length === 0 || listNeeds(hit).some((need) => clear.includes(need)))
    if (fitting) return listServices(fitting)
    const [best] = close
    const isNamed =
      !isSentence(text) && needs.some(({ need, strength }) => need !== 'other' && strength >= clearNeed.phrase)
    const isSure = best && (best.score >= surely.score || best.nearness >= surely.nearness)
    return isSure && !isNamed ? listServices(best) : []
  }
}

const listServices = ({ guide }: GuideHit) => servicesByGuide[guide.id] ?? []

const listNeeds = (hit: GuideHit) => listServices(hit).flatMap((id): readonly NeedKey[] => needsByService[id])

const isSentence = (text: string) => text.trim().split(/\s+/).length > longestRequest

/** A text whose words name no service, or of which only one word does in a whole sentence. */
export function isUnnamed(text: string, { services, longestNamed }: NeedsInterpretation): boolean {
  return services.length === 0 || (longestNamed <= 1 && isSentence(text))
}

/** Adds the services of its subject to what the words of a text mean. */
export function addSubject(understood: NeedsInterpretation, services: readonly ServiceId[]): InterpretedText {
  const [main] = services.flatMap((id) => needsByService[id].slice(0, 1))
  if (!main || understood.services.some((id) => services.includes(id))) return understood
  const others = understood.needs.filter(({ need }) => need !== main)
  return {
    services,
    needs: [
      { need: main, strength: 1 },
      ...others.map(({ need, strength }) => ({ need, strength: strength * besideSubject })),
    ],
    terms: [],
  }
}
