import { firstLanguage } from '../i18n/current-language.ts'
import { reportQuietly } from '../report-quietly.ts'
import { storedDeviceMode, subscribeToKey } from '../storage/storage.ts'
import { forgetOffline } from './forget-offline.ts'
import { isFrugal } from './is-frugal.ts'
import type { KeepRequest } from './keep-request.ts'

interface Policy {
  createScriptURL: (text: string) => string
}

interface TypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy
}

const address = '/service-worker.js'

/** Delay so that the page's own requests go first. Several triggers within it count as one. */
export const headStartMs = 3000

/**
 * Makes the app work without a connection. On a shared device nothing is stored, not even files without personal data:
 * the next user need not see that the app was used.
 */
export async function startOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  try {
    if (storedDeviceMode() === 'shared') return await forgetOffline()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void keepFiles(workers), headStartMs)
    }
    // Also runs when a new build takes over while the page is open.
    workers.addEventListener('controllerchange', ask)
    subscribeToKey('language', ask)
    await workers.register(workerAddress(), { updateViaCache: 'none' })
    ask()
  } catch (error) {
    reportQuietly('offline', error)
  }
}

/** Asks the worker to keep what is missing. */
export async function keepFiles(workers: ServiceWorkerContainer = navigator.serviceWorker): Promise<void> {
  const language = firstLanguage()
  const request: KeepRequest = (await isFrugal())
    ? { language, documents: [location.pathname === '/' ? 'home' : 'shell'], files: openedFiles() }
    : { language, documents: ['home', 'shell'], files: 'all' }
  workers.controller?.postMessage(request)
}

/** Files loaded on a first visit before there was a worker. */
function openedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
}

/** The only allowed worker address. The security policy allows this policy name once per page. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory }
  return trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => address }).createScriptURL('') ?? address
}
