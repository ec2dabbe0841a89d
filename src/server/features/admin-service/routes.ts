import type { FastifyInstance } from 'fastify'
import { switchNames } from '#domain/service/settings.ts'
import {
  type AdminHome,
  listPresence,
  listRecord,
  saveSwitches,
  showAdminHome,
  showSwitches,
} from '#contracts/admin-service.ts'
import { checkDirectoryLoaded } from '#server/engines/directory/load.ts'
import type { Clock } from '#server/platform/clock.ts'
import { pingDatabase } from '#server/platform/db/ping.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { Services } from '#server/services.ts'
import { type AuditLogRepository, auditLogRepository } from './audit-log-repository.ts'
import { type ServiceHomeRepository, serviceHomeRepository } from './repository.ts'

export interface ServiceHomeDeps {
  clock: Clock
  home: ServiceHomeRepository
  settings: SettingsRepository
  /** Each throws when its part is unavailable. */
  checks: readonly { part: 'database' | 'directory'; check(): Promise<void> }[]
  isMailOn: boolean
  hasModel: boolean
  isPresenceOn: boolean
  countOverdue(): Promise<number>
}

const weekMs = 7 * 24 * 60 * 60_000
/** Older activity does not count as “here now”. */
const hereMs = 5 * 60_000

function serviceHomeRoutes(app: FastifyInstance, deps: ServiceHomeDeps): void {
  const { clock, home, settings, isPresenceOn } = deps

  implement(
    app,
    showAdminHome,
  )(async () => {
    const now = clock.now()
    const [mode, switches] = [await settings.read('reggieMode'), await settings.read('switches')]
    return {
      success: true,
      home: {
        health: await loadHealth(deps),
        queues: await home.queues(now),
        urgentPosts: await home.urgentPosts(now),
        guessedAccounts: await home.guessedAccounts(now - weekMs),
        counts: { ...(await home.counts()), overdueIntroductions: await deps.countOverdue() },
        toInvite: await home.toInvite(now),
        directoryLoadedAt: await home.directoryLoadedAt(),
        reggieMode: mode.mode,
        isPresenceOn,
        switchedOff: switchNames.filter((name) => !switches[name]),
      },
    }
  })

  implement(
    app,
    listPresence,
  )(async () => {
    const now = clock.now()
    const rows = isPresenceOn ? await home.presence(now - hereMs) : []
    return {
      success: true,
      isOn: isPresenceOn,
      visitors: rows.map(({ page, device_type: device, status, seen_at: at }) => ({
        page,
        device,
        status,
        secondsAgo: Math.max(0, Math.round((now - at) / 1000)),
      })),
    }
  })
}

async function loadHealth({ checks, isMailOn, hasModel }: ServiceHomeDeps): Promise<AdminHome['health']> {
  const parts = await Promise.all(
    checks.map(async ({ part, check }) => {
      const state = await check().then(
        () => 'ok' as const,
        () => 'down' as const,
      )
      return { part, state }
    }),
  )
  return [...parts, { part: 'mail', state: isMailOn ? 'ok' : 'off' }, { part: 'model', state: hasModel ? 'ok' : 'off' }]
}

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

function switchRoutes(app: FastifyInstance, { clock, settings }: { clock: Clock; settings: SettingsRepository }): void {
  implement(
    app,
    showSwitches,
  )(async () => {
    const { value, version } = await settings.find('switches')
    return { success: true, switches: value, version }
  })

  implement(
    app,
    saveSwitches,
  )(async ({ body: { switches: value, version, reason } }, { request }) => {
    const saved = await settings.save('switches', { value, version, reason }, requireStaff(request), clock.now())
    return { success: true, version: saved }
  })
}

/** What admins see of the service: its state, its audit log and its switches. */
export function registerAdminService(app: FastifyInstance, services: Services): void {
  const { config, db, clock, settings, countOverdue, modelGuards } = services
  serviceHomeRoutes(app, {
    clock,
    settings,
    countOverdue,
    home: serviceHomeRepository(db),
    isMailOn: config.mail !== null,
    isPresenceOn: config.presence,
    hasModel: modelGuards !== null,
    checks: [
      { part: 'database', check: () => pingDatabase(db) },
      { part: 'directory', check: () => checkDirectoryLoaded(db) },
    ],
  })
  auditLogRoutes(app, { record: auditLogRepository(db) })
  switchRoutes(app, { clock, settings })
}
