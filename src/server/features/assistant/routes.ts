import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ChatOutcome } from '#domain/admin-analytics/chat.ts'
import type { Danger } from '#domain/danger/find-danger.ts'
import { Language } from '#domain/language.ts'
import { needKeys } from '#domain/needs/needs.ts'
import { type AssistantEvent, askReggie } from '#contracts/assistant.ts'
import type { CallInput } from '#contracts/call.ts'
import { errors as english } from '#content/en/errors.ts'
import { errors as spanish } from '#content/es/errors.ts'
import type { Answer, Assistant, Question } from '#server/engines/assistant/assistant.ts'
import type { KnownControl } from '#server/engines/assistant/control.ts'
import { answerDanger } from '#server/engines/assistant/embedded/answer-danger.ts'
import { isUnanswered } from '#server/engines/assistant/embedded/reply-texts.ts'
import { chooseReplyLanguage, listDangerTurns } from '#server/engines/assistant/embedded/understand-question.ts'
import { shippedRules } from '#server/engines/danger/shipped-judge.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toAppError } from '#server/platform/http/errors.ts'
import { type CallContext, implementFile } from '#server/platform/http/implement.ts'
import { type Logger, describeFault } from '#server/platform/logger.ts'
import type { Services } from '#server/services.ts'

export interface AssistantDeps {
  /** The assistant for this caller: a model if one is configured and allowed, otherwise the embedded one. */
  assistantFor(context: CallContext): Assistant
  /** Reggie's settings; reading them never fails. */
  control: KnownControl
  /** The location the browser sent, resolved against the directory. */
  knownPlace(userLocation: Body['userLocation']): Question['location']
  /** Counts one more crisis of this kind today; the text is never stored (T-11.8). */
  countCrisis(kind: string): void
  /** Counts an answer that no assistant gave. */
  countAnswer: AnswerCounter
  logger: Logger
}

type Body = CallInput<typeof askReggie>['body']

const sentences = { en: english, es: spanish }

/** `/api/reggie`: one JSON answer, or events while the answer is built. Questions are never stored or logged. */
function assistantRoutes(app: FastifyInstance, deps: AssistantDeps): void {
  implementFile(app, { ...askReggie, reply: 'file' })(async ({ body }, context) => {
    const { request } = context
    request.headers['accept-language'] = body.language
    const question = toQuestion(body, deps)
    const turns = listDangerTurns(question)
    const shipped = shippedRules.dangerIn(turns)
    // Danger is answered first: before the limit, and without waiting for a database that may be down (0017).
    const answer = await answerKnownDanger(question, deps.control.last().added.raise(shipped, turns), deps)
    if (answer) return sendAnswer(context, answer)
    const control = await deps.control.read()
    // An admin may have added a phrase since.
    const danger = control.added.raise(shipped, turns)
    const added = await answerKnownDanger(question, danger, deps)
    if (added) return sendAnswer(context, added)
    if (request.overLimit) throw new AppError(429, 'rate_limit', { retryAfterSeconds: 60 })
    return sendAnswered(context, { ...question, control, danger }, deps)
  })
}

async function answerKnownDanger(
  question: Question,
  danger: Danger | null,
  { control, countCrisis, countAnswer }: AssistantDeps,
): Promise<Answer | null> {
  if (danger?.level !== 'card') return null
  const turns = listDangerTurns(question)
  const { textOf } = await control.soon()
  const language = chooseReplyLanguage(turns, question.language)
  countCrisis(danger.crisis.kind)
  countAnswer(language, 'crisis', null)
  return answerDanger({ danger, text: turns.at(-1) ?? '', language, closing: textOf('crisis', language) })
}

function sendAnswer({ request, reply }: CallContext, answer: Answer) {
  if (!wantsEvents(request)) return reply.type('application/json; charset=utf-8').send(toReply(answer))
  return sendEvents(
    reply,
    async (tell) => {
      if (answer.crisis) tell({ type: 'crisis', crisis: answer.crisis })
      tell({ type: 'text', text: answer.reply })
      tell({ type: 'done', reply: toReply(answer) })
    },
    (error) => {
      throw error
    },
  )
}

