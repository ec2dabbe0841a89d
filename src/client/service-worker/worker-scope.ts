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

export interface WorkerScope {
  readonly clients: { claim(): Promise<void> }
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void
}
