/**
 * Takes the worker and every kept file away. A page that is open keeps its worker until it is left; that worker writes
 * nothing any more, because it only adds to a cache that exists.
 */
export async function forgetOffline(): Promise<void> {
  await Promise.all([dropWorkers(), dropCaches()])
}

async function dropWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

async function dropCaches(): Promise<void> {
  if (typeof caches === 'undefined') return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
