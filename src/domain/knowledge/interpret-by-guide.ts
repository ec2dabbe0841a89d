import { chooseTopic, type TopicCandidate, type TopicDeps } from '#domain/conversation/choose-topic.ts'
import type { QuestionReader } from '#domain/conversation/question-reader.ts'
import { emptyTalk } from '#domain/conversation/talk-state.ts'
import type { NeedsInterpretation } from '#domain/needs/interpret-needs.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { InterpretedText } from '#domain/search/request.ts'
import { listWantedServices } from '#domain/services/related-services.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import type { GuideHit, GuideSearch } from './guide-index.ts'
import { servicesByGuide } from './services-by-guide.ts'
import { createGuideWeigher, type GuideReaders, type Leaning } from './weigh-guides.ts'

/** The services that a text is about, the main one first; none when that is not clear. */
export interface Subject {
  services: readonly ServiceId[]
  /** Read in the whole text, so surely that single words in it mean nothing else: "a box of food, no ID needed". */
  isSure: boolean
  /** The guides that it may be about, and the need of the likeliest; none when that is not clear. */
  guides: readonly TopicCandidate[]
  need: NeedKey | null
  /** All guides that it may be about, with how much each counts for who helps. */
  leanings?: readonly Leaning[]
}

export type SubjectFinder = (text: string, understood: NeedsInterpretation) => Subject

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
/** Chosen on the judged searches. A single word is a name or a service, which the reader cannot know better. */
const sureChance = 0.8
/** Where the words name a need that none of the guides is about. */
const surerChance = 0.95
const fewestWords = 2
/** So many guides share a subject, as those about rooms and about renting with a record do. */
const mostSubjects = 3
const unlikely = 0.05
/** What the words alone mean counts less than what the whole text is about. */
const besideSubject = 0.6

interface SubjectReaders extends GuideReaders {
  readQuestion?: QuestionReader
}

/**
 * Reads a text by the guide about its subject: whoever writes "they turned my lights off" uses no word for the service.
 * Of guides that fit alike, the one for the need that the words name comes first.
 */
export function createSubjectFinder(
  findGuides: GuideSearch,
  { readQuestion, ...readers }: SubjectReaders = {},
): SubjectFinder {
  const weighGuides = createGuideWeigher(readers)
  const needsOf = new Map(readers.guides?.map(({ id, needs }) => [id, needs]))
  return (text, understood) => {
    const candidates = readQuestion ? readCandidates(text, { findGuides, readQuestion }) : []
    const likely = candidates.slice(0, mostSubjects).filter(({ probability }) => probability >= unlikely)
    const chance = likely.reduce((sum, { probability }) => sum + probability, 0)
    const named = understood.needs.filter(({ need, strength }) => need !== 'other' && strength >= clearNeed.phrase)
    const fits = likely.some(({ guideId }) => named.some(({ need }) => needsOf.get(guideId)?.includes(need)))
    const leanings = weighGuides(text, candidates)
    const isClear = chance >= (named.length === 0 || fits ? sureChance : surerChance)
    const subject = isClear
      ? { guides: likely, need: needsOf.get(likely[0]?.guideId ?? '')?.[0] ?? null, leanings }
      : { guides: [], need: null, leanings }
    const services = readSurely(candidates)
    if (services.length > 0) return { ...subject, services, isSure: true }
    if (!isUnnamed(text, understood)) return { ...subject, services: [], isSure: false }
    // The likeliest guide was read in the whole text; a search by its words may find a guide that only shares some.
    const [likeliest] = subject.guides
    const byGuide = servicesByGuide[likeliest?.guideId ?? ''] ?? []
    return {
      ...subject,
      services: byGuide.length > 0 ? byGuide : findByWords(findGuides, text, understood),
      isSure: false,
    }
  }
}

function readCandidates(text: string, deps: TopicDeps): readonly TopicCandidate[] {
  if (text.trim().split(/\s+/).length < fewestWords) return []
  return chooseTopic([text], emptyTalk, deps).candidates
}

