import type { FacetName } from '../knowledge/facets.ts'
import { softmax } from '../danger/bag-network.ts'
import type { GuideSearch } from '../knowledge/guide-index.ts'
import { extractTerms } from '../knowledge/terms.ts'
import { interpretNeeds, type NeedsInterpretation } from '../needs/interpret-needs.ts'
import { fold } from '../text/fold.ts'
import { findPlainSubjects } from './plain-subjects.ts'
import type { QuestionReader, QuestionReading } from './question-reader.ts'
import type { TalkState } from './talk-state.ts'
import { readOpening } from './turn-openings.ts'
import { leaningKinds, turnKinds, type TurnKind } from './turn-kinds.ts'

export interface TopicDeps {
  readQuestion: QuestionReader
  findGuides: GuideSearch
}

/** A guide that the question may be about. */
export interface TopicCandidate {
  guideId: string
  probability: number
}

export interface ChosenTopic {
  kind: TurnKind
  /** How likely the kind is. */
  kindProbability: number
  /** That the last turn needs what was said before. */
  leans: number
  /** The most likely guides first. */
  candidates: readonly TopicCandidate[]
  /** What is asked about it, most likely first. */
  facets: readonly { name: FacetName; probability: number }[]
  /** That it is about somebody else than the writer. */
  aboutOther: number
}

const lastTurns = 3
const mostHits = 12
/** How much one point of the search's score counts beside the model's log-probability. */
const searchShare = 0.3
/**
 * What people ask most. The messages to learn from were written evenly over all guides, people do not ask evenly: between two
 * that fit, the common one is meant.
 */
export const commonGuides: ReadonlySet<string> = new Set([
  'bed-tonight',
  'food-today',
  'apply-snap',
  'state-id',
  'birth-certificate',
  'social-security-card',
  'start-job-search',
  'who-hires-with-record',
  'answer-record-question',
  'rent-with-record',
  'find-treatment',
  'medicaid-apply',
  'community-health-center',
  'medicine-running-out',
  'legal-aid',
  'clear-record',
  'supervision-rules',
  'supervision-fees',
  'travel-permission',
  'missed-appointment',
  'drivers-license-back',
  'child-support-lower',
  'see-my-kids',
  'free-phone',
  'clothes-and-shower',
  'first-day-checklist',
])
const commonBonus = Math.log(3)
/** More than the model and the search of sample questions can add to another guide. */
const plainBonus = Math.log(1e6)
/** Words that name a guide beyond doubt need little of what was said before. */
const plainLeans = 0.1
/** What a follow-up is about: the subject talked about, the turns together, and its own words. */
const shares = { topic: 0.35, together: 0.35, own: 0.3 }
/** The same where the turn names no subject at all. */
const sharesOfLittle = { topic: 0.8, together: 0.15, own: 0.05 }
/** "Also", "another thing", "forget it": what follows is about something else. */
const switches =
  /\b(also|another (thing|question)|one more (thing|question)|different (thing|question)|forget (it|that)|never ?mind|nvm|mean(time|while)|otra (cosa|pregunta)|aparte|de paso|olvid(a|e)(lo|te)?|mientras|tambien)\b/
const switched = 0.3
/** Own words that surely are about something else than the talk so far. */
const ownSubject = { probability: 0.6, leans: 0.5 }
/**
 * Another subject must be this likely, and be seen in the turns together, to leave the one talked about: of 376 labeled
 * follow-ups 27 instead of 107 then get a guide that is neither the old one nor the right one, and 3 fewer the right one.
 */
const leaving = { probability: 0.5, together: 0.2 }
/** "How much is it?", "y cuánto cuesta": words that name no subject. */
const fewTerms = 2
const surelyLeans = 0.95
/** Weaker ones are guesses from words that sound alike. */
const clearNeed = 0.85

/**
 * Reads the last turn alone and together with the ones before, and weighs the two by how much it leans on them. `needs`: those
 * of the last turn.
 */
export function chooseTopic(
  turns: readonly string[],
  state: TalkState,
  deps: TopicDeps,
  needs: NeedsInterpretation = interpretNeeds(turns.at(-1) ?? ''),
): ChosenTopic {
  const hasBefore = turns.length > 1
  const opening = hasBefore ? readOpening(turns.at(-1) ?? '') : null
  const last = opening?.asks ?? turns.at(-1) ?? ''
  const recent = [...turns.slice(-lastTurns, -1), last]
  const together = deps.readQuestion(recent)
  const alone = hasBefore ? deps.readQuestion([last]) : together
  const read = chooseKind(together, hasBefore)
  const isLittle = hasBefore && saysLittle(last, needs)
  const weights = isLittle ? sharesOfLittle : shares
  const named = findPlainSubjects(last, { hasBefore, topicId: state.topic?.guideId ?? '' })
  const isNew = opening?.isNew === true || isSwitch(last)
  const returned = opening?.isReturn && named.length === 0 ? findReturned(state, alone) : null
  const plain = returned === null ? named : [returned]
  // Who cannot pay for a burial is heard by an answer.
  const kind = plain.length > 0 && read.kind === 'vent' ? { ...read, kind: 'ask' as const } : read
  const ownScores = combine(alone, deps.findGuides(last, mostHits, needs), plain)
  // The search alone finds a subject in any words ("do they take walk ins"), so the model must see it too.
  const bringsOwn = hasBefore && !isLittle && bringsOwnSubject(combine(alone, [], plain), state)
  const measured = hasBefore ? measureLeaning(together, isNew, isLittle) * (bringsOwn ? ownSubject.leans : 1) : 0
  const leans = plain.length > 0 ? Math.min(measured, plainLeans) : measured
  const joined = hasBefore ? combine(together, deps.findGuides(recent.join(' '), mostHits)) : ownScores
  const topicId = state.topic?.guideId ?? null
  const candidates = [...ownScores]
    .map(([guideId, own]) => {
      const joint = joined.get(guideId) ?? 0
      const topic = topicId === null ? joint : guideId === topicId ? 1 : 0
      const shared = weights.topic * topic + weights.together * joint + weights.own * own
      return { guideId, probability: leans * shared + (1 - leans) * own }
    })
    .toSorted((a, b) => b.probability - a.probability)
  const [first] = candidates
  const mayLeave = !hasBefore || topicId === null || first?.guideId === topicId || plain.length > 0 || isNew
  const isSeen = (together.guides.get(first?.guideId ?? '') ?? 0) >= leaving.together
  const isLeaving = mayLeave || (isSeen && (first?.probability ?? 0) >= leaving.probability)
  return {
    ...kind,
    leans,
    candidates: (isLeaving ? candidates : keepTopic(candidates, topicId)).slice(0, 6),
    get facets() {
      return rankFacets(together)
    },
    get aboutOther() {
      return together.aboutOther
    },
  }
}

