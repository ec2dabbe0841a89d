import type { Tone } from '#domain/chat/message.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Language } from '#domain/language.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { SmallTalk } from '#domain/understanding/small-talk.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Answer } from '../assistant.ts'
import { answerDanger } from './answer-danger.ts'
import { composeReply } from './compose-reply.ts'
import { toGuideSource } from './evidence.ts'
import { formatSoftLine, getTopicOpening } from './fixed-replies.ts'
import { type ListingFinder, findListingsNear } from './listings-near.ts'
import { formatReplyText } from './reply-texts.ts'
import { isAbout, isSurely, type Understanding } from './understand-question.ts'
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

const talkTexts = {
  hello: 'hello',
  thanks: 'thanks',
  goodbye: 'goodbye',
  who: 'who',
  human: 'human',
  can: 'can',
  test: 'test',
  yes: 'yesTo',
  no: 'noTo',
} as const satisfies Record<SmallTalk, string>

/**
 * One guide covers AI chatbots, but a question about what Reggie is should be answered by Reggie, not by that guide.
 */
const isAboutReggie: ReadonlySet<SmallTalk> = new Set(['who', 'human', 'can'])

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
  return {
    ...answer,
    reply: isUnknown ? `${line}\n\n${formatReplyText(language, 'tellMore')}` : `${line}\n\n${answer.reply}`,
  }
}

async function answerQuestion(
  understanding: Understanding,
  tone: Tone,
  deps: AnswerDeps,
  signal: AbortSignal,
): Promise<Answer> {
  const { language, topic, smallTalk, hits } = understanding
  const guide = isAbout(hits[0]) ? hits[0].guide : null
  if (understanding.isOtherLanguage) return plain(formatReplyText(language, 'otherLanguage'))
  if (understanding.isOutside) return plain(formatReplyText(language, 'unknown'))
  if (topic === 'refuse' || topic === 'privacy') return plain(getTopicOpening(topic, language))
  if (topic === 'voting') return votingAnswer(understanding, guide, deps)
  if (smallTalk && (isAboutReggie.has(smallTalk) || !isSurely(hits[0])))
    return plain(formatReplyText(language, talkTexts[smallTalk]))
  const listings = await findListingsForQuestion(
    understanding,
    deps,
    understanding.wantsListings ? listingLimits.asked : listingLimits.besides,
    signal,
  )
  if (!guide && !(understanding.need && understanding.wantsListings)) return plain(formatReplyText(language, 'unknown'))
  const frame = {
    before: topic && getTopicOpening(topic, language),
    after: guide && !topic && !isSurely(hits[0]) ? formatReplyText(language, 'alsoMay') : null,
  }
  const material = { guide, related: relatedTo(guide, understanding, deps), places: listings, facts: deps.facts }
  return { ...composeReply(understanding, material, tone, frame), crisis: null }
}

const plain = (reply: string): Answer => ({ reply, crisis: null, followUps: [], sources: [] })

export async function findListingsForQuestion(
  { location, need, language, questionText }: Understanding,
  { findListings }: Pick<AnswerDeps, 'findListings'>,
  limit: number,
  signal: AbortSignal,
): Promise<readonly Resource[]> {
  return location && need
    ? findListingsNear(findListings, { location, need, words: questionText, language }, limit, signal)
    : []
}

function relatedTo(guide: Guide | null, { hits }: Understanding, deps: AnswerDeps): Guide[] {
  const named = (guide?.related ?? []).flatMap((id) => deps.guide(id) ?? [])
  const next = hits.slice(guide ? 1 : 0).map((hit) => hit.guide)
  return [...new Set([...next.slice(0, 2), ...named])].filter((relatedGuide) => relatedGuide !== guide)
}

/** Always states the state's rule; a question about registering or proof also gets its guide. */
function votingAnswer(
  { state, language }: Understanding,
  guide: Guide | null,
  { facts, clock, ...deps }: AnswerDeps,
): Answer {
  const rule = state ? buildVotingEvidence(state, facts, language, clock.now()) : null
  const votingGuide = guide && guide.id !== 'can-i-vote' && /vot/.test(guide.id) ? guide : null
  const ask = rule?.text ?? `${formatReplyText(language, 'votingAsk')}\n\n${facts.voting.mustSay[language]}`
  const next = deps.guide('register-to-vote')?.text[language].title
  return {
    reply: votingGuide ? `${votingGuide.text[language].body}\n\n${ask}` : ask,
    crisis: null,
    followUps: rule && next && votingGuide?.id !== 'register-to-vote' ? [next] : [],
    sources: [...(votingGuide ? [toGuideSource(votingGuide, language)] : []), ...(rule ? [rule.source] : [])],
  }
}
