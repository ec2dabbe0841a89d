import { expect, test } from './test.ts'
import { mindfulness as t } from '../src/content/es/mindfulness.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { fillText, uiTexts } from './journey.ts'
import { openPrepared } from './prepared.ts'

const { common, menu, welcome } = uiTexts.es

test('[es] breathing runs by the clock, and every part of the page is for everyone', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00') })
  await openPrepared(page, 'es')
  await page.getByRole('button', { name: common.menu }).click()
  await page.getByRole('button', { name: menu.mindfulness }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)

  await page.getByRole('button', { name: t.breathing.start, exact: true }).click()
  await page.clock.runFor(5_000)
  await expect(page.locator('.mind-part')).toHaveText(t.breathing.parts.hold)
  // Simulates a phone that slept: the clock jumps and no timer ran.
  await page.clock.fastForward(40_000)
  await expect(page.locator('.mind-circle-words')).toContainText(fillText(t.breathing.round, { round: 3, rounds: 4 }))
  await page.clock.runFor(60_000)
  await expect(page.locator('.mind-part')).toHaveText(t.breathing.done)

  await page.getByRole('tab', { name: t.tabs.words }).click()
  await expect(page.locator('.mind-sentence').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('tab', { name: t.tabs.toolkit }).click()
  await page
    .getByRole('button', { name: fillText(t.toolkit.start, { count: 30 }) })
    .first()
    .click()
  await page.clock.runFor(30_000)
  await expect(page.getByText(t.toolkit.done)).toBeVisible()
  await expectNoAxeViolations(page)
  await expectBigTargets(page)

  await page.getByRole('button', { name: common.back, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: welcome.headline })).toBeVisible()
})
