import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { createModelOpener } from './engines/assistant/providers/choose-model.ts'
import { checkDirectoryLoaded } from './engines/directory/load.ts'
import { auditLogRepository } from './features/audit-log/repository.ts'
import { auditLogRoutes } from './features/audit-log/routes.ts'
import { returnIntroductions } from './features/introductions/commands/deliver-introduction.ts'
import { createDeliveryTools } from './features/introductions/commands/notify-partner.ts'
import { countOverdue } from './features/introductions/repository.ts'
import { adminOrganizations } from './features/organizations/admin-repository.ts'
import { adminOrganizationRoutes } from './features/organizations/admin-routes.ts'
import { serviceHomeRepository } from './features/service-home/repository.ts'
import { serviceHomeRoutes } from './features/service-home/routes.ts'
import { switchRoutes } from './features/switches/routes.ts'
import { pingDatabase } from './platform/db/ping.ts'
import { settingsRepository } from './platform/settings/settings-repository.ts'

/** The admin home page, organizations, the audit log and feature switches. */
export function addAdmin(app: FastifyInstance, { config, db, clock, cookieKey, siteUrl }: AppDeps): void {
  const settings = settingsRepository(db)
  const deliveryTools = createDeliveryTools({ cookieKey, siteUrl })
  serviceHomeRoutes(app, {
    clock,
    settings,
    home: serviceHomeRepository(db),
    isMailOn: config.mail !== null,
    isPresenceOn: config.presence,
    hasModel: createModelOpener(config.ai) !== null,
    countOverdue: () => countOverdue(db, clock.now()),
    checks: [
      { part: 'database', check: () => pingDatabase(db) },
      { part: 'directory', check: () => checkDirectoryLoaded(db) },
    ],
  })
  adminOrganizationRoutes(app, {
    clock,
    organizations: adminOrganizations(db, {
      takeBack: (trx, id, at) => returnIntroductions(trx, deliveryTools, id, at),
    }),
  })
  auditLogRoutes(app, { record: auditLogRepository(db) })
  switchRoutes(app, { clock, settings })
}
