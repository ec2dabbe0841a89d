import type { FastifyInstance } from 'fastify'
import { recordEvent } from '#contracts/events.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { EventsRepository } from './repository.ts'

/** A browser that asks not to be followed is not: the call succeeds and nothing is stored (T-9.2). */
export function eventRoutes(app: FastifyInstance, { clock, events }: { clock: Clock; events: EventsRepository }): void {
  implement(app, recordEvent)(async ({ body: { sessionId, ...event } }, { visitor, request }) => {
    if (request.headers['sec-gpc'] === '1') return { success: true }
    const principalId = await visitor.ensurePrincipal()
    await events.record({ principalId, label: sessionId }, event, clock.now())
    return { success: true }
  })
}
