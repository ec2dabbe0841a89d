import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { outputKinds, filterOutput, type OutputClass, type OutputContext } from '#domain/assistant/output-filter.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { extractTerms } from '#domain/knowledge/terms.ts'
import type { Language } from '#domain/language.ts'
import { Location } from '#domain/places/location.ts'
import { detectLanguage } from '#domain/understanding/detect-language.ts'
import type { Answer, Question } from '#server/engines/assistant/assistant.ts'
import { embeddedAssistant, type EmbeddedAssistant } from '#server/engines/assistant/embedded/embedded-assistant.ts'
import { replaceUnsafeOutput } from '#server/engines/assistant/embedded/fixed-replies.ts'
import { lookUpTools } from '#server/engines/assistant/embedded/look-up-tools.ts'
import type { ListingFinder } from '#server/engines/assistant/embedded/listings-near.ts'
import { createModelOpener } from '#server/engines/assistant/providers/choose-model.ts'
import {
  modelAssistant,
  ModelUnavailable,
  type ModelDeps,
} from '#server/engines/assistant/providers/model-assistant.ts'
import { createTalkGatherer } from '#server/engines/assistant/providers/talk-evidence.ts'
import { findHelp } from '#server/engines/directory/find.ts'
import { loadKnowledge } from '#server/engines/knowledge/load-knowledge.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { AiConfig } from '#server/platform/config.ts'
import { readJudgedQuestions, readStrangeQuestions } from './golden-chat.ts'
import { root, withDirectory } from './open-directory.ts'

/** Turns of one talk, to be asked in order. */
export interface TalkToAsk {
  turns: readonly string[]
  language: Language
  location: Location | null
  /** Guides that answer the last turn; empty where a reader must judge. */
  guides: readonly string[]
  isHeldOut: boolean
}

export interface AskedTurn {
  ask: string
  reply: string
  isHeldOut: boolean
  /** `ours`: has one right answer and is never asked of a model. `failed`: the embedded answer would be shown. */
  by: 'model' | 'ours' | 'failed'
  /** null where no guide is judged. */
  isRight: boolean | null
  isInLanguage: boolean
  /** Statements that were not on file or belonged to another listing. */
  removed: number
  replaced: readonly OutputClass[]
  tokens: number
  ms: number
}

export interface ProviderDeps {
  embedded: Pick<EmbeddedAssistant, 'answer' | 'hasFreeAnswer'>
  /** Everything a model needs but the filter, which is measured here. */
  model: Omit<ModelDeps, 'filterOutput'>
  /** All that a guide says, in one language. */
  guideText(id: string, language: Language): string
  onAsked?(turn: AskedTurn): void
}

/**
 * Whether a reply says what a guide says, by the words of content they share. Its sources do not tell: a reply that
 * names nothing is credited with the first guide it was given.
 */
const shared = { terms: 6, share: 0.5 }
function sharesContent(reply: string, guideText: string): boolean {
  const guideTerms = new Set(extractTerms(guideText))
  const terms = [...new Set(extractTerms(reply))]
  const found = terms.filter((term) => guideTerms.has(term)).length
  return found >= shared.terms && found / terms.length >= shared.share
}

const noTexts = Object.fromEntries(outputKinds.map((kind) => [kind, ''])) as Record<OutputClass, string>

/** Asks each talk of the model, with all checks in place, and measures what they had to change. */
export async function askModel(talks: readonly TalkToAsk[], deps: ProviderDeps): Promise<AskedTurn[]> {
  const asked: AskedTurn[] = []
  for (const talk of talks) {
    const messages: ChatMessage[] = []
    for (const [at, ask] of talk.turns.entries()) {
      messages.push({ role: 'user', content: ask })
      const isLast = at === talk.turns.length - 1
      const turn = await askTurn({ ...talk, guides: isLast ? talk.guides : [] }, messages, deps)
      messages.push({ role: 'assistant', content: turn.reply })
      asked.push(turn)
      deps.onAsked?.(turn)
    }
  }
  return asked
}

