import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createCounters } from './app-admin-analytics.ts'
import type { AppDeps } from './app-deps.ts'
import { createControlReader, createSubjectReader } from './app-model.ts'
import { toResource } from './engines/directory/card.ts'
import { findHelp } from './engines/directory/find.ts'
import { createCountyPacks } from './engines/directory/pack.ts'
import { directoryRepository } from './engines/directory/repository.ts'
import { importBatches } from './engines/imports/batch.ts'
import { importsRepository } from './engines/imports/repository.ts'
import { createSources } from './engines/sources/configured.ts'
import type { CardBuilder } from './engines/sources/feeds/live-feed.ts'
import { hsdsRepository } from './features/hsds/repository.ts'
import { hsdsRoutes } from './features/hsds/routes.ts'
import { exportRoutes } from './features/imports/export-routes.ts'
import { draftRoutes } from './features/imports/drafts-routes.ts'
import { importRoutes } from './features/imports/routes.ts'
import { listingReportsRepository } from './features/listing-reports/repository.ts'
import { listingReportRoutes } from './features/listing-reports/routes.ts'
import { placeRoutes } from './features/places/routes.ts'
import { resourceRoutes } from './features/resources/routes.ts'
import { createActiveWeightsReader } from './features/search-lab/active-weights-repository.ts'
import { createSearchCounter } from './features/search/search-counter.ts'
import { searchRoutes } from './features/search/routes.ts'
import { reserve } from './platform/db/limits.ts'
import type { CallLimiter } from './platform/http/exact-limit.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'
import type { Visitor } from './platform/http/visitor.ts'

/** Searches that cost money, per browser (T-6.5). */
const spendingSearches = { max: 10, windowMs: 60 * 60 * 1000 }

/** Connects the features built on the directory: search, cards, packs, HSDS, imports, reports. */
export function addDirectoryFeatures(app: FastifyInstance, deps: AppDeps, limitCalls: CallLimiter): void {
  const { config, db, clock, logger, places } = deps
  const directory = directoryRepository(db)
  const imports = importsRepository(db)
  const card: CardBuilder = (listing, source, language) =>
    toResource({ listing, source, status: 'live', origin: 'imported', reportsDiffer: [] }, null, language, {
      places,
      publishers: new Map([[source.id, source.publisher]]),
    })
  const sources = deps.sources ?? createSources(config, { clock, card })
  const readControl = createControlReader(deps)
  const weights = createActiveWeightsReader(db, logger)
  const findSubject = createSubjectReader(deps)
  const maySpend = async ({ token }: Visitor) =>
    token !== null &&
    (await readControl()).mayAskModel &&
    (await reserve(db, { key: `web-search:${token.hash}`, ...spendingSearches })) !== null
  searchRoutes(app, {
    logger,
    maySpend,
    count: createSearchCounter(createCounters(deps), places),
    find: (request, options) => findHelp({ places, directory, sources, clock, weights, findSubject }, request, options),
  })
  placeRoutes(app, { places })
  resourceRoutes(app, { places, directory, clock, packOf: createCountyPacks({ directory, clock }) })
  listingReportRoutes(app, {
    clock,
    limitCalls,
    reports: listingReportsRepository(db),
    settings: settingsRepository(db),
  })
  hsdsRoutes(app, { directory, listings: hsdsRepository(db), clock, publicUrl: config.publicUrl })
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
