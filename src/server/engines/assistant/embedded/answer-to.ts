import { getGuideCrisis, isGuideForCrisis } from '#domain/assistant/crisis-guides.ts'
import type { Crisis, CrisisKind } from '#domain/assistant/crisis-kinds.ts'
import type { Tone } from '#domain/chat/message.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { SmallTalk } from '#domain/understanding/small-talk.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Answer } from '../assistant.ts'
import { compose } from './compose.ts'
import { guideSource } from './evidence.ts'
import { crisisReply, topicOpening } from './fixed-replies.ts'
import { type FindPlaces, placeLine, placeSource, placesNear } from './places-near.ts'
import { say } from './say.ts'
import { isAbout, isSurely, type Understanding } from './understand-question.ts'
import { votingRule } from './voting.ts'

export interface AnswerDeps {
  facts: Facts
  guide(id: string): Guide | null
  findPlaces: FindPlaces
  clock: Clock
  /** What those who run the service want said last in a hard moment; may be nothing. */
  crisisClosing?(language: Language): string
}

const shownPlaces = { asked: 3, besides: 2 }

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

/** There is a guide about computers that talk; who asks Reggie what he is wants to hear it from him. */
const isAboutReggie: ReadonlySet<SmallTalk> = new Set(['who', 'human', 'can'])

/** Where talking to somebody near is the next step after the lines. */
const crisisNeeds: Partial<Record<CrisisKind, NeedKey>> = {
  hopeless: 'mental-health',
  using_or_withdrawal: 'recovery-support',
  someone_at_risk: 'mental-health',
}

/** The answer of each kind of question: safety first, then talk, then rules with one right answer, then the guides. */
export async function answerTo(
  asked: Understanding,
  tone: Tone,
  deps: AnswerDeps,
  signal: AbortSignal,
): Promise<Answer> {
  const { language, crisis, topic, talk, hits } = asked
  const guide = isAbout(hits[0]) ? hits[0].guide : null
  if (crisis) return crisisAnswer(crisis, asked, guide, deps, signal)
  if (asked.isOtherLanguage) return plain(say(language, 'otherLanguage'))
  if (asked.isOutside) return plain(say(language, 'unknown'))
  if (topic === 'refuse' || topic === 'privacy') return plain(topicOpening(topic, language))
  if (topic === 'voting') return votingAnswer(asked, guide, deps)
  if (talk && (isAboutReggie.has(talk) || !isSurely(hits[0]))) return plain(say(language, talkTexts[talk]))
  const places = await near(asked, deps, asked.wantsPlaces ? shownPlaces.asked : shownPlaces.besides, signal)
  if (!guide && !(asked.need && asked.wantsPlaces)) return plain(say(language, 'unknown'))
  const frame = {
    before: topic && topicOpening(topic, language),
    after: guide && !topic && !isSurely(hits[0]) ? say(language, 'alsoMay') : null,
  }
  const material = { guide, related: relatedTo(guide, asked, deps), places, facts: deps.facts }
  return {
    ...compose(asked, material, tone, frame),
    crisis: guide && isSurely(hits[0]) ? getGuideCrisis(guide.id) : null,
  }
}

const plain = (reply: string): Answer => ({ reply, crisis: null, followUps: [], sources: [] })

export async function near(
  { location, need, language, asked }: Understanding,
  { findPlaces }: Pick<AnswerDeps, 'findPlaces'>,
  limit: number,
  signal: AbortSignal,
): Promise<readonly Resource[]> {
  return location && need ? placesNear(findPlaces, { location, need, words: asked, language }, limit, signal) : []
}

function relatedTo(guide: Guide | null, { hits }: Understanding, deps: AnswerDeps): Guide[] {
  const named = (guide?.related ?? []).flatMap((id) => deps.guide(id) ?? [])
  const next = hits.slice(guide ? 1 : 0).map((hit) => hit.guide)
  return [...new Set([...next.slice(0, 2), ...named])].filter((one) => one !== guide)
}

/** The lines stand first. What to do and a place near follow where danger is not this minute, or the guide is first aid. */
async function crisisAnswer(
  crisis: Crisis,
  asked: Understanding,
  guide: Guide | null,
  deps: AnswerDeps,
  signal: AbortSignal,
): Promise<Answer> {
  const { language } = asked
  const told = guide && isGuideForCrisis(crisis, guide.id) ? guide : null
  const need = crisis.level === 'support' ? (crisisNeeds[crisis.kind] ?? null) : null
  const places = await near({ ...asked, need }, deps, 1, signal)
  const parts = [
    crisisReply(crisis, language),
    told?.text[language].body,
    ...places.map((place) => placeLine(place, language)),
    deps.crisisClosing?.(language),
  ]
  return {
    reply: parts.filter(Boolean).join('\n\n'),
    crisis,
    followUps: [],
    sources: [...(told ? [guideSource(told, language)] : []), ...places.map(placeSource)],
  }
}

/** The rule of the state always; a question about registering or proof gets its guide as well. */
function votingAnswer(
  { state, language }: Understanding,
  guide: Guide | null,
  { facts, clock, ...deps }: AnswerDeps,
): Answer {
  const rule = state ? votingRule(state, facts, language, clock.now()) : null
  const told = guide && guide.id !== 'can-i-vote' && /vot/.test(guide.id) ? guide : null
  const ask = rule?.text ?? `${say(language, 'votingAsk')}\n\n${facts.voting.mustSay[language]}`
  const next = deps.guide('register-to-vote')?.text[language].title
  return {
    reply: told ? `${told.text[language].body}\n\n${ask}` : ask,
    crisis: null,
    followUps: rule && next && told?.id !== 'register-to-vote' ? [next] : [],
    sources: [...(told ? [guideSource(told, language)] : []), ...(rule ? [rule.source] : [])],
  }
}
