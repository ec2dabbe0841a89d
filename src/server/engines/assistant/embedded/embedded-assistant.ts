import type { QuestionReader } from '#domain/conversation/question-reader.ts'
import { createTalkReader } from '#domain/conversation/talk-state.ts'
import type { DetailFinder } from '#domain/knowledge/detail-finder.ts'
import type { FacetFinder } from '#domain/knowledge/facet-finder.ts'
import type { Guide } from '#domain/knowledge/guide.ts'
import { type GuideSearch, getGuideSearch } from '#domain/knowledge/guide-index.ts'
import { fold } from '#domain/text/fold.ts'
import { whileReading } from '#domain/text/while-reading.ts'
import type { Answer, Assistant, Evidence, EvidenceText, Question } from '../assistant.ts'
import { answerFromKnowledge, type AnswerDeps } from './answer-from-knowledge.ts'
import { buildContactEvidence, buildGuideEvidence } from './evidence.ts'
import { findListingsForQuestion, type ListingFinder } from './listings-near.ts'
import { type Understanding, understandQuestion } from './understand-question.ts'
import { buildVotingEvidence } from './voting.ts'

export type EmbeddedDeps = Omit<AnswerDeps, 'guide'> & {
  guides: readonly Guide[]
  places: Parameters<typeof understandQuestion>[1]['places']
  readQuestion: QuestionReader
  details: DetailFinder
  facets: FacetFinder
}

export interface EmbeddedAssistant extends Assistant {
  understand(question: Question): Understanding
  /** The same records, as the only facts a model may state. */
  gather(question: Question, signal: AbortSignal): Promise<Evidence>
  /** False where one text is the only right answer: a crisis, a refusal, voting, privacy, small talk. */
  hasFreeAnswer(question: Question): boolean
  findGuides: GuideSearch
  /** The same assistant with another way to find listings; what it has read and indexed is shared. */
  withListings(findListings: ListingFinder): EmbeddedAssistant
}

const gathered = { guides: 4, places: 5 }

/** Answers from the guides, the facts and the directory alone: no network, no model, the same answer each time. */
export function embeddedAssistant(deps: EmbeddedDeps): EmbeddedAssistant {
  // Built on the first question, not at server start.
  const findGuides: GuideSearch = (...query) => getGuideSearch(deps.guides)(...query)
  const byId = new Map(deps.guides.map((guide) => [guide.id, guide]))
  const findGuide = (id: string) => byId.get(id) ?? null
  const byTitle = new Map(
    deps.guides.flatMap((guide) => [guide.text.en, guide.text.es].map(({ title }) => [fold(title), guide] as const)),
  )
  const findTitle = (text: string) => byTitle.get(fold(text)) ?? null
  const readTalk = createTalkReader(deps.guides)
  const understand = (question: Question) =>
    whileReading(() => understandQuestion(question, { ...deps, findGuides, findGuide, findTitle, readTalk }))
  const hasFreeAnswer = (question: Question) => {
    const { danger, topic, smallTalk, isOtherLanguage, isOutside } = understand(question)
    const isFixed = topic === 'refuse' || topic === 'voting' || topic === 'privacy'
    return danger?.level !== 'card' && smallTalk === null && !isFixed && !isOtherLanguage && !isOutside
  }
  const withListings = (findListings: ListingFinder): EmbeddedAssistant => {
    const closing = ({ control }: Question): AnswerDeps => ({
      ...deps,
      findListings,
      guide: findGuide,
      crisisClosing: (language) => control?.textOf('crisis', language) ?? '',
    })
    return {
      understand,
      findGuides,
      hasFreeAnswer,
      withListings,
      async answer(question, { signal, onText }): Promise<Answer> {
        // A question may arrive before the index is ready. The index is built in steps so that other requests are
        // served in between.
        const answer = await whileReading(() =>
          answerFromKnowledge(understand(question), question.tone, closing(question), signal),
        )
        onText?.(answer.reply)
        return answer
      },
      async gather(question, signal) {
        const understanding = understand(question)
        const { language, location } = understanding
        await deps.refreshFacts?.()
        return {
          language,
          location,
          texts: textsFor(understanding, deps),
          places: await findListingsForQuestion(understanding, { findListings }, gathered.places, signal),
        }
      },
    }
  }
  return withListings(deps.findListings)
}

function textsFor({ hits, language, state, topic }: Understanding, { facts, clock }: EmbeddedDeps): EvidenceText[] {
  const guides = hits.slice(0, gathered.guides).map(({ guide }) => guide)
  const contacts = [...new Set(guides.flatMap((guide) => guide.contacts))].flatMap((id) => facts.contacts.get(id) ?? [])
  const rule = state && topic === 'voting' ? buildVotingEvidence(state, facts, language, clock.now()) : null
  return [
    ...(rule ? [rule] : []),
    ...guides.map((guide) => buildGuideEvidence(guide, state, facts, language)),
    ...contacts.map((contact) => buildContactEvidence(contact, language)),
  ]
}
