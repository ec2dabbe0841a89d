import { expect, type Page, test } from './test.ts'
import { documents as en } from '../src/content/en/documents.ts'
import { documents as es } from '../src/content/es/documents.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { filled, openIn, type Tongue, tongues, words } from './journey.ts'

const texts = { en, es }
const ohio = 'Ohio'

async function openTool(page: Page, tongue: Tongue): Promise<void> {
  await openIn(page, tongue)
  await page.getByRole('button', { name: words[tongue].common.menu }).click()
  await page.getByRole('button', { name: words[tongue].menu.documentPreparation }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts[tongue].title })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Prison papers, born in Ohio, living in California: the longest path there is. */
async function askForPath(page: Page, tongue: Tongue): Promise<void> {
  const t = texts[tongue]
  await page.getByRole('tab', { name: t.path }).click()
  for (const paper of ['prison-id', 'release-papers'] as const) {
    await page.getByRole('checkbox', { name: t.tiles[paper] }).check({ force: true })
  }
  await choose(page, t.form.born, ohio)
  await choose(page, t.form.live, 'California')
  await page.getByRole('button', { name: t.form.show }).click()
}

/** Pages of what would come out of the printer. */
async function printedPages(page: Page): Promise<number> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const file = await page.pdf({ format: 'Letter', margin })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

for (const tongue of tongues) {
  const t = texts[tongue]

  test(`[${tongue}] a paper is marked, counted and still marked after a load`, async ({ page }) => {
    await openTool(page, tongue)
    await page.getByRole('button', { name: /^3\. / }).click()
    await expect(page.getByRole('link', { name: /ssa\.gov/ })).toHaveAttribute('target', '_blank')
    await page.getByRole('checkbox').nth(2).check({ force: true })
    await expect(page.getByText(filled(t.count, { done: 1, total: 12 }))).toBeVisible()
    await expectNoAxeViolations(page, 'main')
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    await openTool(page, tongue)
    await expect(page.getByText(filled(t.count, { done: 1, total: 12 }))).toBeVisible()
  })

  test(`[${tongue}] the path names each step, its office and its phone`, async ({ page }) => {
    await openTool(page, tongue)
    await askForPath(page, tongue)
    const title = filled(t.result.title, { goal: t.names['state-id'] })
    const lastStep = filled(t.result.stepName, { number: 5, paper: t.names['state-id'] })
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
    await expect(page.getByRole('heading', { level: 3, name: lastStep })).toBeVisible()
    await expect(page.locator('a[href^="tel:"]').filter({ hasText: '614-466-2531' })).toBeVisible()
    await expectNoAxeViolations(page, 'main')
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
  })

  test(`[${tongue}] without a connection both parts work, and each fits two printed pages`, async ({
    page,
    context,
  }) => {
    await openTool(page, tongue)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    expect(await printedPages(page)).toBeLessThanOrEqual(2)
    await askForPath(page, tongue)
    await expect(page.getByRole('heading', { level: 3, name: t.names['state-id'] })).toBeVisible()
    expect(await printedPages(page)).toBeLessThanOrEqual(2)
  })
}

test('the whole tool works by keyboard', async ({ page }) => {
  await openTool(page, 'en')
  await page.getByRole('tab', { name: en.checklist }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: en.path })).toBeFocused()
  await page.getByRole('checkbox', { name: en.tiles.passport }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: en.tiles.passport })).toBeChecked()

  await page.getByRole('combobox', { name: en.form.born }).focus()
  await page.keyboard.type('not sure')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Texas')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: en.form.show }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /Your path to/ })).toBeFocused()
})

test('at 320 pixels and with big text nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openTool(page, 'es')
  await expectNoSidewaysScroll(page)
  await askForPath(page, 'es')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
})
