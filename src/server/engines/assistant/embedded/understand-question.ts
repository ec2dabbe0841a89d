import { type SensitiveTopic, findSensitiveTopic } from '#domain/assistant/sensitive.ts'
import type { Danger } from '#domain/danger/find-danger.ts'
import type { GuideSearch, GuideHit } from '#domain/knowledge/guide-index.ts'
import { extractTerms } from '#domain/knowledge/terms.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { interpretNeeds } from '#domain/needs/interpret-needs.ts'
import type { Location } from '#domain/places/location.ts'
import type { StateCode } from '#domain/places/states.ts'
import { fold } from '#domain/text/fold.ts'
import { detectLanguage } from '#domain/understanding/detect-language.ts'
import { isOffTopic } from '#domain/understanding/off-topic.ts'
import { type Gazetteer, findLocationInText } from '#domain/understanding/location-in-text.ts'
import { type SmallTalk, detectSmallTalk } from '#domain/understanding/small-talk.ts'
import type { Question } from '../assistant.ts'
import { shippedControl } from '../control.ts'

export interface Understanding {
  language: Language
  /** The last message as written. */
  text: string
  danger: Danger | null
  topic: SensitiveTopic | null
  smallTalk: SmallTalk | null
  /** The question, joined with the previous one when it depends on it. */
  questionText: string
  hits: readonly GuideHit[]
  need: NeedKey | null
  wantsListings: boolean
  location: Location | null
  state: StateCode | null
  /** Candidates when several states have a county of that name. */
  placeChoices: readonly Location[]
  isOtherLanguage: boolean
  /** The question is outside Reggie's scope. */
  isOutside: boolean
}

const maxHits = 6
/** Danger is often told over several messages. */
const readTogether = 4
/** Above these scores the guide is used as the answer; below the lower ones no guide is about the question. */
const surely = { score: 14, near: { nearness: 0.62, score: 7 } }
const perhaps = { score: 10, near: { nearness: 0.5, score: 5 } }
const fewTerms = 4
/** "How much is it?", "how long does that take?", "who do I call?": the question does not name its topic. */
const saysLittle = 2

export interface UnderstandDeps {
  findGuides: GuideSearch
  places: Gazetteer
}

/** Reads the last message, and earlier ones when it depends on them: "and in Texas?", "how much is it?". */
export function understandQuestion(question: Question, { findGuides, places }: UnderstandDeps): Understanding {
  const own = listOwnTurns(question)
  const last = own.at(-1) ?? ''
  const { added } = question.control ?? shippedControl
  const language = chooseReplyLanguage(own, question.language)
  const locationMatch = findLocation(own, question, places)
  const questionText = leanedOn(own, last, findGuides, places)
  const hits = findGuides(questionText, maxHits)
  return {
    language,
    questionText,
    hits,
    ...locationMatch,
    text: last,
    danger: added.dangerIn(own.slice(-readTogether)),
    topic:
      added.blockedIn(last).length > 0
        ? 'refuse'
        : (findSensitiveTopic(last) ?? (questionText === last ? null : findSensitiveTopic(questionText))),
    smallTalk: questionText === last ? detectSmallTalk(last) : null,
    need: chooseNeed(questionText, hits[0], question.needs),
    wantsListings: asksForListings(last) || asksForListings(questionText),
    isOtherLanguage: isOther(last),
    isOutside: isOffTopic(last),
  }
}

function listOwnTurns({ messages }: Pick<Question, 'messages'>): string[] {
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content)
}

/** What the person wrote last, as far as it is read together for danger. */
export function listDangerTurns(question: Pick<Question, 'messages'>): string[] {
  return listOwnTurns(question).slice(-readTogether)
}

/** The language of the last message, otherwise of the last few, otherwise of the page. */
export function chooseReplyLanguage(own: readonly string[], pageLanguage: Language): Language {
  return detectLanguage(own.at(-1) ?? '') ?? detectLanguage(own.slice(-3).join(' ')) ?? pageLanguage
}

/** Whether the best guide is about the question at all. */
export function isAbout(hit: GuideHit | undefined): hit is GuideHit {
  return reaches(hit, perhaps)
}

/** Whether the best guide surely is about the question. */
export function isSurely(hit: GuideHit | undefined): hit is GuideHit {
  return reaches(hit, surely)
}

/** Short questions have few words to score, so for them similarity to the guide's own questions counts too. */
function reaches(hit: GuideHit | undefined, { score, near }: typeof surely): hit is GuideHit {
  return hit !== undefined && (hit.score >= score || (hit.nearness >= near.nearness && hit.score >= near.score))
}

/** The location named last wins; otherwise the one the browser sent. */
function findLocation(own: readonly string[], { location }: Question, places: Gazetteer) {
  for (const text of own.toReversed().slice(0, 6)) {
    const textLocation = findLocationInText(text, places)
    if (textLocation.location || textLocation.state || textLocation.choices.length > 0) {
      const isHere =
        textLocation.location === null && textLocation.state !== null && textLocation.state === location?.state
      return {
        location: isHere ? location : textLocation.location,
        state: textLocation.state,
        placeChoices: textLocation.choices,
      }
    }
  }
  return { location, state: (location?.state ?? null) as StateCode | null, placeChoices: [] }
}

/** A short question that is unclear alone is read together with the one before it. */
function leanedOn(own: readonly string[], last: string, findGuides: GuideSearch, places: Gazetteer): string {
  const before = own.at(-2)
  if (before === undefined || detectSmallTalk(last) === 'hello' || detectSmallTalk(last) === 'thanks') return last
  const terms = extractTerms(last)
  const textLocation = findLocationInText(last, places)
  const isOnlyLocation =
    (textLocation.location !== null || textLocation.state !== null || textLocation.choices.length > 0) &&
    terms.length <= 3
  const leans = /^(and|what about|how about|but|y|que tal|pero|entonces|then|so)\b/.test(fold(last))
  const bestHit = findGuides(last, 1)[0]
  const isOpen =
    terms.length <= saysLittle ? !isSurely(bestHit) : terms.length <= fewTerms && (leans || !isAbout(bestHit))
  if (isOnlyLocation || isOpen) return `${before} ${last}`
  return last
}

function chooseNeed(questionText: string, hit: GuideHit | undefined, knownNeeds: readonly NeedKey[]): NeedKey | null {
  const statedNeeds = interpretNeeds(questionText).needs.map(({ need }) => need)
  if (hit && isAbout(hit)) {
    const shared = statedNeeds.find((need) => hit.guide.needs.includes(need))
    return shared ?? hit.guide.needs[0] ?? statedNeeds[0] ?? null
  }
  return statedNeeds[0] ?? knownNeeds[0] ?? null
}

const listingPattern =
  /\b(where|near|nearby|close to me|find|looking for|place|places|address|who can|anywhere|somewhere|donde|adonde|cerca|busco|buscar|hallar|encontrar|conseguir|lugar|lugares|direccion|algun|alguna)\b/

function asksForListings(text: string): boolean {
  return listingPattern.test(fold(text))
}

/** Another script, or Latin text that is neither English nor Spanish. */
function isOther(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  return letters.length >= 3 && latin.length < letters.length / 2
}
