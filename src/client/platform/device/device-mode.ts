import { setDeviceMode } from '#contracts/device.ts'
import type { DeviceMode } from '#domain/device-mode.ts'
import { callApi } from '../api/call-api.ts'
import { forgetOffline } from '../offline/forget-offline.ts'
import { reportQuietly } from '../report-quietly.ts'
import { moveStorageTo, storedDeviceMode } from '../storage/storage.ts'

export function getDeviceMode(): DeviceMode {
  return storedDeviceMode()
}

/** Storage moves at once, with or without a network; the server then changes the lifetime of the cookie (T-1.6). */
export async function changeDeviceMode(mode: 'own' | 'shared'): Promise<void> {
  moveStorageTo(mode)
  const parts: Promise<unknown>[] = [callApi(setDeviceMode, { body: { mode } })]
  if (mode === 'shared') parts.push(forgetOffline())
  for (const part of await Promise.allSettled(parts)) {
    if (part.status === 'rejected') reportQuietly('device mode', part.reason)
  }
}
