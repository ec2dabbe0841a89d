import type { ChatTrace } from '#contracts/chat-trace.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Knowledge } from '../knowledge/load-knowledge.ts'
import type { ModelGuards } from '../planner/model-guards.ts'
import type { Assistant, Question } from './assistant.ts'
import type { EmbeddedAssistant } from './embedded/embedded-assistant.ts'
import { replaceUnsafeOutput } from './embedded/fixed-replies.ts'
import type { ListingFinder } from './embedded/listings-near.ts'
import { lookUpTools } from './embedded/look-up-tools.ts'
import type { Asker, ModelLane } from './providers/budget.ts'
import { guardedAssistant } from './providers/guarded-assistant.ts'
import { modelAssistant } from './providers/model-assistant.ts'
import { createTalkGatherer } from './providers/talk-evidence.ts'
import { traceAnswer } from './trace.ts'

export interface ReggieDeps {
  embedded: EmbeddedAssistant
  findListings: ListingFinder
  knowledge: Pick<Knowledge, 'facts' | 'guides'>
  clock: Clock
  /** The model and its guards by lane; null when no model is configured. */
  model: { name: string; guards(lane: ModelLane): ModelGuards } | null
}

/** Reggie as every feature uses him: the embedded assistant, and a model under its guards if one is configured. */
export interface Reggie {
  embedded: EmbeddedAssistant
  /** The model where one is configured and allowed; in every other case the embedded assistant. */
  answerFor(who: Asker): Assistant
  /** The answer with each step that led to it; without an asker the embedded assistant answers. */
  trace(question: Question, who: Asker | null, signal: AbortSignal, lane?: ModelLane): Promise<ChatTrace>
  /** The same assistant, which finds other listings. */
  withListings(findListings: ListingFinder): Reggie
}

export function createReggie(deps: ReggieDeps): Reggie {
  const { embedded, findListings, knowledge, clock, model } = deps
  const guides = new Map(knowledge.guides.map((guide) => [guide.id, guide]))
  const guarded = model && createGuardedModel(deps, model.guards)
  return {
    embedded,
    answerFor: (who) => guarded?.('chat')(who) ?? embedded,
    trace: (question, who, signal, lane = 'chat') =>
      traceAnswer(
        question,
        guarded && who && { name: model.name, assistant: (tap) => guarded(lane)(who, tap) },
        {
          facts: knowledge.facts,
          clock,
          findListings,
          understand: embedded.understand,
          guide: (id) => guides.get(id) ?? null,
          elapsed: () => performance.now(),
          crisisClosing: (language) => question.control?.textOf('crisis', language) ?? '',
        },
        signal,
      ),
    withListings: (find) => createReggie({ ...deps, embedded: embedded.withListings(find), findListings: find }),
  }
}

function createGuardedModel(
  { embedded, findListings, knowledge, clock }: ReggieDeps,
  guards: (lane: ModelLane) => ModelGuards,
) {
  const { model: open } = guards('chat')
  const model = modelAssistant({
    model: open,
    gather: createTalkGatherer({ embedded, findListings }),
    filterOutput: replaceUnsafeOutput,
    tools: lookUpTools({ findGuides: embedded.findGuides, facts: knowledge.facts, findListings, clock }),
  })
  return (lane: ModelLane) =>
    guardedAssistant({
      ...guards(lane),
      model,
      embedded,
      // Answers with one exact wording stay ours: a model could only make them worse.
      isForModel: (question) => embedded.hasFreeAnswer(question),
    })
}
