import { clearDevice } from '#contracts/device.ts'
import { callApi } from '../api/call-api.ts'
import { forgetOffline } from '../offline/forget-offline.ts'
import { reportQuietly } from '../report-quietly.ts'
import { clearAll } from '../storage/storage.ts'

/**
 * Removes everything this site left in the browser, then asks the server to end the cookie (T-5.5).
 * The parts are independent: without a network, or with one part blocked, the others still run.
 */
export async function clearThisDevice(): Promise<void> {
  clearAll()
  const parts = [clearDatabases(), forgetOffline(), callApi(clearDevice, {})]
  for (const part of await Promise.allSettled(parts)) {
    if (part.status === 'rejected') reportQuietly('clear device', part.reason)
  }
}

async function clearDatabases(): Promise<void> {
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return
  for (const { name } of await indexedDB.databases()) {
    if (name) indexedDB.deleteDatabase(name)
  }
}
