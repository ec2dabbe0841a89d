import type { Tone } from '#domain/chat/message.ts'
import { commonGuides } from '#domain/conversation/choose-topic.ts'
import { isRepeated } from '#domain/conversation/talk-state.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { TurnKind } from '#domain/conversation/turn-kinds.ts'
import type { FacetName } from '#domain/knowledge/facets.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { servicesByGuide } from '#domain/knowledge/services-by-guide.ts'
import type { Language } from '#domain/language.ts'
import { needsByService } from '#domain/services/services.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Answer } from '../assistant.ts'
import { answerDanger } from './answer-danger.ts'
import { answerAboutListing, chooseShownListing } from './answer-listing.ts'
import { answerTalk } from './answer-talk.ts'
import { composeListings, composeReply, isGiven } from './compose-reply.ts'
import { toGuideSource } from './evidence.ts'
import { formatSoftLine, getCaution, getTopicOpening } from './fixed-replies.ts'
import { type ListingFinder, findListingsNear, toListingSource } from './listings-near.ts'
import { declineHarm } from './refusals.ts'
import { formatReplyText, getChips } from './reply-texts.ts'
import type { TopicHit, Understanding } from './understand-question.ts'
import { buildVotingEvidence } from './voting.ts'

export interface AnswerDeps {
  facts: Facts
  guide(id: string): Guide | null
  findListings: ListingFinder
  clock: Clock
  /** Optional closing text for a crisis answer, set by the admins; may be empty. */
  crisisClosing?(language: Language): string
}

const listingLimits = { asked: 3, besides: 2 }
/**
 * A guide at least this likely is the answer. In three rounds of fresh talks, answers from less likely ones were wrong three
 * times as often as right, while the right guide stood among the first three: there a question back helps more.
 */
const sure = 0.72
/** What people ask most is rarely a wrong answer. */
const sureOfCommon = 0.5
/** The same for a follow-up on the subject talked about, which also needs to be clear about what it asks. */
const sureFollowUp = { guide: 0.5, facet: 0.55 }
/** Below these nobody knows what is meant, and the choices would be guesses. */
const guess = { first: 0.2, others: 0.1 }
/** How sure it must be what is asked about a new subject: alone, or after the short answer. */
const facetAlone = 0.9
const facetBeside = 0.4
const mostChoices = 3
/** Somebody who only adds a detail is not told that Reggie was wrong. */
const surelyCorrects = 0.8
/** What is asked must be this likely for a guide to be chosen by it, and the guide this likely to be meant. */
const surelyAsked = 0.6
const mayBeMeant = 0.05

/**
 * Answers each kind of question in order: safety first, then small talk, then rules with one right answer, then the
 * guides.
 */
export async function answerFromKnowledge(
  understanding: Understanding,
  tone: Tone,
  deps: AnswerDeps,
  signal: AbortSignal,
): Promise<Answer> {
  const { language, danger, text } = understanding
  if (danger?.level === 'card')
    return answerDanger({ danger, text, language, closing: deps.crisisClosing?.(language) ?? '' })
  const answer = await answerQuestion(understanding, tone, deps, signal)
  if (!danger) return answer
  // Somebody in distress is not told that Reggie does not know.
  const line = formatSoftLine(danger.kind, language)
  const isUnknown = answer.reply === formatReplyText(language, 'unknown')
  if (isUnknown) return { ...answer, reply: `${line}\n\n${formatReplyText(language, 'tellMore')}` }
  // The answer comes first; a line that it names already, or that was said before, is not said again.
  const isSaid = isRepeated(understanding.talk, line) || (line.includes('988') && answer.reply.includes('988'))
  return isSaid ? answer : { ...answer, reply: `${answer.reply}\n\n${line}` }
}

async function answerQuestion(
  understanding: Understanding,
  tone: Tone,
  deps: AnswerDeps,
  signal: AbortSignal,
): Promise<Answer> {
  const { language, topic, hits, turn, talk } = understanding
  if (understanding.isOtherLanguage) return plain(formatReplyText(language, 'otherLanguage'))
  if (topic === 'refuse') return plain(declineHarm(understanding.text, language))
  if (topic === 'privacy') return plain(getTopicOpening(topic, language))
  if (understanding.isOutside) return answerTalk(understanding, false) ?? plain(formatReplyText(language, 'off'))
  if (topic === 'voting') return votingAnswer(understanding, deps)
  const fixed = understanding.chip ? null : answerTalk(understanding, isSure(hits))
  if (fixed) return fixed
  const isSameSubject = hits[0]?.guide.id === talk.topic?.guideId || !isSure(hits)
  if (turn.kind === 'listing' && isSameSubject) {
    const answer = await listingAnswer(understanding, deps, signal)
    if (answer) return answer
  }
  const guide = chooseGuide(understanding, deps)
  if (!guide) return askBack(understanding, deps, signal)
  return guideAnswer(understanding, guide, { ...deps, tone }, signal)
}

