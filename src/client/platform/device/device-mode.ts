import { setDeviceMode } from '#contracts/device.ts'
import type { DeviceMode } from '#domain/device-mode.ts'
import { callApi } from '../api/call-api.ts'
import { reportQuietly } from '../report-quietly.ts'
import { moveStorageTo, storedDeviceMode } from '../storage/storage.ts'

export function getDeviceMode(): DeviceMode {
  return storedDeviceMode()
}

/** Storage moves at once, with or without a network; the server then shortens or lengthens its memory (T-1.6). */
export async function changeDeviceMode(mode: 'own' | 'shared'): Promise<void> {
  moveStorageTo(mode)
  try {
    await callApi(setDeviceMode, { body: { mode } })
  } catch (error) {
    reportQuietly('device mode', error)
  }
}
