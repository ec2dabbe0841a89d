import type { FastifyInstance } from 'fastify'
import { addChatTrace } from './app-chat-trace.ts'
import { createCounters } from './app-admin-analytics.ts'
import type { AppDeps } from './app-deps.ts'
import {
  toAsker,
  createControl,
  createModelAssistantFactory,
  createListingFinder,
  type ModelAssistantFactory,
} from './app-model.ts'
import type { Assistant } from './engines/assistant/assistant.ts'
import { embeddedAssistant } from './engines/assistant/embedded/embedded-assistant.ts'
import { countedAssistant } from './features/assistant/counted-assistant.ts'
import { crisisCountsRepository } from './features/assistant/repository.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import type { CallContext } from './platform/http/implement.ts'
import { describeFault } from './platform/logger.ts'

/** Connects Reggie to the guides, the facts, the directory and, if configured, a model. */
export function addAssistant(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, logger, places } = deps
  const withModel = createModelAssistantFactory(deps)
  const counts = crisisCountsRepository(db)
  assistantRoutes(app, {
    logger,
    control: createControl(deps),
    countAnswer: createCounters(deps).chat,
    assistantFor: assistants(deps, withModel),
    knownPlace(userLocation) {
      const county = userLocation ? places.findCounty(userLocation) : null
      return county ? { state: county.state, county: county.name } : null
    },
    countCrisis(kind) {
      counts.add(kind, clock.now()).catch((error: unknown) => logger.error('crisis not counted', describeFault(error)))
    },
  })
  addChatTrace(app, deps, withModel)
}

/** The model where one is configured and allowed; in every other case the embedded assistant. */
function assistants(deps: AppDeps, withModel: ModelAssistantFactory | null): (context: CallContext) => Assistant {
  const findListings = createListingFinder(deps)
  const embedded = embeddedAssistant({ ...deps.knowledge, clock: deps.clock, findListings })
  const guarded = withModel?.({ embedded, findListings })
  const { chat } = createCounters(deps)
  return (context) => countedAssistant(guarded?.(toAsker(context, deps)) ?? embedded, chat)
}
