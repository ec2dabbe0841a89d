import path from 'node:path'
import type { Guide } from '#domain/knowledge/guide.ts'
import type { Language } from '#domain/language.ts'
import type { Answer } from '#server/engines/assistant/assistant.ts'
import { embeddedAssistant, type EmbeddedAssistant } from '#server/engines/assistant/embedded/embedded-assistant.ts'
import { findHelp } from '#server/engines/directory/find.ts'
import { readGuides } from '../../src/server/engines/knowledge/read-guides.ts'
import { loadKnowledge } from '#server/engines/knowledge/load-knowledge.ts'
import { systemClock } from '#server/platform/clock.ts'
import {
  readJudgedQuestions,
  loadStarterPrompts,
  readStrangeQuestions,
  type JudgedQuestion,
  type StarterPrompt,
} from './golden-chat.ts'
import { createGuideKeywordSearch } from './guide-keywords.ts'
import { root, withDirectory } from './open-directory.ts'

export interface ChatResult {
  ask: string
  language: Language
  isHeldOut: boolean
  guides: readonly string[]
  answer: Answer
  /** The guide used in the answer; null when there is none. */
  answeredGuide: string | null
  /** Uses the right guide; a question about where to go may instead be answered with listings for the right need. */
  isTop: boolean
  /** Uses the right guide, or offers it as the next question. */
  isIn: boolean
  isFallback: boolean
  baselineTop: boolean
  ms: number
}

/** A large county, where searching for listings is most expensive. */
const location = { state: 'CA', county: 'Los Angeles County' }

/** Asks every judged question and every starter question, each as the first one of a conversation. */
export function evaluateChat(): Promise<{ judged: ChatResult[]; prompts: ChatResult[]; strange: ChatResult[] }> {
  return withDirectory(async ({ directory, places }) => {
    const knowledge = await loadKnowledge(path.join(root, 'data'), places)
    const reggie = embeddedAssistant({
      ...knowledge,
      clock: systemClock,
      findListings: async (request, limit, signal) =>
        (await findHelp({ places, directory, sources: [], clock: systemClock }, request, { signal, limit })).resources,
    })
    const baseline = createGuideKeywordSearch(
      (await readGuides(path.join(root, 'data/knowledge'))).map(({ guide }) => guide),
    )
    await ask(reggie, knowledge.guides, baseline.find, { ask: 'hello', language: 'en', guides: [], isHeldOut: false })
    const all = async (questions: readonly JudgedQuestion[]) => {
      const answers: ChatResult[] = []
      for (const question of questions) answers.push(await ask(reggie, knowledge.guides, baseline.find, question))
      return answers
    }
    const judged = await all(readJudgedQuestions())
    const prompts = await all(
      (await loadStarterPrompts()).map((prompt: StarterPrompt) => ({ ...prompt, isHeldOut: false })),
    )
    const strange = await all(readStrangeQuestions())
    baseline.close()
    return { judged, prompts, strange }
  })
}

async function ask(
  reggie: EmbeddedAssistant,
  guides: readonly Guide[],
  keywords: (text: string, language: Language) => string | null,
  { ask: text, language, guides: expected, isHeldOut }: JudgedQuestion,
): Promise<ChatResult> {
  const begun = performance.now()
  const question = {
    messages: [{ role: 'user' as const, content: text }],
    location,
    needs: [],
    language,
    tone: 'encouragement' as const,
  }
  const answer = await reggie.answer(question, { signal: new AbortController().signal })
  const ms = performance.now() - begun
  const tells = answer.sources.flatMap(({ id, kind }) =>
    kind === 'voting' ? ['can-i-vote'] : kind === 'guide' ? [id.replace(/^guide:/, '')] : [],
  )
  const answeredGuide = tells.find((id) => expected.includes(id)) ?? tells[0] ?? null
  const understood = reggie.understand(question)
  const offered = guides.filter((guide) => answer.followUps.includes(guide.text[understood.language].title))
  const isListingAnswer =
    understood.wantsListings &&
    answer.sources.some(({ kind }) => kind === 'listing') &&
    guides.some(({ id, needs }) => expected.includes(id) && needs[0] === understood.need)
  const isTop = (answeredGuide !== null && expected.includes(answeredGuide)) || isListingAnswer
  return {
    ask: text,
    language,
    isHeldOut,
    guides: expected,
    answer,
    answeredGuide,
    ms,
    isTop,
    isIn: isTop || offered.some(({ id }) => expected.includes(id)),
    isFallback: answeredGuide === null && answer.sources.length === 0 && answer.crisis === null,
    baselineTop: expected.includes(keywords(text, language) ?? ''),
  }
}
