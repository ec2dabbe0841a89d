import type { KeepRequest } from '#client/platform/offline/keep-request.ts'
import { answerCounties, answerDocument, answerFile, routeRequest } from './answers.ts'
import { documentName, keep } from './keep.ts'
import { type OfflineBuild, allFiles } from './offline-build.ts'
import { createShelf } from './shelf.ts'

/* The parts of the service worker API used here. TypeScript's own worker types conflict with the page's DOM types. */

interface WorkEvent extends Event {
  waitUntil(task: Promise<unknown>): void
}

interface FetchEvent extends WorkEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}

interface WorkerMessageEvent extends WorkEvent {
  readonly data: unknown
}

interface WorkerEvents {
  install: WorkEvent
  activate: WorkEvent
  fetch: FetchEvent
  message: WorkerMessageEvent
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> }
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void
}

/** Replaced by the build. */
declare const offlineBuild: OfflineBuild

/** How long a person waits for a page from the network when a cached one exists. */
const documentPatienceMs = 3000

const worker = self as unknown as WorkerScope
// Referenced once: the build replaces every mention with the whole list, which is long.
const build = offlineBuild
const shelf = createShelf(caches, build.version)
const listed = allFiles(build)
let keeping: Promise<unknown> = Promise.resolve()

worker.addEventListener('install', (event) => {
  // Immediately: pages of the previous build lose nothing, because their files stay cached.
  event.waitUntil(shelf.open().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  const { clients, registration } = worker
  // With navigation preload a page is requested while the worker is still starting.
  event.waitUntil(Promise.all([shelf.dropOld(), registration.navigationPreload.enable(), clients.claim()]))
})

worker.addEventListener('message', (event) => {
  const go = () => keep(shelf, build, event.data as KeepRequest, (address, options) => fetch(address, options))
  // One after the other; what failed is retried at the next visit.
  keeping = keeping.then(go).catch(() => undefined)
  event.waitUntil(keeping)
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, search } = new URL(request.url)
  const ask = () => fetch(request)
  const later = (task: Promise<unknown>) => event.waitUntil(task)
  switch (routeRequest(request, worker.location.origin, listed)) {
    case 'document': {
      const askEarly = async () => (await event.preloadResponse) ?? ask()
      const patience = new Promise((resolve) => setTimeout(resolve, documentPatienceMs))
      // The browser logs an error about a preload response that nothing waits for.
      later(event.preloadResponse.catch(() => undefined))
      return event.respondWith(answerDocument({ ask: askEarly, findStored: () => keptDocument(pathname), patience }))
    }
    case 'file':
      return event.respondWith(answerFile(shelf, { address: pathname, ask, isListed: listed.has(pathname), later }))
    case 'counties':
      return event.respondWith(answerCounties(shelf, { address: pathname + search, ask, later }))
    case 'network':
  }
})

/** Either document loads the app, which then renders according to the address. */
async function keptDocument(pathname: string): Promise<Response | undefined> {
  const [first, second] = pathname === '/' ? (['home', 'shell'] as const) : (['shell', 'home'] as const)
  return (await shelf.find(documentName(first))) ?? shelf.find(documentName(second))
}
