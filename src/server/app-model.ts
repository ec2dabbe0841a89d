import { createHmac } from 'node:crypto'
import { findReadyGuideSearch } from '#domain/knowledge/guide-index.ts'
import { createSubjectFinder, type SubjectFinder } from '#domain/knowledge/interpret-by-guide.ts'
import type { AppDeps } from './app-deps.ts'
import type { Assistant } from './engines/assistant/assistant.ts'
import { createKnownControl, type ControlReader } from './engines/assistant/control.ts'
import { controlRepository } from './engines/assistant/control-repository.ts'
import type { EmbeddedAssistant } from './engines/assistant/embedded/embedded-assistant.ts'
import { replaceUnsafeOutput } from './engines/assistant/embedded/fixed-replies.ts'
import { lookUpTools } from './engines/assistant/embedded/look-up-tools.ts'
import type { ListingFinder } from './engines/assistant/embedded/listings-near.ts'
import { type Asker, chatBudget } from './engines/assistant/providers/budget.ts'
import { createModelOpener } from './engines/assistant/providers/choose-model.ts'
import { guardedAssistant } from './engines/assistant/providers/guarded-assistant.ts'
import { modelAssistant } from './engines/assistant/providers/model-assistant.ts'
import { createTalkGatherer } from './engines/assistant/providers/talk-evidence.ts'
import type { ModelTap } from './engines/assistant/trace.ts'
import { findHelp } from './engines/directory/find.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { createActiveWeightsReader } from './features/search-lab/active-weights-repository.ts'
import { createBreaker } from './platform/breaker.ts'
import { deriveKey } from './platform/crypto/keys.ts'
import { reserve } from './platform/db/limits.ts'
import { toLimitKey } from './platform/http/client-address.ts'
import type { CallContext } from './platform/http/implement.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'

/** The parts of Reggie that a model works with. */
export interface ReggieParts {
  embedded: EmbeddedAssistant
  findListings: ListingFinder
}

/** The model under its guards, for one caller. */
export type ModelAssistantFactory = (parts: ReggieParts, tap?: ModelTap) => (who: Asker) => Assistant

/** Of the twenty concurrent calls that T-6.5 allows; plans have five of the rest, staff drafts two. */
const chatConcurrency = 11
/** The remaining two: testing a new text must not hold up visitors. */
export const goldenConcurrency = 2

/** Reggie's settings made by admins, read with each request. */
export function createControlReader(deps: Pick<AppDeps, 'db' | 'logger'>): ControlReader {
  return createControl(deps).read
}

export function createControl({ db, logger }: Pick<AppDeps, 'db' | 'logger'>) {
  return createKnownControl({
    logger,
    settings: settingsRepository(db),
    activeTexts: controlRepository(db).activeTexts,
  })
}

/** One circuit breaker and one budget for all model calls; null when no model is configured. */
export function createModelAssistantFactory(deps: AppDeps, inFlight = chatConcurrency): ModelAssistantFactory | null {
  const { config, db, clock, logger, knowledge } = deps
  const model = createModelOpener(config.ai)
  if (!model) return null
  const budget = chatBudget({ reserve: (limit) => reserve(db, limit), inFlight })
  const guards = { logger, breaker: createBreaker(clock), budget, control: createControlReader(deps) }
  return ({ embedded, findListings }, tap) => {
    const speaking = modelAssistant({
      model,
      gather: createTalkGatherer({ embedded, findListings }),
      filterOutput: replaceUnsafeOutput,
      tools: lookUpTools({ findGuides: embedded.findGuides, facts: knowledge.facts, findListings, clock }),
      ...(tap && { onChecked: tap.onChecked }),
    })
    return guardedAssistant({
      ...guards,
      embedded,
      // Answers with one exact wording stay ours: a model could only make them worse.
      isForModel: (question) => embedded.hasFreeAnswer(question),
      model: {
        async answer(question, options) {
          const answer = await speaking.answer(question, options)
          tap?.onAnswered()
          return answer
        },
      },
    })
  }
}

export function toAsker({ visitor, request }: CallContext, { cookieKey }: AppDeps): Asker {
  return { browser: visitor.token?.hash ?? null, address: hashForLimits(cookieKey, toLimitKey(request.ip)) }
}

/** Reads what a text is about; in the first seconds after a start, by its words alone. */
export function createSubjectReader({ knowledge }: Pick<AppDeps, 'knowledge'>): SubjectFinder {
  return createSubjectFinder(
    (text, limit) => findReadyGuideSearch(knowledge.guides)?.(text, limit) ?? [],
    knowledge.readQuestion,
  )
}

export function createListingFinder({ db, clock, logger, places }: AppDeps): ListingFinder {
  const directory = directoryRepository(db)
  const weights = createActiveWeightsReader(db, logger)
  return async (request, limit, signal) =>
    (await findHelp({ places, directory, sources: [], clock, weights }, request, { signal, limit })).resources
}

function hashForLimits(key: Buffer, text: string): string {
  return createHmac('sha256', deriveKey(key, 'limits')).update(text).digest('hex')
}