/** Guides that lead to the same service count together, and so do those whose services answer the same need. */
function readSurely(candidates: readonly TopicCandidate[]): readonly ServiceId[] {
  const subjects = candidates.map(({ guideId, probability }) => ({
    services: servicesByGuide[guideId] ?? [],
    probability,
  }))
  const mainNeed = (main: ServiceId | undefined) => main && listNeedsOf(main)[0]
  const sumChances = (main: ServiceId | undefined) =>
    subjects
      .filter(({ services }) => services[0] === main || mainNeed(services[0]) === mainNeed(main))
      .reduce((sum, { probability }) => sum + probability, 0)
  return subjects.find(({ services }) => services.length > 0 && sumChances(services[0]) >= sureChance)?.services ?? []
}

function findByWords(findGuides: GuideSearch, text: string, { needs }: NeedsInterpretation): readonly ServiceId[] {
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

const listServices = ({ guide }: GuideHit) => servicesByGuide[guide.id] ?? []

const listNeedsOf = (id: ServiceId): readonly NeedKey[] => needsByService[id]

const listNeeds = (hit: GuideHit) => listServices(hit).flatMap(listNeedsOf)

const isSentence = (text: string) => text.trim().split(/\s+/).length > longestRequest

/** A text whose words name no service, or of which only one word does in a whole sentence. */
function isUnnamed(text: string, { services, longestNamed }: NeedsInterpretation): boolean {
  return services.length === 0 || (longestNamed <= 1 && isSentence(text))
}

/** Adds the services of its subject to what the words of a text mean. */
export function addSubject(understood: NeedsInterpretation, subject: Subject): InterpretedText {
  const { guides, need, leanings } = subject
  const byServices = addServices(understood, subject)
  const read = { ...byServices, ...(leanings && { leanings }) }
  // A name that is looked for is about no guide.
  if (guides.length === 0) return byServices.services.length === 0 ? byServices : read
  // A subject without a service of its own: what single words in it mean counts less.
  const isUnnamedSubject = subject.services.length === 0 && read.services.length === 0
  return { ...read, ...(isUnnamedSubject && need ? { needs: lead(understood, need) } : {}), subjects: guides }
}

function addServices(understood: NeedsInterpretation, { services, isSure }: Subject): InterpretedText {
  const [main] = services.flatMap((id) => needsByService[id].slice(0, 1))
  if (!main) return understood
  if (isSure) return narrow(understood, services, main)
  if (understood.services.some((id) => services.includes(id))) return understood
  return { services, needs: lead(understood, main), terms: [] }
}

/** Of what the words name, only what belongs to the subject; a word may say more exactly what of it is meant. */
function narrow(understood: NeedsInterpretation, services: readonly ServiceId[], main: NeedKey): InterpretedText {
  const named = understood.services.filter((id) => services.includes(id))
  const close = understood.services.filter((id) => listNeedsOf(id).includes(main))
  if (named.length > 0 || close.length > 0) {
    return { services: named.length > 0 ? named : close, needs: lead(understood, main), terms: understood.terms }
  }
  // Work and training are asked for in the same words: what is named stays, and the subject comes after.
  const related = understood.services.filter((id) => isRelated(id, services))
  const [first] = related.flatMap(listNeedsOf)
  return { services: [...related, ...services], needs: lead(understood, first ?? main), terms: understood.terms }
}

/** One may stand for the other, or the same service for both; 2-1-1 stands for nearly everything. */
function isRelated(named: ServiceId, services: readonly ServiceId[]): boolean {
  const wanted = listWantedServices(services)
  return [...listWantedServices([named])].some((id) => id !== 'helpline-211' && wanted.has(id))
}

function lead(understood: NeedsInterpretation, main: NeedKey): InterpretedText['needs'] {
  const others = understood.needs.filter(({ need }) => need !== main)
  return [
    { need: main, strength: 1 },
    ...others.map(({ need, strength }) => ({ need, strength: strength * besideSubject })),
  ]
}
