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
