import type { FastifyInstance } from 'fastify'
import { setReggieLimits, setReggieMode, showReggieControl } from '#contracts/reggie-control.ts'
import { getReggieBanner } from '#contracts/reggie-visitors.ts'
import { countShippedPhrases } from '#domain/assistant/crisis/crisis.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { SettingsRepository } from '#server/platform/settings/settings-repository.ts'
import type { Health } from './health.ts'

export interface ControlRouteDeps {
  clock: Clock
  logger: Logger
  settings: SettingsRepository
  environment: 'production' | 'development'
  provider: 'none' | 'local' | 'remote'
  model: string | null
  health(): Promise<Health[]>
  spentToday(): Promise<number>
}

/** The kill switch, the limits and the banner above the chat. */
export function controlRoutes(app: FastifyInstance, deps: ControlRouteDeps): void {
  const { clock, settings, environment, provider, model } = deps

  implement(
    app,
    showReggieControl,
  )(async () => {
    const [health, mode, limits, guardrails, tokens] = await Promise.all([
      deps.health(),
      settings.find('reggieMode'),
      settings.find('reggieLimits'),
      settings.find('guardrails'),
      deps.spentToday(),
    ])
    return {
      success: true,
      environment,
      provider,
      model,
      health,
      mode,
      limits,
      guardrails,
      spentToday: { tokens, ceiling: limits.value.dailyTokens },
      shippedRules: countShippedPhrases(),
    }
  })

  implement(
    app,
    setReggieMode,
  )(async ({ body: { value, version } }, { request }) => {
    const { en, es } = value.banner
    if ((en === '') !== (es === '')) refuse(`value.banner.${en === '' ? 'en' : 'es'}`, 'missing')
    const { reason } = value
    const saved = await settings.save('reggieMode', { value, version, reason }, requireStaff(request), clock.now())
    return { success: true, version: saved }
  })

  implement(
    app,
    setReggieLimits,
  )(async ({ body }, { request }) => {
    if (body.value.chatsPerDay < body.value.chatsPerHour) refuse('value.chatsPerDay', 'below_hour')
    const version = await settings.save('reggieLimits', body, requireStaff(request), clock.now())
    return { success: true, version }
  })

  implement(
    app,
    getReggieBanner,
  )(async () => {
    try {
      const { banner } = await settings.read('reggieMode')
      return { success: true, banner: banner.en === '' ? null : banner }
    } catch (error) {
      // A banner that cannot be read must not hold up the chat.
      deps.logger.error('banner not read', describeFault(error))
      return { success: true, banner: null }
    }
  })
}

function refuse(path: string, problem: string): never {
  throw new AppError(400, 'bad_request', { fields: [{ path, problem }] })
}