/** "Back to the kids": of what was talked about before, what the words are most like. */
function findReturned({ given, topic }: TalkState, { guides }: QuestionReading): string | null {
  const before = new Set(given.map(({ guideId }) => guideId).filter((id) => id !== topic?.guideId))
  const chance = (id: string) => guides.get(id) ?? 0
  return [...before].toReversed().toSorted((a, b) => chance(b) - chance(a))[0] ?? null
}

/** Puts the subject talked about before the others. */
function keepTopic(candidates: readonly TopicCandidate[], topicId: string | null): TopicCandidate[] {
  const kept = candidates.filter(({ guideId }) => guideId === topicId)
  const others = candidates.filter(({ guideId }) => guideId !== topicId)
  return [...kept.map((candidate) => ({ ...candidate, probability: leaving.probability })), ...others]
}

const isSwitch = (text: string): boolean => switches.test(fold(text))

function chooseKind({ kinds }: QuestionReading, hasBefore: boolean) {
  const possible = turnKinds.filter((kind) => hasBefore || !leaningKinds.has(kind) || kind === 'yes' || kind === 'no')
  const total = possible.reduce((sum, kind) => sum + kinds[kind], 0)
  const kind = possible.reduce((most, next) => (kinds[next] > kinds[most] ? next : most))
  return { kind, kindProbability: kinds[kind] / total }
}

/** How much the last turn needs the ones before: as the model reads it, and surely where it names no subject at all. */
function measureLeaning(together: QuestionReading, isNew: boolean, isLittle: boolean): number {
  if (isNew) return sumLeaning(together) * switched
  return Math.max(sumLeaning(together), isLittle ? surelyLeans : 0)
}

function bringsOwnSubject(ownScores: ReadonlyMap<string, number>, { topic }: TalkState): boolean {
  return [...ownScores].some(([id, chance]) => id !== topic?.guideId && chance >= ownSubject.probability)
}

function saysLittle(text: string, { needs }: NeedsInterpretation): boolean {
  const namesNeed = needs.some(({ strength }) => strength >= clearNeed)
  return extractTerms(text).length <= fewTerms && !namesNeed
}

const sumLeaning = ({ kinds }: QuestionReading) => [...leaningKinds].reduce((sum, kind) => sum + kinds[kind], 0)

/** The model and the search of sample questions fail in different ways; together they fail less often. */
function combine(
  { guides }: Pick<QuestionReading, 'guides'>,
  hits: ReturnType<GuideSearch>,
  plain: readonly string[] = [],
): Map<string, number> {
  const bonus = new Map(hits.map(({ guide, score }) => [guide.id, score * searchShare]))
  const scores = new Float64Array(guides.size)
  let at = 0
  for (const [id, chance] of guides) {
    scores[at++] =
      Math.log(chance + 1e-9) +
      (bonus.get(id) ?? 0) +
      (commonGuides.has(id) ? commonBonus : 0) +
      (plain.includes(id) ? plainBonus : 0)
  }
  const chances = softmax(scores)
  at = 0
  const combined = new Map<string, number>()
  for (const id of guides.keys()) combined.set(id, chances[at++] ?? 0)
  return combined
}

/** What one text alone is most likely about, where no search of sample questions helps. */
export function findMainSubject(text: string, readQuestion: QuestionReader): TopicCandidate | null {
  const named = findPlainSubjects(text, { hasBefore: false, topicId: '' })
  let most: TopicCandidate | null = null
  for (const [guideId, probability] of combine(readQuestion([text]), [], named)) {
    if (most === null || probability > most.probability) most = { guideId, probability }
  }
  return most
}

/** Somebody who tapped a guide among the choices wants to know from it what they had asked before. */
export function chooseNamedTopic(guideId: string, turns: readonly string[], deps: TopicDeps): ChosenTopic {
  const before = deps.readQuestion(turns.slice(-2, -1))
  return {
    kind: 'ask',
    kindProbability: 1,
    leans: 0,
    candidates: [{ guideId, probability: 1 }],
    facets: rankFacets(before),
    aboutOther: before.aboutOther,
  }
}

function rankFacets({ facets }: QuestionReading): ChosenTopic['facets'] {
  return (Object.keys(facets) as FacetName[])
    .map((name) => ({ name, probability: facets[name] }))
    .toSorted((a, b) => b.probability - a.probability)
}
