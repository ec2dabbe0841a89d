import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AssistantEvent } from '#contracts/assistant.ts'

const eventStream = 'text/event-stream'

export function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '')
    .split(',')
    .some((type) => type.split(';')[0]?.trim().toLowerCase() === eventStream)
}

/**
 * Sends each event as it comes. The last one is `done`, or the error as a text, because the status has already been
 * sent.
 */
export function sendEvents(
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
