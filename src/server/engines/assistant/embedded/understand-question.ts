import { type SensitiveTopic, findSensitiveTopic } from '#domain/assistant/sensitive.ts'
import { chooseNamedTopic, chooseTopic, type ChosenTopic } from '#domain/conversation/choose-topic.ts'
import { findChip, type Chip } from '#domain/conversation/chips.ts'
import { findNewPlace, readFollowUp, type FollowUp } from '#domain/conversation/follow-up-words.ts'
import { findPlainFacet, plainlyAsked } from '#domain/conversation/plain-facets.ts'
import type { QuestionReader } from '#domain/conversation/question-reader.ts'
import type { TalkReader, TalkState } from '#domain/conversation/talk-state.ts'
import { readOpening } from '#domain/conversation/turn-openings.ts'
import type { Danger } from '#domain/danger/find-danger.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { DetailFinder, FoundDetail } from '#domain/knowledge/detail-finder.ts'
import type { AskedFacet, FacetFinder } from '#domain/knowledge/facet-finder.ts'
import type { FacetName } from '#domain/knowledge/facets.ts'
import type { GuideSearch, GuideHit } from '#domain/knowledge/guide-index.ts'
import { cutStory, extractTerms } from '#domain/knowledge/terms.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { interpretNeeds, type NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import type { Location } from '#domain/places/location.ts'
import type { StateCode } from '#domain/places/states.ts'
import { fold } from '#domain/text/fold.ts'
import { detectLanguage } from '#domain/understanding/detect-language.ts'
import { isOffTopic } from '#domain/understanding/off-topic.ts'
import { type Gazetteer, findLocationInText, type TextLocation } from '#domain/understanding/location-in-text.ts'
import { type SmallTalk, detectSmallTalk } from '#domain/understanding/small-talk.ts'
import type { Question } from '../assistant.ts'
import { shippedControl } from '../control.ts'
import { chipTexts } from './reply-texts.ts'

/** A guide the question may be about, with its probability as the score. */
export interface TopicHit {
  guide: Guide
  score: number
}

export interface Understanding {
  language: Language
  /** The last message as written. */
  text: string
  danger: Danger | null
  topic: SensitiveTopic | null
  smallTalk: SmallTalk | null
  /** The question, joined with the previous one when it depends on it. */
  questionText: string
  /** The guides it may be about, the most likely first. */
  hits: readonly TopicHit[]
  /** The guide talked about, then the others of the talk and those it names. */
  neighbors: readonly Guide[]
  /** Of a guide that may be meant, or the one talked about: the detail that the last message is most like. */
  details: { get(guide: Guide): FoundDetail | null }
  /** What is asked of a guide, the most likely first. */
  asked: { get(guide: Guide): readonly AskedFacet[] }
  /** The kind of turn, how much it leans on the talk, and what is asked. */
  turn: ChosenTopic
  /** What the talk is about so far. */
  talk: TalkState
  /** What a short message asks of the talk so far. */
  followUp: FollowUp | null
  /** The follow-up question of ours that was tapped. */
  chip: Chip | null
  need: NeedKey | null
  wantsListings: boolean
  location: Location | null
  state: StateCode | null
  /** The last message names a place. */
  namesPlace: boolean
  /** Candidates when several states have a county of that name. */
  placeChoices: readonly Location[]
  isOtherLanguage: boolean
  /** The question is outside Reggie's scope. */
  isOutside: boolean
}

/** Danger is often told over several messages. */
const readTogether = 4
/** Above these scores of the search a guide is about the text; used where there is no talk to read. */
const surely = { score: 14, near: { nearness: 0.62, score: 7 } }
const perhaps = { score: 10, near: { nearness: 0.5, score: 5 } }
const fewTerms = 3
/** The guides of a talk in which a follow-up may find its answer. */
const mostNeighbors = 6
/** A turn that leans more than this is read with the one before. */
const leaning = 0.5

export interface UnderstandDeps {
  findGuides: GuideSearch
  details: DetailFinder
  facets: FacetFinder
  readQuestion: QuestionReader
  readTalk: TalkReader
  findGuide(id: string): Guide | null
  /** The guide with this title, in either language. */
  findTitle(text: string): Guide | null
  places: Gazetteer
}

