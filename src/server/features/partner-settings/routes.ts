import type { FastifyInstance } from 'fastify'
import {
  exportPartnerData,
  listPartnerAudit,
  listTemplates,
  savePartnerSettings,
  saveTemplates,
  showPartnerSettings,
} from '#contracts/partner-settings.ts'
import { findAwayProblem } from '#domain/partners/away-dates.ts'
import type { PartnerSettings } from '#domain/partners/settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement, implementFile } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import type { Services } from '#server/services.ts'
import { auditViewRepository, type AuditViewRepository } from './audit-view-repository.ts'
import { buildExportFile } from './build-export-file.ts'
import { exportRepository, type ExportRepository } from './export-repository.ts'
import { partnerSettingsRepository, type PartnerSettingsRepository } from './repository.ts'
import { buildStarterTemplates } from './starters.ts'
import { templatesRepository, type StoredTemplates, type TemplatesRepository } from './templates-repository.ts'

export interface PartnerSettingsDeps {
  clock: Clock
  settings: PartnerSettingsRepository
  templates: TemplatesRepository
  audit: AuditViewRepository
  exports: ExportRepository
}

function partnerSettingsRoutes(app: FastifyInstance, deps: PartnerSettingsDeps): void {
  settingsRoutes(app, deps)
  templateRoutes(app, deps)

  implement(
    app,
    listPartnerAudit,
  )(async ({ query }, { request }) => {
    const { organizationId } = requirePartner(request)
    const before = query.before === undefined ? null : Date.parse(query.before)
    return { success: true, ...(await deps.audit.list(organizationId, before)) }
  })

  implementFile(
    app,
    exportPartnerData,
  )(async (_input, { request, reply }) => {
    const staff = requirePartner(request)
    const at = deps.clock.now()
    const file = buildExportFile(await deps.exports.read(staff, at), at)
    const name = `next-chapter-${new Date(at).toISOString().slice(0, 10)}.json`
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(JSON.stringify(file, null, 2))
  })
}

function settingsRoutes(app: FastifyInstance, { clock, settings }: PartnerSettingsDeps): void {
  implement(
    app,
    showPartnerSettings,
  )(async (_input, { request }) => {
    return { success: true, ...(await settings.show(requirePartner(request).organizationId)) }
  })

  implement(
    app,
    savePartnerSettings,
  )(async ({ body }, { request }) => {
    const staff = requirePartner(request)
    refuseImpossibleAway(body.settings)
    const { isStale, ...saved } = await settings.save(staff, body, clock.now())
    if (isStale) throw new AppError(409, 'edited_elsewhere', { marks: { current: saved } })
    return { success: true, ...saved }
  })
}

function refuseImpossibleAway({ away }: PartnerSettings): void {
  const problem = away && findAwayProblem(away)
  if (problem) throw new AppError(400, 'away_dates', { fields: [{ path: 'settings.away.until', problem }] })
}

function templateRoutes(app: FastifyInstance, { clock, settings, templates }: PartnerSettingsDeps): void {
  const buildTemplatesReply = async (organizationId: string, stored: StoredTemplates) => {
    const areStarters = stored.templates.length === 0
    if (!areStarters) return { templates: stored.templates, version: stored.version, areStarters }
    const { language } = (await settings.show(organizationId)).settings
    return { templates: buildStarterTemplates(language), version: stored.version, areStarters }
  }

  implement(
    app,
    listTemplates,
  )(async (_input, { request }) => {
    const { organizationId } = requirePartner(request)
    return { success: true, ...(await buildTemplatesReply(organizationId, await templates.list(organizationId))) }
  })

  implement(
    app,
    saveTemplates,
  )(async ({ body }, { request }) => {
    const staff = requirePartner(request)
    const { isStale, ...saved } = await templates.replace(staff, body.templates, body.version, clock.now())
    const answer = await buildTemplatesReply(staff.organizationId, saved)
    if (isStale) throw new AppError(409, 'edited_elsewhere', { marks: { current: answer } })
    return { success: true, ...answer }
  })
}

export function registerPartnerSettings(app: FastifyInstance, { db, clock }: Services): void {
  partnerSettingsRoutes(app, {
    clock,
    settings: partnerSettingsRepository(db),
    templates: templatesRepository(db),
    audit: auditViewRepository(db),
    exports: exportRepository(db),
  })
}
