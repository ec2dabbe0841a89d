import { keepCountyList, type Shelf } from './shelf.ts'

interface DocumentSources {
  ask: () => Promise<Response>
  findStored: () => Promise<Response | undefined>
  /** Resolves when the person has waited long enough. */
  patience: Promise<unknown>
}

/** The network response if it arrives in time; else the cached page; else whatever the network returns in the end. */
export async function answerDocument({ ask, findStored, patience }: DocumentSources): Promise<Response> {
  const pendingReply = ask()
  const isGood = pendingReply.then(
    ({ status }) => status < 500,
    () => false,
  )
  if (await Promise.race([isGood, patience.then(() => false)])) return pendingReply
  return (await findStored()) ?? pendingReply
}

interface FileQuestion {
  address: string
  ask: () => Promise<Response>
  /** Whether it is one of the files to cache. */
  isListed: boolean
  /** For tasks that may run after the response. */
  later: (task: Promise<unknown>) => void
}

/** A file's name changes with its content, so a cached one is always right. */
export async function answerFile(shelf: Shelf, { address, ask, isListed, later }: FileQuestion): Promise<Response> {
  const storedReply = await shelf.find(address)
  if (storedReply) return storedReply
  const reply = await ask()
  if (reply.ok && isListed) {
    const copy = reply.clone()
    later(shelf.own().then((cache) => cache?.put(address, copy)))
  }
  return reply
}

/** County lists are the same for everybody: the newest one, or the last one cached. */
export async function answerCounties(
  shelf: Shelf,
  { address, ask, later }: Omit<FileQuestion, 'isListed'>,
): Promise<Response> {
  try {
    const reply = await ask()
    if (reply.ok) {
      const copy = reply.clone()
      later(shelf.counties().then((cache) => cache && keepCountyList(cache, address, copy)))
    }
    return reply
  } catch (error) {
    const storedReply = await shelf.find(address)
    if (storedReply) return storedReply
    throw error
  }
}

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
