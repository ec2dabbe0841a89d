import type { SwitchName } from '#domain/service/settings.ts'
import { AppError } from '../http/app-error.ts'
import type { SettingsRepository } from './settings-repository.ts'

/** Throws while an admin has turned this part off. */
export async function requireSwitchOn(settings: SettingsRepository, name: SwitchName): Promise<void> {
  const switches = await settings.read('switches')
  if (!switches[name]) throw new AppError(403, 'switched_off')
}
