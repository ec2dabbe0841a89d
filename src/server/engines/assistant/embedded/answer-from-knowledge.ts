import type { Tone } from '#domain/chat/message.ts'
import { findPlainSubjects } from '#domain/conversation/plain-subjects.ts'
import { isRepeated } from '#domain/conversation/talk-state.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { FacetName } from '#domain/knowledge/facets.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { extractTerms } from '#domain/knowledge/terms.ts'
import { servicesByGuide } from '#domain/knowledge/services-by-guide.ts'
import type { Language } from '#domain/language.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Answer } from '../assistant.ts'
import { answerDanger } from './answer-danger.ts'
import { answerAboutListing, chooseShownListing } from './answer-listing.ts'
import { answerTalk } from './answer-talk.ts'
import { answerRepetition, askBack, mostChoices, mostListings, plain, wasAskedBack } from './ask-back.ts'
import { chooseDetail, findGuideByDetail, findTalkGuideByDetail } from './choose-detail.ts'
import { chooseElsewhere, chooseGuide, guessGuide, isGuess, isSure, mayBeMeant } from './choose-guide.ts'
import { chooseUnsaid, composeReply, isGiven } from './compose-reply.ts'
import { toGuideSource } from './evidence.ts'
import { formatSoftLine, getCaution, getTopicOpening } from './fixed-replies.ts'
import { findListingsForQuestion, type ListingFinder, toListingSource } from './listings-near.ts'
import { declineHarm } from './refusals.ts'
import { formatReplyText } from './reply-texts.ts'
import type { Understanding } from './understand-question.ts'
import { buildVotingEvidence } from './voting.ts'

export interface AnswerDeps {
  facts: Facts
  guide(id: string): Guide | null
  findListings: ListingFinder
  clock: Clock
  /** Reads what changed about the facts since the last answer; never fails. */
  refreshFacts?(): Promise<void>
  /** Optional closing text for a crisis answer, set by the admins; may be empty. */
  crisisClosing?(language: Language): string
}

/** Beside an answer that was asked for something else. */
const mostBeside = 2
/**
 * What is asked is read rightly 57 times in 100, and stands among the two likeliest small answers 77 times. From this
 * probability on it is right nearly always, and is said alone.
 */
const facetAlone = 0.9
/** A small answer must be this likely to be given; one about a lack (no ID, no address) or another person, more. */
const leastForFacet = 0.04
const leastForLack = 0.3
/** Beside the short answer only what is likely to be asked. */
const leastBesideShort = 0.45
const lacks: ReadonlySet<FacetName> = new Set(['no-id', 'no-address', 'someone'])
/** Below this, "I have a felony" after a job may be taken for somebody else's. */
const surelyPerson = 0.4
const surelyPlace = 0.5
/** Guides speak to the person who came home; for somebody who surely writes about another, that is said. */
const surelyAboutOther = 0.9

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
  if (danger && isCryAlone(understanding)) {
    const line = formatSoftLine(danger.kind, language)
    return plain(`${formatReplyText(language, 'heavy')}\n\n${line}`)
  }
  await deps.refreshFacts?.()
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

/** "Is it even worth it": distress in few words, and no subject that a guide could answer. */
function isCryAlone({ danger, text, talk, chip, turn }: Understanding): boolean {
  if (danger?.level !== 'soft' || (danger.kind !== 'distress' && danger.kind !== 'hopeless')) return false
  const isShort = extractTerms(text).length <= 2
  return isShort && !chip && talk.topic === null && findPlainSubjects(text).length === 0 && turn.kind !== 'thanks'
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
  const current = talk.topic ? deps.guide(talk.topic.guideId) : null
  if (understanding.followUp === 'told' && current) return answerRepetition(understanding, current)
  const isSameSubject = hits[0]?.guide.id === talk.topic?.guideId || !isSure(hits)
  if (turn.kind === 'listing' && isSameSubject) {
    const answer = await listingAnswer(understanding, deps, signal)
    if (answer) return answer
  }
  const chosen =
    findTalkGuideByDetail(understanding) ??
    chooseGuide(understanding, deps) ??
    (wasAskedBack(understanding) ? guessGuide(hits) : null)
  const isSpent =
    current !== null && (chosen === null || chosen === current) && !hasMore(understanding, current, chosen)
  const guide = isSpent ? (chooseElsewhere(understanding, current) ?? chosen) : chosen
  if (!guide) return askBack(understanding, deps, signal)
  return guideAnswer(understanding, findGuideByDetail(understanding, guide) ?? guide, { ...deps, tone }, signal)
}

/** Whether the guide talked about has something to say that was not said. */
function hasMore(general: Understanding, current: Guide, chosen: Guide | null): boolean {
  if (chosen === null) return false
  const understanding = readFor(general, current)
  if (understanding.chip || chooseDetail(understanding, current)) return true
  return chooseAskedFacets(understanding, current).some((name) => chooseUnsaid(current, name, understanding) !== null)
}