const plain = (reply: string): Answer => ({ reply, crisis: null, followUps: [], sources: [] })

const isSure = ([first]: readonly TopicHit[]): boolean =>
  first !== undefined && first.score >= (commonGuides.has(first.guide.id) ? sureOfCommon : sure)

/** Kinds of follow-ups that say themselves what to answer. */
const clearKinds: ReadonlySet<TurnKind> = new Set(['place', 'person', 'listing', 'again', 'yes'])

/** Whether a follow-up on the subject talked about is clear enough to answer. */
function isClearFollowUp({ hits: [first], turn, talk }: Understanding): boolean {
  if (!first || first.guide.id !== talk.topic?.guideId) return false
  if (clearKinds.has(turn.kind)) return first.score >= sureFollowUp.guide
  return first.score >= sureFollowUp.guide && (turn.facets[0]?.probability ?? 0) >= sureFollowUp.facet
}

function chooseGuide(understanding: Understanding, deps: AnswerDeps): Guide | null {
  const { chip, talk, hits, turn } = understanding
  const current = talk.topic ? deps.guide(talk.topic.guideId) : null
  if (chip) return current
  if (turn.kind === 'correct' && turn.kindProbability >= surelyCorrects && current) {
    const others = hits.filter(({ guide }) => guide !== current)
    return isSure(others) ? (others[0]?.guide ?? null) : null
  }
  const [first] = hits
  if (!first) return null
  if (first.guide !== current) return isSure(hits) ? first.guide : null
  return isClearFollowUp(understanding) ? (findGuideThatAnswers(understanding, current) ?? current) : null
}

/** What is surely asked, but stands in another guide that may be meant: "is it free" after a list of lawyers. */
function findGuideThatAnswers({ hits, turn, talk }: Understanding, current: Guide): Guide | null {
  const [asked] = turn.facets
  if (!asked || asked.name === 'what' || asked.probability < surelyAsked) return null
  const isOpen = ({ guide, score }: TopicHit) =>
    score >= mayBeMeant && guide.facets[asked.name] !== undefined && !isGiven(talk, guide, asked.name)
  const possible = hits.filter(isOpen)
  return possible.some(({ guide }) => guide === current) ? null : (possible[0]?.guide ?? null)
}

async function guideAnswer(
  understanding: Understanding,
  guide: Guide,
  deps: AnswerDeps & { tone: Tone },
  signal: AbortSignal,
): Promise<Answer> {
  const { language, topic, turn, chip } = understanding
  const wanted = chip === 'more' ? [] : chip ? [chip.facet] : chooseAskedFacets(understanding, guide)
  const facets = deps.tone === 'facts' ? wanted.slice(-1) : wanted
  const wantsListings = understanding.wantsListings || facets.includes('where')
  const isAboutFeelings = guide.modules[0] === 'ownMindset' || turn.kind === 'vent'
  const hasListings =
    servicesByGuide[guide.id] !== undefined && !isAboutFeelings && facets.some((facet) => listingFacets.has(facet))
  const listings =
    hasListings || (wantsListings && servicesByGuide[guide.id])
      ? await findListingsForQuestion(
          understanding,
          deps,
          wantsListings ? listingLimits.asked : listingLimits.besides,
          signal,
          guide,
        )
      : []
  const isLaw = topic === 'legal' || topic === 'supervision' || topic === 'immigration'
  const isHeard = turn.kind === 'vent' && deps.tone === 'encouragement'
  const before = isHeard && guide.id !== 'grief' ? formatReplyText(language, 'ventBefore') : null
  const after = isLaw ? getCaution(topic, language) : null
  const canList = servicesByGuide[guide.id] !== undefined
  const composed = composeReply(
    { ...understanding, wantsListings: wantsListings && canList },
    { guide, facets, listings, facts: deps.facts, before, after, tone: deps.tone },
  )
  return { ...composed, crisis: null }
}

/** With the short answer, and where to go; other small answers need no listings. */
const listingFacets: ReadonlySet<FacetName> = new Set(['what', 'where', 'how'])

/** A new subject gets the short answer, with what is asked about it where that is likely. */
function chooseAskedFacets({ turn, talk }: Understanding, guide: Guide): FacetName[] {
  if (turn.kind === 'person') return ['someone']
  if (turn.kind === 'place') return ['where']
  const [first] = turn.facets
  if (!first || turn.kind === 'vent') return ['what']
  const isNew = !talk.given.some(({ guideId }) => guideId === guide.id)
  if (!isNew || (first.probability >= facetAlone && first.name !== 'someone')) return [first.name]
  return first.probability >= facetBeside && first.name !== 'what' ? ['what', first.name] : ['what']
}

