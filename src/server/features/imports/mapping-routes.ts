import type { FastifyInstance } from 'fastify'
import { getImportMapping, saveImportMapping } from '#contracts/imports.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { ImportMappingsRepository } from './mappings-repository.ts'

interface MappingDeps {
  mappings: ImportMappingsRepository
  clock: Clock
}

/** The column mapping last chosen for a source. */
export function mappingRoutes(app: FastifyInstance, { mappings, clock }: MappingDeps): void {
  implement(
    app,
    getImportMapping,
  )(async ({ query: { source } }, { request }) => {
    requireStaff(request)
    return { success: true, columns: await mappings.find(source) }
  })

  implement(
    app,
    saveImportMapping,
  )(async ({ body }, { request }) => {
    await mappings.save(body, requireStaff(request), clock.now())
    return { success: true }
  })
}
