import { partnerGuide as englishGuide } from '#content/en/partner-guide.ts'
import { staffReggie as english } from '#content/en/staff-reggie.ts'
import { partnerGuide as spanishGuide } from '#content/es/partner-guide.ts'
import { staffReggie as spanish } from '#content/es/staff-reggie.ts'
import type { AddedRules } from '#domain/assistant/added-rules.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { findChip } from '#domain/conversation/chips.ts'
import { createTalkReader, type TalkReader } from '#domain/conversation/talk-state.ts'
import type { AskedFacet } from '#domain/knowledge/facet-finder.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Language } from '#domain/language.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { findGuide, isAboutPortal, isAboutSomebody } from '#domain/partner-assistant/find-guide.ts'
import type { GuideId } from '#domain/partner-assistant/guide-words.ts'
import type { Location } from '#domain/places/location.ts'
import { answerFromKnowledge, type AnswerDeps } from '#server/engines/assistant/embedded/answer-from-knowledge.ts'
import type { EmbeddedAssistant, EmbeddedDeps } from '#server/engines/assistant/embedded/embedded-assistant.ts'
import { chipTexts, getChips } from '#server/engines/assistant/embedded/reply-texts.ts'
import type { Understanding } from '#server/engines/assistant/embedded/understand-question.ts'
import { wordForStaff } from './word-for-staff.ts'

const texts = { en: english.question, es: spanish.question }
const portalGuides = { en: englishGuide, es: spanishGuide }

export interface StaffQuestion {
  input: string
  language: Language
  /** Earlier questions and answers, oldest first. */
  before: readonly Pick<ChatMessage, 'role' | 'content'>[]
  /** Where the person is, and what they asked for. */
  location: Location | null
  needs: readonly NeedKey[]
  rules: AddedRules
}

export interface StaffQuestionAnswer {
  text: string
  sources: { title: string }[]
  followUps: string[]
}

export type StaffQuestionReader = (question: StaffQuestion, signal: AbortSignal) => Promise<StaffQuestionAnswer>

interface Engine extends AnswerDeps {
  guides: readonly Guide[]
  understand: EmbeddedAssistant['understand']
  readTalk: TalkReader
}

/**
 * Answers staff with the reader, the guides and the listings that Reggie uses, worded for somebody who asks for another
 * person. Questions about the portal itself are answered from the partner guide.
 */
export function createStaffQuestionReader(
  deps: EmbeddedDeps & Pick<EmbeddedAssistant, 'understand'>,
): StaffQuestionReader {
  const byId = new Map(deps.guides.map((guide) => [guide.id, guide]))
  const engine: Engine = {
    ...deps,
    guide: (id) => byId.get(id) ?? null,
    readTalk: createTalkReader(deps.guides),
  }
  return (question, signal) => answerStaffQuestion(engine, question, signal)
}

/** The entry of the partner guide, word for word. */
export function quotePortalGuide(id: GuideId, language: Language): StaffQuestionAnswer {
  const { title, text } = portalGuides[language][id]
  return { text, sources: [{ title }], followUps: [] }
}

async function answerStaffQuestion(
  engine: Engine,
  question: StaffQuestion,
  signal: AbortSignal,
): Promise<StaffQuestionAnswer> {
  const { input, language, rules } = question
  const entry = findGuide(input)
  if (entry && entry !== 'danger' && isAboutPortal(input)) return quotePortalGuide(entry, language)
  const understanding = readForStaff(engine, question)
  const answer = await answerFromKnowledge(understanding, 'encouragement', engine, signal)
  const isPortalEntry = entry === 'danger' || (entry !== null && !isAboutSomebody(input))
  // Sure of nothing: words of the partner guide are the better answer.
  if (answer.sources.length === 0 && isPortalEntry) return quotePortalGuide(entry, language)
  const worded = wordForStaff(answer, understanding, engine.readTalk, question.before.length === 0)
  const isDistress = rules.dangerIn([input])?.level === 'soft'
  return {
    text: isDistress ? `${texts[language].soft}\n\n${worded}` : worded,
    sources: answer.sources.map(({ title }) => ({ title })),
    followUps: answer.followUps.map((text) => toStaffChip(text, language)),
  }
}

/** The question as Reggie reads it, except that it is about somebody else from the start. Danger is handled before. */
function readForStaff({ understand }: Engine, question: StaffQuestion): Understanding {
  const { input, language, before, location, needs } = question
  const understanding = understand({
    messages: [...before, { role: 'user', content: toReggieChip(input) }],
    location,
    needs,
    language,
    tone: 'encouragement',
  })
  const { turn, asked } = understanding
  return {
    ...understanding,
    language,
    danger: null,
    turn: { ...turn, facets: leaveOutSomeone(turn.facets) },
    asked: { get: (guide) => leaveOutSomeone(asked.get(guide)) },
  }
}

/** Staff always ask for somebody else: what else is asked counts. */
function leaveOutSomeone(facets: readonly AskedFacet[]): AskedFacet[] {
  const someone = facets.find(({ name }) => name === 'someone')?.probability ?? 0
  return facets
    .filter(({ name }) => name !== 'someone')
    .map(({ name, probability }) => ({ name, probability: Math.min(1, probability / (1 - someone + 1e-9)) }))
}

const staffChips = [english.question, spanish.question]

/** A follow-up question in the words of Reggie, who knows his own when they are tapped. */
function toReggieChip(input: string): string {
  const chip = findChip(input, staffChips)
  if (!chip) return input
  const { facets, more } = getChips('en')
  return chip === 'more' ? more : facets[chip.facet]
}

function toStaffChip(text: string, language: Language): string {
  const words = texts[language]
  if (text === getChips(language).choices.talk) return words.talk
  const chip = findChip(text, chipTexts)
  if (!chip) return text
  return chip === 'more' ? words.more : words.facets[chip.facet]
}
