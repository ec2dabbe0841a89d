import type { FastifyInstance } from 'fastify'
import {
  type ChatScenario,
  type ChatTrace,
  listChatScenarios,
  traceChat,
  type TraceEngine,
} from '#contracts/chat-trace.ts'
import type { ChatMessage, Tone } from '#domain/chat/message.ts'
import type { Location } from '#domain/places/location.ts'
import type { Question } from '#server/engines/assistant/assistant.ts'
import type { ListingFinder } from '#server/engines/assistant/embedded/listings-near.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { type CallContext, implement } from '#server/platform/http/implement.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import type { Services } from '#server/services.ts'
import { judgeTrace } from './verdict.ts'

export interface ChatTraceDeps {
  scenarios(): Promise<readonly ChatScenario[]>
  engines: readonly TraceEngine[]
  /** The only county of the demo. */
  demoLocation: Location
  trace(question: Question, engine: TraceEngine, context: CallContext, signal: AbortSignal): Promise<ChatTrace>
}

/**
 * Shows admins how an answer was produced; callers allowed in without a key (`openRoutes`) get canned dialogues.
 * Questions are not stored, counted or logged.
 */
function chatTraceRoutes(app: FastifyInstance, deps: ChatTraceDeps): void {
  const { engines, demoLocation } = deps

  implement(
    app,
    listChatScenarios,
  )(async (_input, { request }) => {
    const scenarios = (await deps.scenarios()).map(({ id, language, kind, title }) => ({ id, language, kind, title }))
    return { success: true, canAsk: request.staff !== null, engines: [...engines], place: demoLocation, scenarios }
  })

  implement(
    app,
    traceChat,
  )(async ({ body }, context) => {
    const { engine, tone = 'encouragement' } = body
    if ('messages' in body) requireStaff(context.request)
    if (!engines.includes(engine)) throw new AppError(400, 'bad_request')
    const signal = abortOnDisconnect(context.reply)
    const ask = (question: Question) => deps.trace(question, engine, context, signal)
    if ('messages' in body) {
      const { messages, language } = body
      if (messages.at(-1)?.role !== 'user') throw new AppError(400, 'bad_request')
      return {
        success: true,
        turns: [await ask({ messages, language, tone, location: demoLocation, needs: [] })],
        verdict: null,
      }
    }
    const scenario = (await deps.scenarios()).find(({ id }) => id === body.scenario)
    if (!scenario) throw notFound()
    const turns = await played(scenario, tone, demoLocation, ask)
    const last = turns.at(-1)
    return { success: true, turns, verdict: last ? judgeTrace(scenario, last) : null }
  })
}

/** Plays the dialogue from the start: each question with all messages before it. */
async function played(
  { asks, language }: ChatScenario,
  tone: Tone,
  location: Location,
  ask: (question: Question) => Promise<ChatTrace>,
): Promise<ChatTrace[]> {
  const messages: ChatMessage[] = []
  const turns: ChatTrace[] = []
  for (const content of asks) {
    messages.push({ role: 'user', content })
    const turn = await ask({ messages: [...messages], language, tone, location: location, needs: [] })
    messages.push({ role: 'assistant', content: turn.reply })
    turns.push(turn)
  }
  return turns
}

const demoCounty = { state: 'CA', county: 'Los Angeles County' }

const engineByProvider = {
  embedded: 'template',
  compatible: 'local',
  anthropic: 'remote',
  openai: 'remote',
} as const satisfies Record<Services['config']['ai']['provider'], TraceEngine>

/** Traces Reggie's answers with the same parts and guards as in the chat, limited to one county. */
export function registerChatTrace(app: FastifyInstance, services: Services): void {
  const { config, scenarios, reggie, findListings, modelGuards, toAsker } = services
  const demo = reggie.withListings(onlyIn(demoCounty, findListings))
  chatTraceRoutes(app, {
    scenarios,
    engines: modelGuards ? ['template', engineByProvider[config.ai.provider]] : ['template'],
    demoLocation: demoCounty,
    trace: (question, engine, context, signal) =>
      demo.trace(question, engine === 'template' ? null : toAsker(context), signal),
  })
}

/** For any other county the demo finds nothing. */
function onlyIn({ state, county }: Location, find: ListingFinder): ListingFinder {
  return async (request, limit, signal) => {
    const { location } = request
    return location.state === state && location.county === county ? find(request, limit, signal) : []
  }
}
