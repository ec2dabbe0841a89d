import { expect, test } from './test.ts'
import { chooseByZip, openIn, testCounty, uiTexts } from './journey.ts'
import { seedStorage } from './prepared.ts'
import { open } from './app.ts'

const { onboarding, welcome, needs } = uiTexts.en

test('Back at every step of the wizard keeps what was answered', async ({ page }) => {
  await openIn(page, 'en')
  await page.getByRole('button', { name: welcome.findResources }).click()
  await chooseByZip(page, 'en')
  await page.getByRole('checkbox', { name: needs.housing.label }).check({ force: true })
  await page.getByRole('button', { name: uiTexts.en.common.back, exact: true }).click()
  await expect(page.getByRole('combobox', { name: onboarding.place.label })).toHaveValue(testCounty.zip)
  await page.getByRole('button', { name: onboarding.continue, exact: true }).click()
  await expect(page.getByRole('checkbox', { name: needs.housing.label })).toBeChecked()
})

test('a place that is nowhere, one that is in many states, and a refused location each get one clear sentence', async ({
  page,
}) => {
  await seedStorage(page, 'en')
  await open(page, '/')
  await page.getByRole('button', { name: welcome.findResources }).click()
  const field = page.getByRole('combobox', { name: onboarding.place.label })
  await field.fill('Xyzzyville')
  await page.getByRole('button', { name: onboarding.continue, exact: true }).click()
  await expect(page.getByText(onboarding.lookup.cityUnknown)).toBeVisible()
  await expect(field).toHaveValue('Xyzzyville')
  await field.fill('Springfield')
  await page.getByRole('button', { name: onboarding.continue, exact: true }).click()
  const choices = page.getByRole('group', { name: /Springfield/ }).getByRole('button')
  await expect.poll(() => choices.count()).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText(onboarding.lookup.denied)).toBeVisible()
})