/** Not sure: one warm question with two or three choices; where only the place is unclear, the listings come too. */
async function askBack(understanding: Understanding, deps: AnswerDeps, signal: AbortSignal): Promise<Answer> {
  const { language, hits, need, wantsListings, turn, talk } = understanding
  const current = hits[0] && hits[0].guide.id === talk.topic?.guideId ? hits[0].guide : null
  if (current && turn.kind !== 'correct') return askWhatAbout(understanding, current)
  const isGuess = (hits[0]?.score ?? 0) < guess.first
  const choices = (isGuess ? [] : hits)
    .filter(({ score }) => score >= guess.others)
    .slice(0, mostChoices)
    .map(({ guide }) => guide.text[language].title)
  const listings =
    need && wantsListings ? await findListingsForQuestion(understanding, deps, listingLimits.asked, signal) : []
  if (listings.length > 0) {
    return {
      reply: composeListings(understanding, 'where', listings) ?? '',
      crisis: null,
      followUps: choices,
      sources: listings.map(toListingSource),
    }
  }
  // Asked back once is enough: then a person can help.
  if (
    isRepeated(understanding.talk, formatReplyText(language, 'whichOne')) ||
    isRepeated(understanding.talk, formatReplyText(language, 'unclear'))
  )
    return { ...plain(formatReplyText(language, 'unknown')), followUps: choices }
  if (turn.kind === 'correct') return { ...plain(formatReplyText(language, 'correct')), followUps: choices }
  if (choices.length > 0) return { ...plain(formatReplyText(language, 'whichOne')), followUps: choices }
  const { sleep, work, health } = getChips(language).choices
  return { ...plain(formatReplyText(language, 'unclear')), followUps: [sleep, work, health] }
}

/** The subject is clear, what is asked about it is not: the small answers that were not given yet are the choices. */
function askWhatAbout({ language, turn, talk }: Understanding, guide: Guide): Answer {
  const chips = getChips(language).facets
  const open = turn.facets
    .filter(({ name }) => name !== 'what' && guide.facets[name] && !isGiven(talk, guide, name))
    .slice(0, mostChoices)
    .map(({ name }) => chips[name])
  const text = formatReplyText(language, 'whatAbout', { title: guide.text[language].title })
  const isSaid = open.length === 0 || isRepeated(talk, text)
  return { ...plain(isSaid ? formatReplyText(language, 'noDetail') : text), followUps: open }
}

async function listingAnswer(
  understanding: Understanding,
  deps: AnswerDeps,
  signal: AbortSignal,
): Promise<Answer | null> {
  const { text, talk, language } = understanding
  const shown = chooseShownListing(text, talk.listings)
  if (!shown) return null
  const guide = talk.topic ? (deps.guide(talk.topic.guideId) ?? undefined) : undefined
  const near = await findListingsForQuestion(understanding, deps, knownListings, signal, guide)
  const listing = near.find(({ name }) => name === shown.name) ?? null
  const reply = answerAboutListing(text, shown, listing, language)
  // The same sentence again would help nobody.
  if (reply === null || isRepeated(talk, reply)) return null
  return {
    reply,
    crisis: null,
    followUps: [],
    sources: listing ? [toListingSource(listing)] : [],
  }
}

/** The listings among which the ones shown before are found again. */
const knownListings = 12

export async function findListingsForQuestion(
  understanding: Pick<Understanding, 'location' | 'need' | 'language' | 'questionText'>,
  { findListings }: Pick<AnswerDeps, 'findListings'>,
  limit: number,
  signal: AbortSignal,
  guide?: Guide,
): Promise<readonly Resource[]> {
  const { location, language, questionText } = understanding
  const services = guide && servicesByGuide[guide.id]
  const need = services?.flatMap((id) => needsByService[id])[0] ?? understanding.need
  if (!location || !need) return []
  const query = { location, need, words: questionText, language, ...(services && { services }) }
  return findListingsNear(findListings, query, limit, signal)
}

/** Always states the state's rule; a question about registering or proof also gets its guide. */
function votingAnswer({ state, language, hits }: Understanding, { facts, clock, ...deps }: AnswerDeps): Answer {
  const rule = state ? buildVotingEvidence(state, facts, language, clock.now()) : null
  const guide = isSure(hits) ? (hits[0]?.guide ?? null) : null
  const votingGuide = guide && /^(register-to-vote|voting-rights-proof)$/.test(guide.id) ? guide : null
  const ask = rule?.text ?? `${formatReplyText(language, 'votingAsk')}\n\n${facts.voting.mustSay[language]}`
  const next = deps.guide('register-to-vote')?.text[language].title
  return {
    reply: votingGuide ? `${votingGuide.facets.what[language]}\n\n${ask}` : ask,
    crisis: null,
    followUps: rule && next && votingGuide?.id !== 'register-to-vote' ? [next] : [],
    sources: [...(votingGuide ? [toGuideSource(votingGuide, language)] : []), ...(rule ? [rule.source] : [])],
  }
}
