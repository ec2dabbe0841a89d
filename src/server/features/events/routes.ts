import type { FastifyInstance } from 'fastify'
import { recordEvent } from '#contracts/events.ts'
import { isGroModule } from '#domain/gro/lessons.ts'
import { parseAcceptLanguage } from '#domain/language.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { eventsRepository, type EventsRepository } from './repository.ts'

const unknownModule = () =>
  new AppError(400, 'bad_request', { fields: [{ path: 'eventData.module', problem: 'invalid_value' }] })

/** With Global Privacy Control the call succeeds and nothing is stored (T-9.2). */
function eventRoutes(app: FastifyInstance, { clock, events }: { clock: Clock; events: EventsRepository }): void {
  implement(
    app,
    recordEvent,
  )(async ({ body: { sessionId, ...event } }, { visitor, request }) => {
    if (event.eventType === 'gro_module' && !isGroModule(event.eventData.module)) throw unknownModule()
    if (request.headers['sec-gpc'] === '1') return { success: true }
    const principalId = await visitor.ensurePrincipal()
    const language = parseAcceptLanguage(request.headers['accept-language']) ?? null
    await events.record({ principalId, label: sessionId, language }, event, clock.now())
    return { success: true }
  })
}

export function registerEvents(app: FastifyInstance, { db, clock }: Services): void {
  eventRoutes(app, { clock, events: eventsRepository(db) })
}