async function sendAnswered(context: CallContext, question: Question, deps: AssistantDeps) {
  const { request, reply } = context
  const signal = abortOnDisconnect(reply)
  const assistant = deps.assistantFor(context)
  if (!wantsEvents(request)) {
    return reply.type('application/json; charset=utf-8').send(toReply(await assistant.answer(question, { signal })))
  }
  return sendEvents(
    reply,
    async (tell) => {
      const answer = await assistant.answer(question, { signal, onText: (text) => tell({ type: 'text', text }) })
      tell({ type: 'done', reply: toReply(answer) })
    },
    (error) => failed(error, request, deps.logger),
  )
}

function toQuestion({ messages, userLocation, userNeeds, language, tone }: Body, deps: AssistantDeps): Question {
  const last = messages.at(-1)
  if (last?.role !== 'user') throw new AppError(400, 'bad_request')
  return {
    messages,
    language,
    tone: tone ?? 'encouragement',
    location: deps.knownPlace(userLocation),
    needs: userNeeds ? needKeys.filter((need) => userNeeds[need]) : [],
  }
}

function toReply({ reply, crisis, followUps, sources }: Answer) {
  return {
    success: true as const,
    reply,
    ...(crisis ? { crisis } : {}),
    followUps: [...followUps],
    sources: [...sources],
  }
}

function failed(error: unknown, request: FastifyRequest, logger: Logger): AssistantEvent {
  const refusal = toAppError(error as AppError)
  if (refusal.status >= 500)
    logger.error('answer failed', { requestId: request.id, status: refusal.status, ...describeFault(error) })
  const language = request.headers['accept-language'] === 'es' ? 'es' : 'en'
  return { type: 'failed', error: sentences[language][refusal.code] }
}

export function registerAssistant(app: FastifyInstance, services: Services): void {
  const { logger, places, control, counters, reggie, toAsker } = services
  assistantRoutes(app, {
    logger,
    control,
    countCrisis: counters.crisis,
    countAnswer: counters.chat,
    assistantFor: (context) => countedAssistant(reggie.answerFor(toAsker(context)), counters.chat),
    knownPlace(userLocation) {
      const county = userLocation ? places.findCounty(userLocation) : null
      return county ? { state: county.state, county: county.name } : null
    },
  })
}

/** `dropped`: the number of claims removed from a model's text; null when no model wrote it. */
type AnswerCounter = (language: Language, outcome: ChatOutcome | null, dropped: number | null) => void

/** Counts the outcome of each question by language: never the text, never the person (T-11.8). */
function countedAssistant(assistant: Assistant, count: AnswerCounter): Assistant {
  return {
    async answer(question, options) {
      try {
        const answer = await assistant.answer(question, options)
        count(question.language, classifyOutcome(answer), answer.dropped ?? null)
        return answer
      } catch (error) {
        // A caller that disconnected does not count as a failure.
        if (!options.signal.aborted) count(question.language, 'failed', null)
        throw error
      }
    },
  }
}

function classifyOutcome({ crisis, sources, reply }: Answer): ChatOutcome | null {
  if (crisis) return 'crisis'
  if (sources.length > 0) return 'answered'
  return Language.options.some((language) => isUnanswered(reply, language)) ? 'no_data' : null
}

const eventStream = 'text/event-stream'

function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '')
    .split(',')
    .some((type) => type.split(';')[0]?.trim().toLowerCase() === eventStream)
}

/**
 * Sends each event as it comes. The last one is `done`, or the error as a text, because the status has already been
 * sent.
 */
function sendEvents(
  reply: FastifyReply,
  run: (tell: (event: AssistantEvent) => void) => Promise<void>,
  onFailure: (error: unknown) => AssistantEvent,
): FastifyReply {
  const out = new PassThrough()
  const tell = (event: AssistantEvent) => {
    if (!out.writableEnded) out.write(`data: ${JSON.stringify(event)}\n\n`)
  }
  run(tell)
    .catch((error: unknown) => tell(onFailure(error)))
    .finally(() => out.end())
  // Compression would hold the first words back until the end.
  reply.request.headers['x-no-compression'] = '1'
  return reply
    .type(`${eventStream}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(out)
}
