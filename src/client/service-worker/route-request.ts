export type Route = 'document' | 'file' | 'counties' | 'network'

interface RequestParts {
  method: string
  mode: string
  url: string
  headers: Pick<Headers, 'has'>
}

/** All lists or one state's. Names that were typed (`/api/places`) say too much of a person to be kept. */
const countyLists = /^\/api\/counties(\?state=[A-Za-z]{2})?$/

/** Who answers a request. What is not named here goes to the network and is never kept. */
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
  // Unlisted ones too: a page of the build before this one finds its files where that build left them.
  return pathname.startsWith('/assets/') || listed.has(pathname) ? 'file' : 'network'
}
