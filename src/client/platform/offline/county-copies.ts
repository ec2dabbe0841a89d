import { getCountyPack } from '#contracts/resources.ts'
import type { Language } from '#domain/language.ts'
import type { Location } from '#domain/places/location.ts'
import { parseState } from '#domain/places/state-match.ts'
import { storedDeviceMode } from '../storage/storage.ts'
import { copiesName } from './keep-request.ts'
import { keepFiles } from './start-offline.ts'

/** Home, and one more county a person thinks about. */
const mostCopies = 2

export interface CountyCopy {
  language: Language
  /** When the server made it. */
  builtAt: number
  reply: Response
}

/** The cache for copies, which the worker makes; null without one, on a shared device and once the device was cleared. */
async function openCopies(): Promise<Cache | null> {
  if (typeof caches === 'undefined' || storedDeviceMode() === 'shared') return null
  return (await caches.has(copiesName)) ? caches.open(copiesName) : null
}

export const canKeepCopies = async (): Promise<boolean> => (await openCopies()) !== null

/** The copy of a county, however its name is written; in another language rather than none. */
export async function findCopy(location: Location, language: Language): Promise<CountyCopy | null> {
  const cache = await openCopies()
  if (!cache) return null
  const kept = (await cache.keys()).filter(({ url }) => isCopyOf(url, location))
  const request = kept.find(({ url }) => readLanguage(url) === language) ?? kept[0]
  const reply = request && (await cache.match(request))
  if (!reply) return null
  const builtAt = Date.parse(reply.headers.get('last-modified') ?? '')
  return Number.isNaN(builtAt) ? null : { language: readLanguage(request.url), builtAt, reply }
}

/** Fetches the copy and keeps it instead of the older one, with the files that search in it. False where it can't be kept. */
export async function keepCopy({ state, county }: Location, language: Language): Promise<boolean> {
  if (!(await canKeepCopies())) return false
  const address = `${getCountyPack.path}?${new URLSearchParams({ state, county, language }).toString()}`
  const reply = await fetch(address, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
    priority: 'low',
  })
  // Opened again: it may have been taken away meanwhile.
  const cache = await openCopies()
  if (!reply.ok || !cache) return false
  // Newest last, so that the oldest is the one dropped.
  const former = (await cache.keys()).filter(({ url }) => isCopyOf(url, { state, county }))
  await Promise.all(former.map((request) => cache.delete(request)))
  await cache.put(address, reply)
  const all = await cache.keys()
  await Promise.all(all.slice(0, -mostCopies).map((request) => cache.delete(request)))
  await keepFiles()
  return true
}

function isCopyOf(url: string, { state, county }: Location): boolean {
  const query = new URL(url).searchParams
  const isSameState = spellState(query.get('state') ?? '') === spellState(state)
  const [short = '', long = ''] = [query.get('county') ?? '', county]
    .map((name) => name.toLowerCase())
    .toSorted((a, b) => a.length - b.length)
  // "Los Angeles" is "Los Angeles County"; "Lake" is not "Lake of the Woods County".
  return (
    isSameState && (short === long || (long.startsWith(`${short} `) && !long.slice(short.length + 1).includes(' ')))
  )
}

const spellState = (state: string) => parseState(state) ?? state
const readLanguage = (url: string): Language => (new URL(url).searchParams.get('language') === 'es' ? 'es' : 'en')
