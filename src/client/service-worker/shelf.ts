import { copiesName, hasCopies } from '../platform/offline/keep-request.ts'

const prefix = 'files-'
const countiesName = 'counties'
/** How many county lists are cached: home, and one or two a person compares. */
const mostCountyLists = 4

/** Where files are cached, one cache per build. */
export interface Shelf {
  open(): Promise<void>
  /** Looks in this build's cache first, then in the previous one. */
  find(address: string): Promise<Response | undefined>
  /** This build's cache; undefined once the device was cleared, so that nothing fills it again. */
  own(): Promise<Cache | undefined>
  counties(): Promise<Cache | undefined>
  /** Whether a county is kept for searching in it. */
  hasCopies(): Promise<boolean>
  dropOld(): Promise<void>
}

export function createShelf(caches: CacheStorage, version: string): Shelf {
  const name = prefix + version
  const existing = async (wanted: string) => ((await caches.has(wanted)) ? caches.open(wanted) : undefined)
  return {
    async open() {
      await Promise.all([name, countiesName, copiesName].map((wanted) => caches.open(wanted)))
    },
    async find(address) {
      const own = await caches.match(address, { cacheName: name, ignoreVary: true })
      return own ?? caches.match(address, { ignoreVary: true })
    },
    own: () => existing(name),
    counties: () => existing(countiesName),
    hasCopies: () => hasCopies(caches),
    /**
     * The previous build's cache stays: one of its pages may still be open, and it serves offline until this one is
     * filled.
     */
    async dropOld() {
      const others = (await caches.keys()).filter((cacheName) => cacheName.startsWith(prefix) && cacheName !== name)
      await Promise.all(others.slice(0, -1).map((cacheName) => caches.delete(cacheName)))
    },
  }
}

export async function keepCountyList(cache: Cache, address: string, reply: Response): Promise<void> {
  // Newest entry last, so that the oldest is the one dropped.
  await cache.delete(address)
  await cache.put(address, reply)
  const storedRequests = await cache.keys()
  await Promise.all(storedRequests.slice(0, -mostCountyLists).map((request) => cache.delete(request)))
}
