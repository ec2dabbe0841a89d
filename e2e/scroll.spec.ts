import { gro } from '../src/content/en/gro.ts'
import { expect, type Page, test } from './test.ts'
import { open } from './app.ts'
import { resultsHeading, uiTexts } from './journey.ts'
import { openWithResults } from './prepared.ts'

/*
 * Back lands where one was; a screen that is opened anew starts at its top.
 */

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls until the page has taken it: it may still be growing. */
async function scrollDown(page: Page, by: number): Promise<number> {
  await expect.poll(() => page.evaluate((to) => (scrollTo(0, to), Math.round(scrollY)), by)).toBe(by)
  return by
}

test('Back from the PIN lands where one was in the results', async ({ page }) => {
  await openWithResults(page, 'en')
  const before = await scrollDown(page, 500)
  await page.getByRole('button', { name: 'Save my list' }).evaluate((button: HTMLElement) => button.click())
  await expect(resultsHeading(page, 'en')).toHaveCount(0)
  await expect.poll(() => top(page)).toBe(0)
  await page.getByRole('main').getByRole('button', { name: uiTexts.en.common.back }).first().click()
  await expect(resultsHeading(page, 'en')).toBeVisible()
  await expect.poll(() => top(page)).toBe(before)
})

test('Back from a lesson lands where one was in the list of lessons', async ({ page }) => {
  await open(page, '/gro')
  await expect(page.getByRole('heading', { level: 1, name: gro.title })).toBeVisible()
  const before = await scrollDown(page, 300)
  const lesson = page.locator('main a[href*="#"]').last()
  await lesson.evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: gro.title })).toHaveCount(0)
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: gro.title })).toBeVisible()
  await expect.poll(() => top(page)).toBe(before)
})
