/** In-memory cache storage with the methods the worker uses. Like the real one, it uses creation order. */
export function createMemoryCaches(): CacheStorage {
  const all = new Map<string, Cache>()
  const storage = {
    async open(name: string) {
      const cache = all.get(name) ?? memoryCache()
      all.set(name, cache)
      return cache
    },
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(address: string, { cacheName }: MultiCacheQueryOptions = {}) {
      const matchingCaches = [...all].filter(([name]) => cacheName === undefined || name === cacheName)
      for (const [, cache] of matchingCaches) {
        const found = await cache.match(address)
        if (found) return found
      }
      return undefined
    },
  }
  return storage
}

const host = 'https://next.test'
const getPath = (request: RequestInfo | URL) => {
  const { pathname, search } = new URL(request instanceof Request ? request.url : request, host)
  return pathname + search
}

function memoryCache(): Cache {
  const entries = new Map<string, Response>()
  const cache = {
    match: async (request: RequestInfo | URL) => entries.get(getPath(request))?.clone(),
    async put(request: RequestInfo | URL, response: Response) {
      entries.set(getPath(request), response)
    },
    delete: async (request: RequestInfo | URL) => entries.delete(getPath(request)),
    keys: async () => [...entries.keys()].map((path) => new Request(new URL(path, host))),
  }
  return cache as unknown as Cache
}
