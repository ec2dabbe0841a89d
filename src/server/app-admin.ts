import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { modelFrom } from './engines/assistant/providers/choose-model.ts'
import { directoryReady } from './engines/directory/load.ts'
import { recordRepository } from './features/audit-view/repository.ts'
import { recordRoutes } from './features/audit-view/routes.ts'
import { introductionDesk } from './features/introductions/desk.ts'
import { countOverdue } from './features/introductions/notices-repository.ts'
import { takeBack } from './features/introductions/take-back-repository.ts'
import { adminOrganizations } from './features/organizations/admin-repository.ts'
import { adminOrganizationRoutes } from './features/organizations/admin-routes.ts'
import { serviceHomeRepository } from './features/service-home/repository.ts'
import { serviceHomeRoutes } from './features/service-home/routes.ts'
import { switchRoutes } from './features/switches/routes.ts'
import { pingDatabase } from './platform/db/ping.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'

/** The first page of those who run the service, and what they keep in order. */
export function addAdmin(app: FastifyInstance, { config, db, clock, cookieKey, siteUrl }: AppDeps): void {
  const settings = settingsRepository(db)
  const desk = introductionDesk({ cookieKey, siteUrl })
  serviceHomeRoutes(app, {
    clock,
    settings,
    home: serviceHomeRepository(db),
    isMailOn: config.mail !== null,
    isPresenceOn: config.presence,
    hasModel: modelFrom(config.ai) !== null,
    countOverdue: () => countOverdue(db, clock.now()),
    checks: [
      { part: 'database', check: () => pingDatabase(db) },
      { part: 'directory', check: () => directoryReady(db) },
    ],
  })
  adminOrganizationRoutes(app, {
    clock,
    organizations: adminOrganizations(db, { takeBack: (trx, id, at) => takeBack(trx, desk, id, at) }),
  })
  recordRoutes(app, { record: recordRepository(db) })
  switchRoutes(app, { clock, settings })
}
