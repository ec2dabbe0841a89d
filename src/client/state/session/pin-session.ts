import type { CallReply } from '#contracts/call.ts'
import type { retrievePinSession } from '#contracts/pin-sessions.ts'
import type { Needs } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import type { PinListing } from '#domain/pin/unlock-methods.ts'
import { type SavedResource, toSavedResource } from '#domain/saved/saved-resource.ts'
import { currentLanguage } from '#client/platform/i18n/current-language.ts'
import { readKey, removeKey, writeKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'
import { mainSession } from './main-session.ts'
import { clearResults, keepResults, readResults } from '../search/results.ts'
import { saved } from '../saved/saved.ts'
import { searchContext } from '../search/search-context.ts'
import { stopSearch } from '../search/run-search.ts'
import { wizardDraft } from '../location/wizard-draft.ts'

/** Shown once on the Progress Saved screen. */
export interface SavedProgress {
  words: readonly string[]
  isWeak: boolean
  location: Location
  mode: 'own' | 'shared'
}

/** In memory only, and only until its screen is left: the return words are never stored (T-5.4). */
export const savedProgress = createStore((_: SavedProgress | null, next: SavedProgress | null) => next, null)
mainSession.subscribe(() => {
  if (mainSession.get().screen !== 'pin-confirmation') savedProgress.send(null)
})

/** Everything that can be included in a save. */
export interface Progress {
  /** The saved listings first: they are restored at the top of the list, with their heart. */
  resources: readonly PinListing[]
  actionPlans: readonly unknown[]
  location: Location | null
  needs: Needs
}

export function currentProgress(): Progress {
  const results = readResults()
  const context = searchContext.get()
  const savedListings = saved.get()
  const ids = new Set(savedListings.map(({ id }) => id))
  return {
    resources: [...savedListings.map(toPinListing), ...(results?.resources ?? []).filter(({ id }) => !ids.has(id))],
    actionPlans: readKey('userSession')?.actionPlans ?? [],
    location: results?.location ?? context.location,
    needs: results?.needs ?? context.needs,
  }
}

function toPinListing(listing: SavedResource): PinListing {
  const { state, county } = listing
  return { ...listing, savedFor: state && county ? { state, county } : null }
}

type SessionData = CallReply<typeof retrievePinSession>['sessionData']

/** When a list was restored with the PIN alone, which opens nothing else; in memory only. */
export const placesOnlySince = createStore((_: number | null, next: number | null) => next, null)

/** Restores a session opened by PIN; a running search is stopped. Returns the number of listings restored. */
export function bringBack(
  data: SessionData,
  location: Location,
  { placesOnly, now }: { placesOnly: boolean; now: number },
): number {
  const { resources = [], actionPlans = [], userLocation, userNeeds } = data
  stopSearch()
  placesOnlySince.send(placesOnly ? now : null)
  writeKey('userSession', { ...readKey('userSession'), actionPlans })
  searchContext.send({
    type: 'broughtBack',
    saved: { userLocation: userLocation ?? location, userNeeds: userNeeds ?? null },
    at: now,
  })
  const { needs } = searchContext.get()
  const hearts = resources.flatMap(({ savedFor, ...listing }) =>
    savedFor === undefined ? [] : [toSavedResource(listing, savedFor ?? (placesOnly ? location : null))],
  )
  saved.send({ type: 'restored', saved: hearts })
  if (resources.length > 0) {
    // Without the needs, the list cannot be requested in another language: the listings stay as saved.
    const language = placesOnly ? currentLanguage() : undefined
    const found = resources.map(({ savedFor: _, ...listing }) => listing)
    keepResults({ resources: found, location: userLocation ?? location, needs, language, foundAt: now })
  }
  return resources.length
}

/** Starts over: back to welcome, and the stored session is removed. Saved listings stay. */
export function startFresh(): void {
  stopSearch()
  wizardDraft.send(null)
  placesOnlySince.send(null)
  searchContext.send({ type: 'cleared', at: Date.now() })
  removeKey('userSession')
  removeKey('about-me')
  clearResults()
  mainSession.send({ type: 'startedOver' })
}
