import { expect, type Page, test } from './test.ts'
import { documents as en } from '../src/content/en/documents.ts'
import { documents as es } from '../src/content/es/documents.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open } from './app.ts'
import { fillText, type Tongue, uiTexts } from './journey.ts'
import { openPrepared } from './prepared.ts'

const texts = { en, es }

/** Opens the tool from welcome. */
async function openTool(page: Page, tongue: Tongue): Promise<void> {
  await page.getByRole('button', { name: uiTexts[tongue].common.menu }).click()
  await page.getByRole('button', { name: uiTexts[tongue].menu.documentPreparation }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts[tongue].title })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
}

async function expectGood(page: Page): Promise<void> {
  await expectNoAxeViolations(page, 'main')
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Number of pages the browser would print. */
async function printedPages(page: Page): Promise<number> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const file = await page.pdf({ format: 'Letter', margin })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('[en] a paper stays marked over a load, and the path names each step, its office and its phone', async ({
  page,
}) => {
  await openPrepared(page, 'en')
  await openTool(page, 'en')
  await page.getByRole('button', { name: /^3\. / }).click()
  await expect(page.getByRole('link', { name: /ssa\.gov/ })).toHaveAttribute('target', '_blank')
  await page.getByRole('checkbox', { name: /^SNAP/ }).check({ force: true })
  const count = page.getByText(fillText(en.count, { done: 1, total: 12 }))
  await expect(count).toBeVisible()
  await expectGood(page)
  await open(page, '/')
  await openTool(page, 'en')
  await expect(count).toBeVisible()

  // Prison documents, born in Ohio, living in California: the longest path there is.
  await test.step('the form works by keyboard', async () => {
    await page.getByRole('tab', { name: en.checklist }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: en.path })).toBeFocused()
    for (const documentId of ['prison-id', 'release-papers'] as const) {
      await page.getByRole('checkbox', { name: en.tiles[documentId] }).focus()
      await page.keyboard.press('Space')
      await expect(page.getByRole('checkbox', { name: en.tiles[documentId] })).toBeChecked()
    }
    await page.getByRole('combobox', { name: en.form.born }).focus()
    await page.keyboard.type('Ohio')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('California')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: en.form.show }).focus()
    await page.keyboard.press('Enter')
  })

  const title = fillText(en.result.title, { goal: en.names['state-id'] })
  const lastStep = fillText(en.result.stepName, { number: 5, paper: en.names['state-id'] })
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expect(page.getByRole('heading', { level: 3, name: lastStep })).toBeVisible()
  await expect(page.locator('a[href^="tel:"]').filter({ hasText: '614-466-2531' })).toBeVisible()
  await expectGood(page)
})

test('[es] without a connection, at 320 pixels and with big text both parts work; each fits two printed pages', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPrepared(page, 'es')
  await openTool(page, 'es')
  await expectNoSidewaysScroll(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  expect(await printedPages(page)).toBeLessThanOrEqual(2)

  await page.getByRole('tab', { name: es.path }).click()
  for (const documentId of ['prison-id', 'release-papers'] as const) {
    await page.getByRole('checkbox', { name: es.tiles[documentId] }).check({ force: true })
  }
  await choose(page, es.form.born, 'Ohio')
  await choose(page, es.form.live, 'California')
  await page.getByRole('button', { name: es.form.show }).click()
  await expect(page.getByRole('heading', { level: 3, name: es.names['state-id'] })).toBeVisible()
  expect(await printedPages(page)).toBeLessThanOrEqual(2)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
})
