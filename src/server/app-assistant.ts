import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import type { Assistant } from './engines/assistant/assistant.ts'
import { embeddedAssistant, type EmbeddedAssistant } from './engines/assistant/embedded/embedded-assistant.ts'
import { safeOutput } from './engines/assistant/embedded/fixed-replies.ts'
import { lookUpTools } from './engines/assistant/embedded/look-up-tools.ts'
import type { FindPlaces } from './engines/assistant/embedded/places-near.ts'
import { chatBudget } from './engines/assistant/providers/budget.ts'
import { modelFrom } from './engines/assistant/providers/choose-model.ts'
import { guardedAssistant } from './engines/assistant/providers/guarded-assistant.ts'
import { modelAssistant } from './engines/assistant/providers/model-assistant.ts'
import { findHelp } from './engines/directory/find.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { crisisCounts } from './features/assistant/repository.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { createBreaker } from './platform/breaker.ts'
import { deriveKey } from './platform/crypto/keys.ts'
import { reserve } from './platform/db/limits.ts'
import { limitedAddress } from './platform/http/client-address.ts'
import type { CallContext } from './platform/http/implement.ts'
import { describeFault } from './platform/logger.ts'

/** Joins Reggie to the guides, the facts, the directory and, where one is set, a model. */
export function addAssistant(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, logger, places } = deps
  const assistantFor = assistants(deps)
  const counts = crisisCounts(db)
  assistantRoutes(app, {
    logger,
    assistantFor,
    knownPlace(place) {
      const county = place ? places.findCounty(place) : null
      return county ? { state: county.state, county: county.name } : null
    },
    countCrisis(kind) {
      counts.add(kind, clock.now()).catch((error: unknown) => logger.error('crisis not counted', describeFault(error)))
    },
  })
}

/** The model where one is set and may be used; in every other case the embedded assistant (DESIGN §4). */
function assistants(deps: AppDeps): (context: CallContext) => Assistant {
  const { config, db, clock, logger, knowledge } = deps
  const findPlaces = placesOf(deps)
  const embedded: EmbeddedAssistant = embeddedAssistant({ ...knowledge, clock, findPlaces })
  const model = modelFrom(config.ai)
  if (!model) return () => embedded
  const guarded = guardedAssistant({
    embedded, logger, breaker: createBreaker(clock), budget: chatBudget({ reserve: (limit) => reserve(db, limit) }),
    // One right answer, word for word: a model could only spoil it.
    isForModel: (question) => embedded.hasFreeAnswer(question),
    model: modelAssistant({
      model, gather: embedded.gather, filterOutput: safeOutput,
      tools: lookUpTools({ findGuides: embedded.findGuides, facts: knowledge.facts, findPlaces, clock }),
    }),
  })
  return ({ visitor, request }) =>
    guarded({ browser: visitor.token?.hash ?? null, address: hashOf(deps.cookieKey, limitedAddress(request.ip)) })
}

function placesOf({ db, clock, places }: AppDeps): FindPlaces {
  const directory = directoryRepository(db)
  return async (request, limit, signal) =>
    (await findHelp({ places, directory, sources: [], clock }, request, { signal, limit })).resources
}

function hashOf(key: Buffer, text: string): string {
  return createHmac('sha256', deriveKey(key, 'limits')).update(text).digest('hex')
}
