import { type Page, expect, test } from './test.ts'
import { type StorageKeyName, storageKeys } from '#client/platform/storage/keys.ts'
import { breakages, readable } from '#testing/broken-values.ts'
import { type StoredEntry, listStoredEntries } from '#testing/stored-values.ts'
import { open } from './app.ts'
import { cards, fillText, uiTexts } from './journey.ts'
import { openOwn } from './menu-steps.ts'
import { fetchListings } from './prepared.ts'

/*
 * Twenty ways to break every key are tested without a browser: `src/client/app/broken-storage.test.tsx` and
 * `src/client/platform/storage/storage.test.ts`. This test covers the values that are read and rendered, where script
 * would run; keys that would hide the listings stay intact.
 */
const hiding: StorageKeyName[] = ['cacheVersion', 'language', 'lastVisit', 'next-chapter-search-progress']
const broken = (Object.keys(storageKeys) as StorageKeyName[]).filter((key) => !hiding.includes(key))
const listingCount = 8
const { welcome, menu, common, chat, saved } = uiTexts.en
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: common.menu, exact: true }).click()
  await page.getByRole('navigation', { name: menu.title }).getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('stored values broken inside are shown as far as they can be read, and no script in them runs', async ({
  page,
}) => {
  const listings = (await fetchListings('en')).slice(0, listingCount)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  // Requests never complete, and these visits are not counted.
  await page.route('**/api/**', () => undefined)
  for (const way of readable) {
    await test.step(way, async () => {
      await page.goto('/robots.txt')
      await page.evaluate(fillStorage, listStoredEntries({ places: listings }, broken, breakages[way]))
      await open(page, '/')
      // Once welcome shows the number of answers, it has read this browser's storage.
      const answers = fillText(welcome.newResponses, { count: listingCount })
      await expect(main(page).getByRole('button', { name: answers })).toBeVisible()
      await main(page).getByRole('button', { name: welcome.viewResources, exact: true }).click()
      await expect(cards(page)).not.toHaveCount(0)
      await openOwn(page, 'en', 'saved')
      await expect(heading(page, saved.title)).toBeVisible()
      await expect(main(page).getByRole('listitem')).not.toHaveCount(0)
      await openFromMenu(page, menu.chat)
      await expect(heading(page, chat.title)).toBeVisible()
      await openFromMenu(page, menu.documentPreparation)
      await expect(heading(page, menu.documentPreparation)).toBeVisible()
      await open(page, '/action-plan')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(heading(page, common.failure.title)).toHaveCount(0)
      await expect(main(page).locator('button:enabled, a[href]').first()).toBeVisible()
      expect(faults).toEqual([])
      expect(await page.evaluate(() => 'wasAttacked' in window || 'wasAttacked' in {})).toBe(false)
    })
  }
})

for (const address of ['/', '/chat', '/action-plan', '/tutorial', '/no-such-page']) {
  test(`opening ${address} removes a search older than five minutes and a list of another version`, async ({
    page,
  }) => {
    const outdated: StoredEntry[] = listStoredEntries({ places: [], isSearching: true }).map((entry) => {
      if (entry.key === 'cacheVersion') return { ...entry, text: 'an older one' }
      if (entry.key !== 'next-chapter-search-progress') return entry
      const progress = JSON.parse(entry.text) as { searchStartTime: number }
      return { ...entry, text: JSON.stringify({ ...progress, searchStartTime: progress.searchStartTime - 300_001 }) }
    })
    await page.goto('/robots.txt')
    await page.evaluate(fillStorage, outdated)
    await open(page, address)
    const leftKeys = await page.evaluate(() => Object.keys(localStorage))
    expect(leftKeys).toContain('savedResources')
    for (const key of ['next-chapter-search-progress', 'lastSearchResults', 'cacheVersion'])
      expect(leftKeys).not.toContain(key)
  })
}

/** Runs in a page of the same origin in which the app is not running. */
function fillStorage(entries: StoredEntry[]): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const { key, text, area } of entries) (area === 'local' ? localStorage : sessionStorage).setItem(key, text)
}
