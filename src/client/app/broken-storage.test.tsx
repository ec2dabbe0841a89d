// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { common } from '#content/en/common.ts'
import { welcome } from '#content/en/welcome.ts'
import type { Screen } from '#domain/navigation/screens.ts'
import { breakages, readable, unreadable } from '#testing/broken-values.ts'
import { buildFullResource, buildResource } from '#testing/builders/resource.ts'
import { type StoredEntry, listStoredEntries } from '#testing/stored-values.ts'
import { type StorageKeyName, storageKeys } from '#client/platform/storage/keys.ts'
import { clearAll, readKey } from '#client/platform/storage/storage.ts'

// Ids of letters only are not changed by breakages that alter words.
const listings = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) =>
  buildFullResource({ id: `place-${letter}`, name: `Place ${letter}` }),
)
/** Three hundred full cards would make the test too slow. */
const plainListings = [buildResource()]
const allKeys = Object.keys(storageKeys) as StorageKeyName[]
const prompts = allKeys.filter((key) => key.startsWith('prompt_index_'))

interface Load {
  title: string
  /** Keys broken together, because none of them hides another. */
  keys: StorageKeyName[]
  isSearching: boolean
  visits: (Screen | `/${string}`)[]
}

const loads: Load[] = [
  {
    title: 'what a person kept',
    isSearching: false,
    keys: [
      'lastSearchResults',
      'savedResources',
      'reggie-chat-sessions',
      'reggie-tutorial-progress',
      'gro-progress',
      'planQueue',
      'planGuidance',
      'planSessionId',
      'tabPlanSessionId',
      'last-action-plan',
      'plan-draft',
      'form-drafts',
      'documents-progress',
      'transportation-guide',
      'today',
      'application-log',
      'about-me',
      ...prompts,
    ],
    visits: [
      'resources',
      'saved-resources',
      'chat',
      'action-plan',
      'document-preparation',
      'transportation-guide',
      'tutorial',
      '/action-plan',
      '/gro',
      '/my-introductions',
      '/opportunities',
    ],
  },
  {
    title: 'what is known of the search and the visit',
    isSearching: true,
    keys: [
      'next-chapter-search-progress',
      'hasCompletedOnboarding',
      'lastVisit',
      'cacheVersion',
      'language',
      'sessionId',
      'tabSessionId',
      'forceWelcomeScreen',
      'chatModeActive',
      'dismissedSearchIndicator',
    ],
    visits: ['onboarding', 'resources', 'saved-resources', 'chat', '/my-introductions'],
  },
  {
    title: 'what the search is for',
    isSearching: true,
    keys: ['userSession'],
    visits: ['onboarding', 'resources', '/action-plan'],
  },
]

/** Rewritten by every visit. */
const lively: StorageKeyName[] = [
  'chatModeActive',
  'next-chapter-search-progress',
  'lastVisit',
  'sessionId',
  'tabSessionId',
  'userSession',
]

let listening: MockInstance<Window['addEventListener']>

beforeEach(() => {
  // No request ever completes, neither the search nor any other.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  listening = vi.spyOn(window, 'addEventListener')
})

afterEach(async () => {
  cleanup()
  const { stopSearch } = await import('#client/state/search/run-search.ts')
  stopSearch()
  // The modules of this load stay in memory, so their listeners are removed to ignore later tests.
  for (const [name, listener] of listening.mock.calls) window.removeEventListener(name, listener)
  history.replaceState(null, '', '/')
})

/** A value that cannot be read behaves like a missing one (`storage.test.ts`), so one such breakage stands for all. */
const cases = loads.flatMap((testLoad) =>
  Object.keys(breakages)
    .filter((way) => way === 'half of it' || !isReadAsNothing(testLoad, way))
    .map((way) => ({ ...testLoad, way })),
)

/** Plain text values are ignored: they are labels, and any short text is valid. */
function isReadAsNothing({ keys, isSearching }: Load, way: string): boolean {
  if (unreadable.some((breakage) => breakage === way)) return true
  keep(listStoredEntries({ places: listings, isSearching }, keys, breakages[way]))
  const isNothing = keys
    .filter((key) => storageKeys[key].form === 'json')
    .every((key) => JSON.stringify(readKey(key)) === JSON.stringify(storageKeys[key].fallback))
  clearAll()
  return isNothing
}

function keep(entries: readonly StoredEntry[]): void {
  for (const { key, area, text } of entries) (area === 'local' ? localStorage : sessionStorage).setItem(key, text)
}

// Test files share their modules: the next one must not get those whose listeners were removed.
afterAll(() => vi.resetModules())

test('every key the product may store is broken here', () => {
  expect(loads.flatMap(({ keys }) => keys).toSorted()).toEqual(allKeys.toSorted())
})

/** Starts the app as a page load does: its stores read the browser's storage. */
async function load() {
  vi.resetModules()
  const { firstLanguage } = await import('#client/platform/i18n/current-language.ts')
  const { loadCoreText } = await import('#client/platform/i18n/text-library.ts')
  const { App } = await import('./app.tsx')
  const { Router } = await import('./router.tsx')
  const { mainSession } = await import('#client/state/session/main-session.ts')
  document.documentElement.lang = 'en'
  const language = firstLanguage()
  await loadCoreText(language)
  render(
    <App language={language}>
      <Router />
    </App>,
  )
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(welcome.headline)
  return async (visit: Screen | `/${string}`) => {
    await act(async () => {
      if (visit.startsWith('/')) history.pushState(null, '', visit)
      else mainSession.send({ type: 'opened', screen: visit as Screen, step: 3 })
    })
    await vi.waitFor(() => expectScreen(visit))
  }
}

/** Checks for a screen with a way to continue; neither welcome nor the error page. */
function expectScreen(visit: string): void {
  const titles = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
  expect(titles, visit).not.toEqual([])
  expect(titles, visit).not.toContain(welcome.headline)
  expect(titles, visit).not.toContain(common.failure.title)
  expect(document.querySelector('main button:not([disabled]), main a[href]'), visit).not.toBeNull()
}

const listingFinders: Partial<Record<Screen, () => HTMLElement[]>> = {
  resources: () => screen.getAllByRole('article'),
  'saved-resources': () => within(screen.getByRole('main')).getAllByRole('listitem'),
}

const storedText = (key: StorageKeyName) =>
  (storageKeys[key].area === 'local' ? localStorage : sessionStorage).getItem(key)

test.each(cases)(
  '$title, broken as “$way”: every screen opens, and nothing else is lost',
  async ({ keys, isSearching, visits, way }) => {
    clearAll()
    const visit = { places: way === 'a huge list' ? plainListings : listings, isSearching }
    const entries = listStoredEntries(visit, keys, breakages[way])
    keep(entries)
    const isReadable = keys.includes('savedResources') && readable.some((breakage) => breakage === way)

    const open = await load()
    for (const screenName of visits) {
      await open(screenName)
      const findListings = listingFinders[screenName as Screen]
      if (isReadable && findListings) expect(findListings().length).toBeGreaterThan(0)
    }

    expect('wasAttacked' in window || 'wasAttacked' in {}).toBe(false)
    const unbrokenEntries = entries.filter(({ key }) => !keys.includes(key) && !lively.includes(key))
    expect(Object.fromEntries(unbrokenEntries.map(({ key }) => [key, storedText(key)]))).toEqual(
      Object.fromEntries(unbrokenEntries.map(({ key, text }) => [key, text])),
    )
  },
)
