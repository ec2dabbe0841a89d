import type { FastifyInstance } from 'fastify'
import { saveSwitches, showSwitches } from '#contracts/admin-service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'

export function registerSwitches(
  app: FastifyInstance,
  { clock, settings }: { clock: Clock; settings: SettingsRepository },
): void {
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
