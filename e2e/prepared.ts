import { expect, type Page, request, test } from '@playwright/test'
import { type StorageKeyName, storageKeys, type StoredValue } from '#client/platform/storage/keys.ts'
import { noNeeds } from '../src/domain/onboarding/context.ts'
import { resultsCacheVersion } from '../src/domain/search/stored-search.ts'
import type { Resource } from '../src/domain/resources/resource.ts'
import { open } from './app.ts'
import { testCounty, resultsHeading, type Tongue, uiTexts } from './journey.ts'

/*
 * Tests of a later screen start with the storage of a returning visitor. Only the tests of the first visit and of the
 * search walk the whole path.
 */

/** Values by storage key, as the product writes them. */
export type StoredValues = { [Name in StorageKeyName]?: StoredValue<Name> }

export const searchedNeeds = {
  ...noNeeds,
  housing: true,
  employment: true,
  'recovery-support': true,
  'id-documentation': true,
}
const location = { state: testCounty.state, county: testCounty.county }
const found = new Map<Tongue, Promise<Resource[]>>()

/** Real listings from the directory for the test county; requested once per worker and language. */
export function fetchListings(language: Tongue): Promise<Resource[]> {
  const cached = found.get(language)
  if (cached) return cached
  const asking = requestListings(language)
  found.set(language, asking)
  return asking
}

/** Requests outside of any page: the answer is shared, but a visitor's cookie must not be. */
async function requestListings(language: Tongue): Promise<Resource[]> {
  const api = await request.newContext({ baseURL: baseURL() })
  try {
    const reply = await api.post('/api/search-resources', { data: { location, needs: searchedNeeds, language } })
    expect(reply.ok()).toBe(true)
    return ((await reply.json()) as { resources: Resource[] }).resources
  } finally {
    await api.dispose()
  }
}

/** Browser storage after a search for housing, work, recovery and documents in Los Angeles County. */
export async function buildStorageAfterSearch(language: Tongue): Promise<StoredValues> {
  return {
    cacheVersion: resultsCacheVersion,
    hasCompletedOnboarding: true,
    lastSearchResults: {
      resources: await fetchListings(language),
      location,
      needs: searchedNeeds,
      language,
      timestamp: Date.now(),
    },
    userSession: { userLocation: location, userNeeds: searchedNeeds },
  }
}

/** Browser storage in the middle of that search: the next opened page continues it. */
export function buildStorageWhileSearching(): StoredValues {
  return {
    hasCompletedOnboarding: true,
    userSession: { userLocation: location, userNeeds: searchedNeeds },
    'next-chapter-search-progress': {
      isSearchInProgress: true,
      isSearchCompleted: false,
      searchStartTime: Date.now(),
      estimatedProgress: 5,
    },
  }
}

/** Fills the storage of the first page this tab opens; later changes by the product stay. */
export async function seedStorage(page: Page, language: Tongue, storedValues: StoredValues = {}): Promise<void> {
  const entries = Object.entries({ language, lastVisit: Date.now(), ...storedValues }).map(([name, value]) => {
    const { area, form } = storageKeys[name as StorageKeyName]
    return { name, area, text: form === 'text' && typeof value === 'string' ? value : JSON.stringify(value) }
  })
  // The language is in a cookie too, so that the server sends the first document in it.
  await page.context().addCookies([{ name: 'lang', value: language, url: baseURL() }])
  await page.addInitScript((values) => {
    if (sessionStorage.getItem('e2e-prepared')) return
    sessionStorage.setItem('e2e-prepared', 'true')
    for (const { name, area, text } of values) {
      if (area === 'local') localStorage.setItem(name, text)
      else sessionStorage.setItem(name, text)
    }
  }, entries)
}

/** Opens an address as a returning visitor. */
export async function openPrepared(
  page: Page,
  language: Tongue,
  storedValues: StoredValues = {},
  address = '/',
): Promise<void> {
  await seedStorage(page, language, storedValues)
  await open(page, address)
}

/** Opens the list a real search found; returns its listings in list order. */
export async function openWithResults(
  page: Page,
  language: Tongue,
  storedValues: StoredValues = {},
): Promise<Resource[]> {
  await openPrepared(page, language, { ...(await buildStorageAfterSearch(language)), ...storedValues })
  await page.getByRole('button', { name: uiTexts[language].welcome.viewResources, exact: true }).click()
  await expect(resultsHeading(page, language)).toBeVisible()
  return fetchListings(language)
}

/** Opens the chat screen, also again after a reload. */
export async function openChat(page: Page, language: Tongue, storedValues: StoredValues = {}): Promise<void> {
  await openPrepared(page, language, storedValues)
  await page.getByRole('button', { name: uiTexts[language].welcome.chat, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: uiTexts[language].chat.title })).toBeVisible()
}

function baseURL(): string {
  const url = test.info().project.use.baseURL
  if (!url) throw new Error('These journeys need a base address')
  return url
}
