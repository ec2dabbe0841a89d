import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { importBatches } from '#server/engines/imports/batch.ts'
import type { Services } from '#server/services.ts'
import { draftRoutes } from './drafts-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { importRoutes, mappingRoutes } from './routes.ts'

export function registerImports(app: FastifyInstance, services: Services): void {
  const { db, clock, logger, places, directory, imports } = services
  mappingRoutes(app, { db, clock })
  importRoutes(app, {
    batches: importBatches({ db, clock, places, newId: randomUUID }),
    imports,
    directory,
    clock,
    logger,
  })
  draftRoutes(app, { db, directory, clock })
  exportRoutes(app, { directory, imports, places, clock })
}
