/**
 * Removes the worker and every cached file. An open page keeps its worker until it is left; that worker no longer
 * writes anything, because it only adds to a cache that exists.
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