/** Reads the last message in the talk: what kind of turn it is, what it is about, and where. */
export function understandQuestion(question: Question, deps: UnderstandDeps): Understanding {
  const own = listOwnTurns(question)
  const last = own.at(-1) ?? ''
  // What is asked stands at the ends of a story; danger and places may stand anywhere in it.
  const opening = own.length > 1 ? readOpening(last) : null
  const told = own.map(cutStory)
  const asked = opening ? [...told.slice(0, -1), cutStory(opening.asks)] : told
  const { added } = question.control ?? shippedControl
  const language = chooseReplyLanguage(own, question.language)
  const talk = deps.readTalk(question.messages)
  const newPlace = findNewPlace(last)
  const isOnlyPlace = own.length > 1 && namesOnlyPlace(last, newPlace, deps.places)
  const place = findNamedLocation(last, newPlace, deps.places)
  const named = own.length > 1 ? deps.findTitle(last) : null
  const stated = interpretNeeds(asked.at(-1) ?? '')
  const chosen = named ? chooseNamedTopic(named.id, asked, deps) : chooseTopic(told, talk, deps, stated)
  const followUp = opening && !isOnlyPlace && !named ? readFollowUp(opening.asks) : null
  const read: ChosenTopic = isOnlyPlace ? { ...chosen, kind: 'place', leans: 1 } : chosen
  const turn = followUp ? toFollowUpTurn(followUp, read, talk, deps) : read
  const chip = findChip(last, chipTexts)
  const candidates = own.length === 1 && !isKnown(asked[0] ?? '', deps.findGuides) ? [] : turn.candidates
  const hits = candidates.flatMap(({ guideId, probability }) => {
    const guide = deps.findGuide(guideId)
    return guide ? [{ guide, score: probability }] : []
  })
  const neighbors = listTalkGuides(talk, deps)
  const mayBeMeant = new Set([...neighbors.slice(0, 1), ...hits.map(({ guide }) => guide)])
  const findDetail = deps.details.ask(asked.at(-1) ?? '', asked.slice(-readTogether).join('\n'))
  const before = asked.at(-2)
  // A title that was tapped is answered with what was asked before it; a follow-up in our own words is clear.
  const findFacets = deps.facets.ask((named ? before : asked.at(-1)) ?? '', turn.facets)
  const isClear = turn.facets.length === 1
  const plainFacet = named || isClear ? null : findPlainFacet(asked.at(-1) ?? '')
  const isJoined = before !== undefined && turn.leans > leaning
  const questionText = isJoined ? `${before} ${asked.at(-1)}` : (asked.at(-1) ?? '')
  return {
    language,
    questionText,
    hits,
    neighbors,
    details: { get: (guide) => (mayBeMeant.has(guide) ? findDetail(guide) : null) },
    asked: { get: (guide) => (isClear ? turn.facets : putFirst(plainFacet, guide, findFacets(guide))) },
    turn,
    talk,
    followUp,
    chip,
    namesPlace: isFound(place),
    ...findLocation(place, own, question, deps.places),
    text: last,
    danger: question.danger === undefined ? added.dangerIn(own.slice(-readTogether)) : question.danger,
    topic:
      added.blockedIn(last).length > 0
        ? 'refuse'
        : (findSensitiveTopic(asked.at(-1) ?? '') ?? (isOnlyPlace ? findSensitiveTopic(questionText) : null)),
    smallTalk: detectSmallTalk(opening?.asks ?? last),
    need: chooseNeed(isJoined ? interpretNeeds(questionText) : stated, hits[0], question.needs),
    wantsListings: asksForListings(last) || (turn.leans > leaning && turn.kind === 'place'),
    isOtherLanguage: isOther(last),
    isOutside: isOffTopic(last),
  }
}

/** What the words name beyond doubt comes first, where the guide answers it. */
function putFirst(plain: FacetName | null, guide: Guide, facets: readonly AskedFacet[]): readonly AskedFacet[] {
  if (plain === null || !guide.facets[plain]) return facets
  const others = facets.filter(({ name }) => name !== plain)
  const most = facets.find(({ name }) => name === plain)?.probability ?? 0
  return [{ name: plain, probability: Math.max(most, plainlyAsked) }, ...others]
}

function listTalkGuides({ topic, given }: TalkState, { findGuide }: Pick<UnderstandDeps, 'findGuide'>): Guide[] {
  const current = topic ? findGuide(topic.guideId) : null
  if (!current) return []
  const others = [...given.toReversed().map(({ guideId }) => guideId), ...current.related]
  return [...new Set([current, ...others.flatMap((id) => findGuide(id) ?? [])])].slice(0, mostNeighbors)
}

/** Whether any word of a short message is in a guide. The model finds a guide in any letters (“xyz”). */
function isKnown(text: string, findGuides: GuideSearch): boolean {
  return extractTerms(text).length > fewTerms || findGuides(text, 1).length > 0
}

