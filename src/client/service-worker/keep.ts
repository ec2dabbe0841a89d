import type { Language } from '#domain/language.ts'
import type { DocumentKind, KeepRequest } from '../platform/offline/keep-request.ts'
import { allFiles, filesIn, type OfflineBuild } from './offline-build.ts'
import type { Shelf } from './shelf.ts'

type Fetch = (address: string, options: RequestInit) => Promise<Response>

/** Few parallel downloads: the person's own requests come first. */
const lanes = 3
/** With a query the server answers any address with the shell; without one, with the page itself. */
const documentAddress: Record<DocumentKind, string> = { home: '/', shell: '/chat?shell' }

export const documentName = (kind: DocumentKind) => `/offline/${kind}`

/** Caches the missing files. The documents come last: once they are cached, everything they need is too. */
export async function keep(shelf: Shelf, build: OfflineBuild, wanted: KeepRequest, fetch: Fetch): Promise<void> {
  const cache = await shelf.own()
  if (!cache) return
  const listed = allFiles(build)
  const { language } = wanted
  const asked = wanted.files === 'all' ? filesIn(build, language) : wanted.files.filter((file) => listed.has(file))
  const files = (await shelf.hasCopies()) ? [...asked, ...build.files.copies] : asked
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((file) => !present.has(file))
  const lane = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      const reply = (await unchanged(shelf, file)) ?? (await fetch(file, { priority: 'low' }))
      if (!reply.ok) throw new Error(`${reply.status} for ${file}`)
      await cache.put(file, reply)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  for (const kind of wanted.documents) await keepDocument(cache, { kind, language, build, fetch })
}

/** A file cached by the previous build is reused; a file without a hash in its name may have changed. */
async function unchanged(shelf: Shelf, file: string): Promise<Response | undefined> {
  return file.startsWith('/assets/') ? shelf.find(file) : undefined
}

interface DocumentToKeep {
  kind: DocumentKind
  language: Language
  build: OfflineBuild
  fetch: Fetch
}

/** Requested without a cookie, so that the response is the same for everyone. */
async function keepDocument(cache: Cache, { kind, language, build, fetch }: DocumentToKeep): Promise<void> {
  const storedDocument = await cache.match(documentName(kind), { ignoreVary: true })
  if (storedDocument?.headers.get('content-language') === language) return
  const headers = { 'accept-language': language }
  const reply = await fetch(documentAddress[kind], { credentials: 'omit', headers, priority: 'low' })
  const copy = reply.clone()
  // A page of a newer build names files this cache does not have; that build's own worker will cache it.
  if (reply.ok && (await reply.text()).includes(build.entry)) await cache.put(documentName(kind), copy)
}
