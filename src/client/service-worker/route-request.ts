export type Route = 'document' | 'file' | 'counties' | 'network'

interface RequestParts {
  method: string
  mode: string
  url: string
  headers: Pick<Headers, 'has'>
}

/** All lists or one state's. Typed names (`/api/places`) reveal too much about a person to be cached. */
const countyLists = /^\/api\/counties(\?state=[A-Za-z]{2})?$/

/** Chooses the handler of a request. Anything not named here goes to the network and is never cached. */
export function routeRequest(
  { method, mode, url, headers }: RequestParts,
  own: string,
  listed: ReadonlySet<string>,
): Route {
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== own || headers.has('range')) return 'network'
  if (countyLists.test(pathname + search)) return 'counties'
  if (/^\/(api|ws)(\/|$)/.test(pathname)) return 'network'
  if (mode === 'navigate') return 'document'
  // Unlisted files too: a page of the previous build finds its files in that build's cache.
  return pathname.startsWith('/assets/') || listed.has(pathname) ? 'file' : 'network'
}
