import type { NeedKey } from '#domain/needs/needs.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import type { InterpretedText } from '#domain/search/request.ts'
import type { GuideSearch } from './guide-index.ts'
import { servicesByGuide } from './services-by-guide.ts'

/** The services that a text is about, the main one first; none when that is not clear. */
export type SubjectFinder = (text: string) => readonly ServiceId[]

/** How sure the guide must be: a high score, or a question much like one of its own. */
const minimum = { score: 10, nearness: 0.5, nearScore: 5 }
/** From this strength on the words themselves say which need it is; a subject of another need is a misreading. */
const clearNeed = 0.9
/** What the words alone mean counts less than what the whole text is about. */
const besideSubject = 0.6

/** Reads a text by the guide about its subject: whoever writes "they turned my lights off" uses no word for the service. */
export function createSubjectFinder(findGuides: GuideSearch): SubjectFinder {
  return (text) => {
    const [hit] = findGuides(text, 1)
    if (!hit) return []
    const isNear = hit.nearness >= minimum.nearness && hit.score >= minimum.nearScore
    return hit.score >= minimum.score || isNear ? (servicesByGuide[hit.guide.id] ?? []) : []
  }
}

/** Adds the subject's services to a text whose words name none. */
export function addSubject(understood: InterpretedText, services: readonly ServiceId[]): InterpretedText {
  const needs = services.flatMap((id): readonly NeedKey[] => needsByService[id])
  const [main] = needs
  const clear = understood.needs.filter(({ strength }) => strength >= clearNeed).map(({ need }) => need)
  const isMisread = clear.length > 0 && !clear.some((need) => needs.includes(need))
  if (!main || understood.services.length > 0 || isMisread) return understood
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
