import { expect, test } from 'vitest'
import type { KeepRequest } from '../platform/offline/keep-request.ts'
import { createMemoryCaches } from '#testing/memory-caches.ts'
import { keep } from './keep.ts'
import type { OfflineBuild } from './offline-build.ts'
import { createShelf } from './shelf.ts'

const build: OfflineBuild = {
  version: 'b',
  entry: '/assets/main-b.js',
  files: {
    shared: ['/icon.svg', '/assets/main-b.js'],
    en: ['/assets/en.js'],
    es: ['/assets/es.js'],
    copies: ['/assets/search-copy.js'],
  },
}
const everything: KeepRequest = { language: 'es', documents: ['home', 'shell'], files: 'all' }

/** A server with every file, whose documents name the entry file of a build. */
function server({ entry = build.entry, without = '' } = {}) {
  const requests: { address: string; language?: string; credentials?: string }[] = []
  const fetch = async (address: string, { headers, credentials }: RequestInit) => {
    const language = new Headers(headers).get('accept-language')
    requests.push({ address, ...(language && { language }), ...(credentials && { credentials }) })
    if (address === without) return new Response('', { status: 404 })
    return new Response(`${address} ${language ? entry : ''}`, { headers: { 'content-language': language ?? '' } })
  }
  return { requests, fetch, addresses: () => requests.map(({ address }) => address) }
}

async function listStoredPaths(caches: CacheStorage, name = 'files-b') {
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).toSorted()
}

async function openShelf() {
  const caches = createMemoryCaches()
  const shelf = createShelf(caches, build.version)
  await shelf.open()
  return { caches, shelf }
}

test('everything is what the languages share, the words of one, and the documents in it, without a cookie', async () => {
  const { caches, shelf } = await openShelf()
  const { requests, fetch } = server()
  await keep(shelf, build, everything, fetch)
  expect(await listStoredPaths(caches)).toEqual([
    '/assets/es.js',
    '/assets/main-b.js',
    '/icon.svg',
    '/offline/home',
    '/offline/shell',
  ])
  expect(requests.slice(-2)).toEqual([
    { address: '/', language: 'es', credentials: 'omit' },
    { address: '/chat?shell', language: 'es', credentials: 'omit' },
  ])
})

test('the search in a copy is kept together with the copy of a county, also by who saves data', async () => {
  const { caches, shelf } = await openShelf()
  const { addresses, fetch } = server()
  await keep(shelf, build, { language: 'en', documents: [], files: [] }, fetch)
  expect(addresses()).toEqual([])
  await (await caches.open('county-copies')).put('/api/county-pack?state=CA', new Response('{}'))
  await keep(shelf, build, { language: 'en', documents: [], files: [] }, fetch)
  expect(addresses()).toEqual(['/assets/search-copy.js'])
})

test('a second visit asks for nothing', async () => {
  const { shelf } = await openShelf()
  await keep(shelf, build, everything, server().fetch)
  const { requests, fetch } = server()
  await keep(shelf, build, everything, fetch)
  expect(requests).toEqual([])
})

test('another language brings its words and its documents, and the first one’s words stay', async () => {
  const { caches, shelf } = await openShelf()
  await keep(shelf, build, everything, server().fetch)
  const { addresses, fetch } = server()
  await keep(shelf, build, { ...everything, language: 'en' }, fetch)
  expect(addresses()).toEqual(['/assets/en.js', '/', '/chat?shell'])
  expect(await listStoredPaths(caches)).toContain('/assets/es.js')
  expect((await shelf.find('/offline/home'))?.headers.get('content-language')).toBe('en')
})

test('who saves data keeps what was opened and nothing else, least of all what is not listed', async () => {
  const { caches, shelf } = await openShelf()
  const { addresses, fetch } = server()
  const files = ['/assets/main-b.js', '/assets/admin.js', '/api/warm-introductions']
  await keep(shelf, build, { language: 'en', documents: ['home'], files }, fetch)
  expect(addresses()).toEqual(['/assets/main-b.js', '/'])
  expect(await listStoredPaths(caches)).toEqual(['/assets/main-b.js', '/offline/home'])
})

test('a file of the build before is taken over without asking, but for those with an unchanging name', async () => {
  const { caches, shelf } = await openShelf()
  const before = await caches.open('files-a')
  for (const address of ['/assets/es.js', '/icon.svg']) await before.put(address, new Response('old'))
  const { addresses, fetch } = server()
  await keep(shelf, build, everything, fetch)
  expect(addresses().toSorted()).toEqual(['/', '/assets/main-b.js', '/chat?shell', '/icon.svg'])
})

test('a file that cannot be had ends it before the documents; the next visit goes on where it stopped', async () => {
  const { caches, shelf } = await openShelf()
  await expect(keep(shelf, build, everything, server({ without: '/assets/es.js' }).fetch)).rejects.toThrow('404')
  expect(await listStoredPaths(caches)).not.toContain('/offline/home')
  const { addresses, fetch } = server()
  await keep(shelf, build, everything, fetch)
  expect(addresses()).toEqual(['/assets/es.js', '/', '/chat?shell'])
})

test('a page of a newer build is not kept among the files of this one', async () => {
  const { caches, shelf } = await openShelf()
  await keep(shelf, build, everything, server({ entry: '/assets/main-c.js' }).fetch)
  expect(await listStoredPaths(caches)).toEqual(['/assets/es.js', '/assets/main-b.js', '/icon.svg'])
})

test('after the device was cleared nothing is asked for', async () => {
  const { caches, shelf } = await openShelf()
  await caches.delete('files-b')
  const { requests, fetch } = server()
  await keep(shelf, build, everything, fetch)
  expect([requests, await caches.has('files-b')]).toEqual([[], false])
})

test('a new build keeps itself and the one before it, and leaves other caches alone', async () => {
  const caches = createMemoryCaches()
  for (const name of ['files-x', 'other', 'files-a']) await caches.open(name)
  const shelf = createShelf(caches, 'b')
  await shelf.open()
  await shelf.dropOld()
  expect(await caches.keys()).toEqual(['other', 'files-a', 'files-b', 'counties', 'county-copies'])
})
