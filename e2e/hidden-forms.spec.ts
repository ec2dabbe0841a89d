import { community } from '../src/content/en/community.ts'
import { device } from '../src/content/en/device.ts'
import { device as esDevice } from '../src/content/es/device.ts'
import { planPage } from '../src/content/en/plan-page.ts'
import { canConnect } from '../src/domain/resources/can-connect.ts'
import { expect, type Page, test } from './test.ts'
import { open } from './app.ts'
import { chooseByZip, pressConnect, testCounty, type Tongue, uiTexts } from './journey.ts'
import { openWithResults, seedStorage } from './prepared.ts'

/*
 * A half-filled form survives “Hide this site” on the person's own phone, and nowhere else.
 */

const { welcome, needs, onboarding, chat, introductions } = uiTexts.en
const exits = { en: device.quickExitFull, es: esDevice.quickExitFull }

async function hide(page: Page, tongue: Tongue = 'en'): Promise<void> {
  await page.getByRole('button', { name: exits[tongue] }).click()
  await expect(page).toHaveURL(/weather\.gov/)
}

/** Before anything is opened: the person has said whose phone it is. */
async function chooseDevice(page: Page, mode: 'own' | 'shared'): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'device_mode', value: mode, url }])
  await page.route(/weather\.gov/, (route) => route.fulfill({ body: 'weather', contentType: 'text/html' }))
}

/** From welcome, wherever the site was hidden. */
async function openChatScreen(page: Page): Promise<void> {
  await open(page, '/?screen=welcome')
  const menu = page.getByRole('button', { name: welcome.chat, exact: true })
  if (await menu.isVisible()) await menu.click()
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

for (const [mode, survives] of [
  ['own', true],
  ['shared', false],
] as const) {
  test(`the wizard, the chat box, a task and a post survive hiding on a phone that is ${mode}: ${survives}`, async ({
    page,
  }) => {
    await chooseDevice(page, mode)
    await seedStorage(page, 'en')
    await test.step('the wizard', async () => {
      await open(page, '/')
      await page.getByRole('button', { name: welcome.findResources }).click()
      await chooseByZip(page, 'en')
      await page.getByRole('checkbox', { name: needs.legal.label }).check({ force: true })
      await hide(page)
      await open(page, '/')
      const find = page.getByRole('button', { name: welcome.findResources })
      if (await find.isVisible()) await find.click()
      const place = page.getByRole('combobox', { name: onboarding.place.label })
      const legal = page.getByRole('checkbox', { name: needs.legal.label })
      await expect(place.or(legal)).toBeVisible()
      if (!survives) return expect(place).toHaveValue('')
      if (await place.isVisible()) {
        await expect(place).toHaveValue(testCounty.zip)
        await page.getByRole('button', { name: onboarding.continue, exact: true }).click()
      }
      await expect(legal).toBeChecked()
    })
    await test.step('the chat box', async () => {
      const box = page.getByRole('textbox', { name: chat.input })
      await openChatScreen(page)
      await box.fill('Where do I get a birth')
      await hide(page)
      await openChatScreen(page)
      await expect(box).toHaveValue(survives ? 'Where do I get a birth' : '')
    })
    await test.step('a task', async () => {
      const field = page.getByRole('textbox', { name: planPage.add.name })
      await open(page, '/action-plan')
      await page.getByRole('button', { name: planPage.add.open }).click()
      await field.fill('Call the clinic')
      await hide(page)
      await open(page, '/action-plan')
      await page.getByRole('button', { name: planPage.add.open }).click()
      await expect(field).toHaveValue(survives ? 'Call the clinic' : '')
      await page.getByRole('button', { name: uiTexts.en.common.cancel }).click()
    })
    await test.step('a post', async () => {
      const box = page.getByRole('textbox', { name: community.share.text })
      await open(page, '/community#share')
      await box.fill('Ask for the wait list.')
      await hide(page)
      await open(page, '/community#share')
      await expect(box).toHaveValue(survives ? 'Ask for the wait list.' : '')
    })
    await test.step('what was canceled is gone', async () => {
      expect(await stored(page)).not.toContain('Call the clinic')
    })
  })
}

test('a half-filled introduction comes back on the own phone, says for how long, and goes when it is closed', async ({
  page,
}) => {
  await chooseDevice(page, 'own')
  const [listing] = (await openWithResults(page, 'en')).filter(canConnect)
  if (!listing) throw new Error('No listing to connect to')
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: introductions.dialog.firstName })
  const openForm = async () => {
    await pressConnect(page, 'en', listing.name)
    const invite = dialog.getByRole('button', { name: introductions.dialog.invite })
    await expect(invite.or(name)).toBeVisible()
    if (await invite.isVisible()) await invite.click()
  }
  await openForm()
  await name.fill('Zoraquest')
  await expect(dialog.getByText(introductions.dialog.keptHere)).toBeVisible()
  // The bar is behind the dialog, so the keys hide the site.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL(/weather\.gov/)
  await open(page, '/')
  const list = page.getByRole('button', { name: welcome.viewResources, exact: true })
  await list.click()
  await openForm()
  await expect(name).toHaveValue('Zoraquest')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: introductions.dialog.closeConfirm }).click()
  expect(await stored(page)).not.toContain('Zoraquest')
})