/** A short follow-up is about the subject of the talk, if that can answer it; otherwise it is read as any other turn. */
function toFollowUpTurn(
  followUp: FollowUp,
  turn: ChosenTopic,
  { topic, listings }: TalkState,
  { findGuide }: Pick<UnderstandDeps, 'findGuide'>,
): ChosenTopic {
  if (followUp === 'stop') return { ...turn, kind: 'stop', kindProbability: 1 }
  if (!topic) return turn
  const { guideId } = topic
  const about = { ...turn, kindProbability: 1, leans: 1, candidates: [{ guideId, probability: 1 }] }
  if (followUp === 'told') return { ...about, kind: 'again' }
  if (followUp === 'listing') return listings.length > 0 ? { ...about, kind: 'listing' } : turn
  const { facet } = followUp
  // Somebody without an ID who talks about work needs an ID first.
  if (facet === 'no-id' && !findGuide(guideId)?.facets[facet]) return turn
  return { ...about, kind: facet === 'someone' ? 'person' : 'follow', facets: [{ name: facet, probability: 1 }] }
}

/** "And in Texas?", "I live in Reno": the question is the one before. */
function namesOnlyPlace(text: string, newPlace: string | null, places: Gazetteer): boolean {
  const isShort = (words: string) => extractTerms(words).length <= fewTerms
  if (newPlace !== null && isShort(newPlace) && isFound(findMoved(newPlace, places))) return true
  return isShort(text) && isFound(findLocationInText(text, places))
}

const isFound = ({ location, state, choices }: TextLocation): boolean =>
  location !== null || state !== null || choices.length > 0

/** A name counts as a place after a preposition. */
const findMoved = (newPlace: string, places: Gazetteer) => findLocationInText(`in ${newPlace}`, places)

/** Where somebody has moved to counts, not where from. */
function findNamedLocation(text: string, newPlace: string | null, places: Gazetteer): TextLocation {
  const moved = newPlace === null ? null : findMoved(newPlace, places)
  return moved && isFound(moved) ? moved : findLocationInText(text, places)
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

/** Whether the best guide of the search is about the text at all, or surely. */
export function isAbout(hit: GuideHit | undefined): hit is GuideHit {
  return reaches(hit, perhaps)
}

export function isSurely(hit: GuideHit | undefined): hit is GuideHit {
  return reaches(hit, surely)
}

/** Short questions have few words to score, so for them similarity to the guide's own questions counts too. */
function reaches(hit: GuideHit | undefined, { score, near }: typeof surely): hit is GuideHit {
  return hit !== undefined && (hit.score >= score || (hit.nearness >= near.nearness && hit.score >= near.score))
}

/** The location named last wins; otherwise the one the browser sent. */
function findLocation(last: TextLocation, own: readonly string[], { location }: Question, places: Gazetteer) {
  for (const [before, text] of own.toReversed().slice(0, 6).entries()) {
    const textLocation = before === 0 ? last : findNamedLocation(text, findNewPlace(text), places)
    if (isFound(textLocation)) {
      const isHere =
        textLocation.location === null && textLocation.state !== null && textLocation.state === location?.state
      // "Jefferson County": the one in the state where the person is.
      const inSameState = textLocation.choices.find(({ state }) => state === location?.state)
      if (inSameState) return { location: inSameState, state: inSameState.state as StateCode, placeChoices: [] }
      return {
        location: isHere ? location : textLocation.location,
        state: textLocation.state,
        placeChoices: textLocation.choices,
      }
    }
  }
  return { location, state: (location?.state ?? null) as StateCode | null, placeChoices: [] }
}

function chooseNeed(
  { needs }: NeedsInterpretation,
  hit: TopicHit | undefined,
  knownNeeds: readonly NeedKey[],
): NeedKey | null {
  const statedNeeds = needs.map(({ need }) => need)
  if (hit) {
    const shared = statedNeeds.find((need) => hit.guide.needs.includes(need))
    return shared ?? hit.guide.needs[0] ?? statedNeeds[0] ?? null
  }
  return statedNeeds[0] ?? knownNeeds[0] ?? null
}

const listingPattern =
  /\b(where|near|nearby|nearest|closest|close to me|find|looking for|place|places|address|who can|anywhere|somewhere|donde|adonde|cerca|cercano|cercana|busco|buscar|hallar|encontrar|conseguir|lugar|lugares|direccion|algun|alguna)\b/

/** Somebody who needs it today needs a place to call more than anything else. */
const urgentPattern =
  /\b(tonight|tonite|right now|asap|urgent|today|in an hour|hoy|ahorita|ahora mismo|esta noche|urgente|de urgencia)\b/

function asksForListings(text: string): boolean {
  const folded = fold(text)
  return listingPattern.test(folded) || urgentPattern.test(folded)
}

/** Letters and signs of Latin texts; to count the letters of a long text takes much longer. */
const isLatin = /^[\0-´¶-ɏ‐-…]*$/

/** Another script, or Latin text that is neither English nor Spanish. */
function isOther(text: string): boolean {
  if (isLatin.test(text)) return false
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  return letters.length >= 3 && latin.length < letters.length / 2
}
