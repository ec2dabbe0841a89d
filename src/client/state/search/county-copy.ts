import type { Language } from '#domain/language.ts'
import type { Location } from '#domain/places/location.ts'
import { canKeepCopies, findCopy, keepCopy } from '#client/platform/offline/county-copies.ts'
import { isFrugal } from '#client/platform/offline/is-frugal.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { storedDeviceMode } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'
import { readLocationPoint } from '../location/location-point.ts'
import type { FoundAnswer } from './search-reply.ts'
import type { SearchRequest } from './search-request.ts'

/** Of the county whose list is shown. `off`: this device keeps nothing, or not yet. */
export type CopyState =
  | { phase: 'off' }
  | { phase: 'none' }
  | { phase: 'keeping' }
  | { phase: 'failed' }
  | { phase: 'kept'; builtAt: number }

export const countyCopy = createStore((_: CopyState, next: CopyState) => next, { phase: 'off' })

/** A copy this old is fetched again with the next list: a prepaid phone should not pay for it twice a day. */
const freshMs = 24 * 60 * 60_000

/** After a search: keeps the county by itself, unless data is to be saved or the device is shared. */
export async function keepAfterSearch(location: Location, language: Language): Promise<void> {
  countyCopy.send({ phase: 'off' })
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || storedDeviceMode() === 'shared') return
  // At the first visit the worker is not there yet; without one this waits forever, and nothing is kept.
  await workers.ready
  if (!(await canKeepCopies())) return
  const copy = await findCopy(location, language)
  const isFresh = copy?.language === language && Date.now() - copy.builtAt < freshMs
  if (copy) countyCopy.send({ phase: 'kept', builtAt: copy.builtAt })
  if (isFresh) return
  if (await isFrugal()) return copy ? undefined : countyCopy.send({ phase: 'none' })
  await keepCounty(location, language)
}

/** Searches in the copy of the county on this device. Null without one, or when no need was chosen. */
export async function searchCopy(request: SearchRequest): Promise<FoundAnswer | null> {
  const { location, needs, language } = request
  const copy = await findCopy(location, language)
  if (!copy) return null
  const { searchPackFor } = await import('./search-copy.ts')
  const answer = searchPackFor(request, await copy.reply.json(), readLocationPoint(location))
  const isWithoutWords = Boolean(needs.otherDescription?.trim())
  return answer && { ...answer, copy: { builtAt: copy.builtAt, isWithoutWords } }
}

/** A failed refresh leaves the copy there is. */
export async function keepCounty(location: Location, language: Language): Promise<void> {
  const before = countyCopy.get()
  if (before.phase !== 'kept') countyCopy.send({ phase: 'keeping' })
  const isKept = await keepCopy(location, language).catch((error: unknown) => {
    reportQuietly('county copy', error)
    return false
  })
  const copy = isKept ? await findCopy(location, language) : null
  if (copy) countyCopy.send({ phase: 'kept', builtAt: copy.builtAt })
  else if (before.phase !== 'kept') countyCopy.send({ phase: 'failed' })
}
