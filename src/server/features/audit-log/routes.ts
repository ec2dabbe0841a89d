import type { FastifyInstance } from 'fastify'
import { listRecord } from '#contracts/admin-service.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { auditLogRepository, type AuditLogRepository } from './repository.ts'

const dayMs = 24 * 60 * 60 * 1000
const instant = (day: string | undefined, more = 0) => (day === undefined ? null : Date.parse(day) + more)

function auditLogRoutes(app: FastifyInstance, { record }: { record: AuditLogRepository }): void {
  implement(
    app,
    listRecord,
  )(async ({ query: { from, to, before, ...filter } }) => {
    const list = await record.list({
      ...filter,
      from: instant(from),
      until: instant(to, dayMs),
      before: before === undefined ? null : Date.parse(before),
    })
    return { success: true, ...list, ...(await record.choices()) }
  })
}

export function registerAuditLog(app: FastifyInstance, { db }: Services): void {
  auditLogRoutes(app, { record: auditLogRepository(db) })
}
