import { expect, test } from './test.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { cards, chooseByZip, filled, findHelp, openIn, place, resultsHeading, tongues, words } from './journey.ts'

for (const tongue of tongues) {
  const { welcome, onboarding, needs, results, search } = words[tongue]

  test(`[${tongue}] from welcome to a list of real places, every screen readable`, async ({ page }) => {
    await openIn(page, tongue)
    await page.getByRole('button', { name: welcome.findResources }).click()
    await expect(page.getByRole('heading', { level: 1, name: onboarding.location.title })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: onboarding.continue, exact: true }).click()
    await expect(page.getByText(onboarding.problems.stateAndCounty).first()).toBeVisible()
    await chooseByZip(page, tongue)
    await page.getByRole('button', { name: onboarding.continue, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: onboarding.needs.title })).toBeFocused()
    await page.getByRole('button', { name: onboarding.needs.find }).click()
    await expect(page.getByText(onboarding.problems.oneNeed).first()).toBeVisible()
    await page.getByRole('button', { name: onboarding.needs.selectAll }).click()
    await page.getByRole('button', { name: onboarding.needs.deselectAll }).click()
    await page.getByRole('checkbox', { name: needs.housing.label }).check({ force: true })
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: onboarding.needs.find }).click()
    await expect(page.getByRole('heading', { level: 1, name: search.loader.completeTitle })).toBeVisible()
    await expectNoAxeViolations(page)

    await expect(resultsHeading(page, tongue)).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByText(filled(results.share.callFirst, {})).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
  })

  test(`[${tongue}] pages and filters`, async ({ page }) => {
    await openIn(page, tongue)
    await findHelp(page, tongue)
    const first = await cards(page).first().innerText()
    await page.getByRole('button', { name: filled(results.pages.page, { page: 2 }) }).click()
    await expect(cards(page).first()).not.toHaveText(first)
    await expect(page.getByRole('button', { name: like5(results.pages.page) })).toHaveCount(5)

    await page.getByRole('button', { name: results.filters.title }).click()
    const panel = page.getByRole('dialog', { name: results.filters.title })
    await panel.getByLabel(results.filters.searchLabel).fill('zzzzqq')
    await expect(panel.getByRole('button', { name: results.filters.clear })).toBeEnabled()
    await expectNoAxeViolations(page)
    await panel.getByRole('button', { name: filled(results.filters.apply, { count: 0 }) }).click()
    await expect(page.getByRole('heading', { name: results.noMatch.title })).toBeVisible()
    await page.getByRole('button', { name: results.noMatch.clear }).click()
    await expect(cards(page)).toHaveCount(6)
  })
}

function like5(text: string): RegExp {
  return new RegExp(`^${text.replace('{page}', '\\d+')}$`)
}

test('the whole way by keyboard alone', async ({ page }) => {
  await openIn(page, 'en')
  const { welcome, onboarding, needs } = words.en
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let turn = 0; turn < 60; turn += 1) {
      if (await until()) return
      await page.keyboard.press(key)
    }
    throw new Error('the keyboard never got there')
  }
  const isOn = (name: string) => async () =>
    (await page.evaluate(() => document.activeElement?.textContent?.trim())) === name
  await press('Tab', isOn(welcome.findResources))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press('Tab', () => page.getByLabel(onboarding.zip.label).evaluate((field) => field === document.activeElement))
  await page.keyboard.type(place.zip)
  await page.keyboard.press('Enter')
  await expect(page.getByText(filled(onboarding.zip.found, place))).toBeVisible()
  await press('Tab', isOn(onboarding.continue))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: onboarding.needs.title })).toBeFocused()
  const housing = page.getByRole('checkbox', { name: needs.housing.label })
  await press('Tab', () => housing.evaluate((box) => box === document.activeElement))
  await page.keyboard.press('Space')
  await press('Tab', isOn(onboarding.needs.find))
  await page.keyboard.press('Enter')
  await expect(resultsHeading(page, 'en')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