async function askTurn(talk: TalkToAsk, messages: readonly ChatMessage[], deps: ProviderDeps): Promise<AskedTurn> {
  const { language, location, guides, isHeldOut } = talk
  const question: Question = { messages, location, needs: [], language, tone: 'encouragement' }
  const { signal } = new AbortController()
  const begun = performance.now()
  const found = { removed: 0, replaced: new Set<OutputClass>(), tokens: 0 }
  const ask = messages.at(-1)?.content ?? ''
  const toTurn = (by: AskedTurn['by'], { reply }: Answer): AskedTurn => ({
    ask,
    reply,
    isHeldOut,
    by,
    isRight: guides.length === 0 ? null : guides.some((id) => sharesContent(reply, deps.guideText(id, language))),
    isInLanguage: (detectLanguage(reply) ?? language) === (detectLanguage(ask) ?? language),
    removed: found.removed,
    replaced: [...found.replaced],
    tokens: found.tokens,
    ms: performance.now() - begun,
  })
  if (!deps.embedded.hasFreeAnswer(question)) return toTurn('ours', await deps.embedded.answer(question, { signal }))
  const speaking = modelAssistant({
    ...deps.model,
    filterOutput(text: string, spoken: Language, context: OutputContext) {
      for (const kind of filterOutput(text, spoken, noTexts, context).dropped) found.replaced.add(kind)
      return replaceUnsafeOutput(text, spoken, context)
    },
  })
  try {
    const answer = await speaking.answer(question, {
      signal,
      onTokens: (tokens) => {
        found.tokens = tokens
      },
      onChecked: ({ dropped }) => {
        found.removed = dropped.length
      },
    })
    return toTurn('model', answer)
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error
    return toTurn('failed', await deps.embedded.answer(question, { signal }))
  }
}

const Round = z.object({
  location: z.nullable(Location),
  lang: z.string(),
  turns: z.array(z.object({ say: z.string() })),
})

/** The judged questions, those outside the scope, and the talks of the rounds. */
export function readTalks(): TalkToAsk[] {
  const place = { state: 'CA', county: 'Los Angeles County' }
  const single = [...readJudgedQuestions(), ...readStrangeQuestions()].map(({ ask, language, guides, isHeldOut }) => ({
    turns: [ask],
    language,
    location: place,
    guides,
    isHeldOut,
  }))
  const folder = path.join(root, 'data/golden/reggie')
  const rounds = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const talks = rounds.toSorted().flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => Round.parse(JSON.parse(line))),
  )
  return [
    ...single,
    ...talks.map(({ turns, lang, location }) => ({
      turns: turns.map(({ say }) => say),
      language: lang === 'es' ? ('es' as const) : ('en' as const),
      location,
      guides: [],
      isHeldOut: false,
    })),
  ]
}

/** Every nth talk, so that a small number still has all kinds. */
export function pickEvenly<Item>(list: readonly Item[], count: number): Item[] {
  if (count >= list.length) return [...list]
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] as Item)
}

/** Asks the configured model with the real directory and guides. */
export function evaluateProvider(
  ai: AiConfig,
  count: number,
  onAsked: (turn: AskedTurn) => void,
): Promise<AskedTurn[]> {
  const model = createModelOpener(ai)
  if (!model) throw new TypeError('Set AI_PROVIDER and AI_MODEL to the model to be judged.')
  return withDirectory(async ({ directory, places }) => {
    const knowledge = await loadKnowledge(path.join(root, 'data'), places)
    const findListings: ListingFinder = async (request, limit, signal) =>
      (await findHelp({ places, directory, sources: [], clock: systemClock }, request, { signal, limit })).resources
    const embedded = embeddedAssistant({ ...knowledge, clock: systemClock, findListings })
    const tools = lookUpTools({
      findGuides: embedded.findGuides,
      facts: knowledge.facts,
      findListings,
      clock: systemClock,
    })
    return askModel(pickEvenly(readTalks(), count), {
      embedded,
      model: { model, tools, gather: createTalkGatherer({ embedded, findListings }) },
      guideText: (id, language) => {
        const guide = knowledge.guides.find((known) => known.id === id)
        if (!guide) return ''
        const { title, body, next } = guide.text[language]
        return [title, body, next, ...Object.values(guide.facets).map((text) => text[language])].join('\n')
      },
      onAsked,
    })
  })
}
