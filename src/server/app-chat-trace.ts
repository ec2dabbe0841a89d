import type { FastifyInstance } from 'fastify'
import type { TraceEngine } from '#contracts/chat-trace.ts'
import type { Location } from '#domain/places/location.ts'
import type { AppDeps } from './app-deps.ts'
import { toAsker, createListingFinder, type ModelAssistantFactory } from './app-model.ts'
import { embeddedAssistant } from './engines/assistant/embedded/embedded-assistant.ts'
import type { ListingFinder } from './engines/assistant/embedded/listings-near.ts'
import { traceAnswer, type TraceDeps, type TracedModel } from './engines/assistant/trace.ts'
import { createScenarioReader } from './features/chat-trace/read-scenarios.ts'
import { chatTraceRoutes } from './features/chat-trace/routes.ts'
import type { CallContext } from './platform/http/implement.ts'

const demoCounty = { state: 'CA', county: 'Los Angeles County' }

const engineByProvider = {
  embedded: 'template',
  compatible: 'local',
  anthropic: 'remote',
  openai: 'remote',
} as const satisfies Record<AppDeps['config']['ai']['provider'], TraceEngine>

/** Traces Reggie's answers: the same parts and guards as in the chat, limited to one county. */
export function addChatTrace(app: FastifyInstance, deps: AppDeps, withModel: ModelAssistantFactory | null): void {
  const { config, clock, knowledge } = deps
  const findListings = onlyIn(demoCounty, createListingFinder(deps))
  const embedded = embeddedAssistant({ ...knowledge, clock, findListings })
  const guides = new Map(knowledge.guides.map((guide) => [guide.id, guide]))
  const traceDeps: TraceDeps = {
    facts: knowledge.facts,
    clock,
    findListings,
    understand: embedded.understand,
    guide: (id) => guides.get(id) ?? null,
    elapsed: () => performance.now(),
  }
  const modelFor = (context: CallContext): TracedModel | null =>
    withModel && {
      name: config.ai.model ?? config.ai.provider,
      assistant: (tap) => withModel({ embedded, findListings }, tap)(toAsker(context, deps)),
    }
  chatTraceRoutes(app, {
    scenarios: createScenarioReader(deps.dialoguesFile),
    engines: withModel ? ['template', engineByProvider[config.ai.provider]] : ['template'],
    demoLocation: demoCounty,
    trace: (question, engine, context, signal) =>
      traceAnswer(question, engine === 'template' ? null : modelFor(context), traceDeps, signal),
  })
}

/** For any other county the demo finds nothing. */
function onlyIn({ state, county }: Location, find: ListingFinder): ListingFinder {
  return async (request, limit, signal) => {
    const { location } = request
    return location.state === state && location.county === county ? find(request, limit, signal) : []
  }
}
