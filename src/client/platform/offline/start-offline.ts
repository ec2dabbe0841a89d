import { firstLanguage } from '../i18n/current-language.ts'
import { reportQuietly } from '../report-quietly.ts'
import { storedDeviceMode, subscribeToKey } from '../storage/storage.ts'
import { forgetOffline } from './forget-offline.ts'
import { isFrugal } from './is-frugal.ts'
import type { KeepRequest } from './keep-request.ts'
import { workerAddress } from './worker-address.ts'

/** A head start for what the person came for. Several reasons to ask within it are one. */
export const headStartMs = 3000

/**
 * Makes the app work without a connection. On a shared device nothing stays behind, not even files without a name in
 * them: whoever sits there next need not see that the app was used.
 */
export async function startOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  try {
    if (storedDeviceMode() === 'shared') return await forgetOffline()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void askToKeep(workers), headStartMs)
    }
    // Also when a new build takes over while the page is open.
    workers.addEventListener('controllerchange', ask)
    subscribeToKey('language', ask)
    await workers.register(workerAddress(), { updateViaCache: 'none' })
    ask()
  } catch (error) {
    reportQuietly('offline', error)
  }
}

async function askToKeep(workers: ServiceWorkerContainer): Promise<void> {
  const language = firstLanguage()
  const request: KeepRequest = (await isFrugal())
    ? { language, documents: [location.pathname === '/' ? 'home' : 'shell'], files: openedFiles() }
    : { language, documents: ['home', 'shell'], files: 'all' }
  workers.controller?.postMessage(request)
}

/** The first files of a first visit came before there was a worker. */
function openedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
}
