import type { FastifyInstance } from 'fastify'
import {
  exportPartnerData,
  listPartnerAudit,
  listTemplates,
  savePartnerSettings,
  saveTemplates,
  showPartnerSettings,
} from '#contracts/partner-settings.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import { implement, implementFile } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { listAudit } from './audit-view-repository.ts'
import { exportOrganization, requireSettings, saveSettings } from './commands/save-settings.ts'
import { replaceTemplates } from './commands/save-templates.ts'
import { readTemplates } from './repository.ts'
import { withStarters } from './starters.ts'

export function registerPartnerSettings(app: FastifyInstance, { db, clock, outbox, siteUrl }: Services): void {
  implement(
    app,
    showPartnerSettings,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    const view = await runAsOrganization(db, organizationId, (trx) => requireSettings(trx, organizationId))
    return { success: true, ...view }
  })

  implement(
    app,
    savePartnerSettings,
  )(async ({ body }, { request }) => {
    return {
      success: true,
      ...(await saveSettings({ db, outbox, siteUrl }, requirePartner(request), body, clock.now())),
    }
  })

  implement(
    app,
    listTemplates,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    const view = await runAsOrganization(db, organizationId, async (trx) =>
      withStarters(trx, organizationId, await readTemplates(trx, organizationId)),
    )
    return { success: true, ...view }
  })

  implement(
    app,
    saveTemplates,
  )(async ({ body }, { request }) => {
    return { success: true, ...(await replaceTemplates(db, requirePartner(request), body, clock.now())) }
  })

  implement(
    app,
    listPartnerAudit,
  )(async ({ query }, { request }) => {
    const { organizationId } = requirePartner(request)
    const before = query.before === undefined ? null : Date.parse(query.before)
    return { success: true, ...(await listAudit(db, organizationId, before)) }
  })

  implementFile(
    app,
    exportPartnerData,
  )(async (_input, { request, reply }) => {
    const at = clock.now()
    const file = await exportOrganization(db, requirePartner(request), at)
    const name = `next-chapter-${new Date(at).toISOString().slice(0, 10)}.json`
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(JSON.stringify(file, null, 2))
  })
}
