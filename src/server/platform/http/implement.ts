import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { CallAnswer, CallDefinition, CallInput } from '#contracts/call.ts'
import { AppError, type ErrorCode } from './app-error.ts'
import { refuseUnlessText } from './json-body.ts'
import type { Visitor } from './visitor.ts'

const defaultBodyBytes = 32 * 1024

export interface CallContext {
  visitor: Visitor
  request: FastifyRequest
  reply: FastifyReply
}

/** A specific message for an input problem, where the general one is not enough. */
export type IssueExplainer = (issue: { path: string; message: string }) => ErrorCode | null

type Handler<D extends CallDefinition> = (input: CallInput<D>, context: CallContext) => Promise<CallAnswer<D>>

/** Serves a call: the input is parsed before the handler runs, and the response is checked before it is sent. */
export function implement<D extends CallDefinition>(
  app: FastifyInstance,
  call: D,
  explain: IssueExplainer = () => null,
) {
  return (handler: Handler<D>): void => {
    const { reply: replySchema } = call
    if (replySchema === 'file') throw new Error(`${call.path} answers a file: use implementFile`)
    app.route({
      ...toRoute(call),
      handler: async (request, reply) => {
        const answer = await handler(parseInput(call, request, explain), toContext(request, reply))
        // The handler says the caller already has it: nothing to send.
        if (reply.statusCode === 304) return reply.send()
        return z.parse(replySchema, answer)
      },
    })
  }
}

/** The same for calls that return bytes: the handler sends them itself. */
export function implementFile<D extends CallDefinition & { reply: 'file' }>(app: FastifyInstance, call: D) {
  return (handler: (input: CallInput<D>, context: CallContext) => Promise<FastifyReply>): void => {
    app.route({
      ...toRoute(call),
      handler: (request, reply) => handler(parseInput(call, request), toContext(request, reply)),
    })
  }
}

function toRoute(call: CallDefinition) {
  return {
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: call.maxBodyBytes ?? defaultBodyBytes,
    config: {
      access: call.access,
      acceptsBeacon: call.acceptsBeacon ?? false,
      limitedByHandler: call.limitedByHandler ?? false,
      needsNoRow: call.needsNoRow ?? false,
      ...(call.maxBodyKeys === undefined ? {} : { maxBodyKeys: call.maxBodyKeys }),
    },
  }
}

function toContext(request: FastifyRequest, reply: FastifyReply): CallContext {
  if (!request.visitor) throw new Error('identifyVisitors must run before any call')
  return { visitor: request.visitor, request, reply }
}

function parseInput<D extends CallDefinition>(
  call: D,
  request: FastifyRequest,
  explain?: IssueExplainer,
): CallInput<D> {
  return {
    params: parsePart(call.params, requireTexts(request.params)),
    query: parsePart(call.query, requireTexts(request.query)),
    headers: parsePart(call.headers, request.headers),
    body: parsePart(call.body, request.body, explain),
  } as CallInput<D>
}

/** Bodies were checked when they were read; the URL's parts were not. */
function requireTexts(part: unknown): unknown {
  for (const text of Object.values(part as Record<string, string | string[]>).flat()) refuseUnlessText(text)
  return part
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown, explain?: IssueExplainer): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), problem: issue.code }))
  const codes = parsed.error.issues.map(({ path, message }) => explain?.({ path: path.join('.'), message }) ?? null)
  throw new AppError(400, codes.find((code) => code !== null) ?? 'bad_request', { fields })
}