async function guideAnswer(
  general: Understanding,
  guide: Guide,
  deps: AnswerDeps & { tone: Tone },
  signal: AbortSignal,
): Promise<Answer> {
  const understanding = readFor(general, guide)
  const { language, topic, turn, chip } = understanding
  const detail = chooseDetail(understanding, guide)
  const wanted = chip === 'more' ? [] : chip ? [chip.facet] : chooseAskedFacets(understanding, guide)
  const facets = detail || deps.tone === 'facts' ? wanted.slice(0, 1) : wanted
  const wantsListings = understanding.wantsListings || (!detail && facets.includes('where'))
  const isAboutFeelings = guide.modules[0] === 'ownMindset' || turn.kind === 'vent'
  const hasListings =
    servicesByGuide[guide.id] !== undefined && !isAboutFeelings && facets.some((facet) => listingFacets.has(facet))
  const listings =
    hasListings || (wantsListings && servicesByGuide[guide.id])
      ? await findListingsForQuestion(understanding, deps, wantsListings ? mostListings : mostBeside, signal, guide)
      : []
  const isLaw = topic === 'legal' || topic === 'supervision' || topic === 'immigration'
  const isHeard = turn.kind === 'vent' && deps.tone === 'encouragement'
  const heard = isHeard && guide.id !== 'grief' ? formatReplyText(language, 'ventBefore') : null
  const isUnsure = !chip && !isHeard && !understanding.danger && isGuess(understanding, guide)
  const isForOther =
    !detail &&
    turn.aboutOther >= surelyAboutOther &&
    isFirstAnswer(understanding) &&
    facets[0] !== 'someone' &&
    !guide.id.startsWith('family')
  const forOther = isForOther ? formatReplyText(language, 'forOther') : null
  const caution = isLaw ? getCaution(topic, language) : null
  const after = isUnsure ? formatReplyText(language, 'guess') : caution
  const canList = servicesByGuide[guide.id] !== undefined
  const composed = composeReply(
    { ...understanding, wantsListings: wantsListings && canList },
    { guide, detail, facets, listings, facts: deps.facts, before: heard ?? forOther, after },
  )
  if (!isUnsure) return { ...composed, crisis: null }
  return { ...composed, followUps: listOtherChoices(understanding, guide), crisis: null }
}

/** What is asked, read for this guide: people ask each one other things, in other words. */
const readFor = (understanding: Understanding, guide: Guide): Understanding => ({
  ...understanding,
  turn: { ...understanding.turn, facets: understanding.asked.get(guide) },
})

const isFirstAnswer = ({ talk }: Understanding): boolean => talk.given.length === 0

/** What else the question may be about. */
const listOtherChoices = ({ hits, language }: Understanding, guide: Guide): string[] =>
  hits
    .filter((hit) => hit.guide !== guide && hit.score >= mayBeMeant)
    .slice(0, mostChoices)
    .map((hit) => hit.guide.text[language].title)

/** With the short answer, and where to go; other small answers need no listings. */
const listingFacets: ReadonlySet<FacetName> = new Set(['what', 'where', 'how'])

/**
 * The first answer about a subject begins with its short answer, which says what matters most whatever is asked; then what is
 * asked, where that is likely. Later answers say what is asked and, unless that is clear, what else may be.
 */
function chooseAskedFacets({ turn, talk, namesPlace }: Understanding, guide: Guide): FacetName[] {
  const isNew = !talk.given.some(({ guideId }) => guideId === guide.id)
  const opening: FacetName[] = isNew ? ['what'] : []
  if (turn.kind === 'person' && (turn.kindProbability >= surelyPerson || turn.aboutOther >= surelyPerson)) {
    return [...opening, ...(namesPlace ? (['where', 'someone'] as const) : (['someone'] as const))].slice(0, 2)
  }
  if (turn.kind === 'place' && (namesPlace || turn.kindProbability >= surelyPlace)) return [...opening, 'where']
  if (turn.kind === 'vent') return ['what']
  const [first, ...others] = turn.facets.filter(
    ({ name, probability }) => probability >= (lacks.has(name) ? leastForLack : leastForFacet),
  )
  const second = others.find(({ name }) => guide.facets[name] && !isGiven(talk, guide, name))
  if (isNew && !isGiven(talk, guide, 'what')) {
    const asked = [first, second].find((facet) => facet && facet.name !== 'what' && guide.facets[facet.name])
    return asked && asked.probability >= leastBesideShort ? ['what', asked.name] : ['what']
  }
  if (!first || !second || first.probability >= facetAlone) return [first?.name ?? 'what']
  return [first.name, second.name]
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
