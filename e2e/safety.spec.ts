import { expect, type Page, test } from './test.ts'
import { device as en } from '../src/content/en/device.ts'
import { device as es } from '../src/content/es/device.ts'
import { open } from './app.ts'
import { openIn } from './journey.ts'
import { openMenu } from './menu-steps.ts'

const neutralSite = /weather\.gov/

test('every way out leaves at once, and Back does not return', async ({ page }) => {
  await page.route(neutralSite, (route) => route.fulfill({ body: 'weather', contentType: 'text/html' }))
  await test.step('the button leaves, and Back does not return', async () => {
    await openIn(page, 'es')
    await page.evaluate(() => sessionStorage.setItem('chatModeActive', 'true'))
    await page.getByRole('button', { name: es.quickExitFull }).click()
    await expect(page).toHaveURL(neutralSite)
    await page.goBack()
    await expect(page).not.toHaveURL(/127\.0\.0\.1/)
  })
  await test.step('an open menu has only Close, and the keys leave from it', async () => {
    await open(page, '/')
    await openMenu(page, 'es')
    await expect(page.getByRole('dialog').getByRole('button', { name: es.quickExitFull })).toHaveCount(0)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(neutralSite)
  })
  await test.step('Shift three times leaves too, also from the 404 page', async () => {
    await open(page, '/no-such-page')
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(neutralSite)
  })
})

async function clearDevice(page: Page, text: typeof en | typeof es): Promise<void> {
  await page.getByRole('button', { name: text.clear }).click()
  await page.getByRole('button', { name: text.clearConfirm }).click()
  await expect(page.getByText(text.cleared)).toBeVisible()
}

test('clearing the device leaves nothing in the browser and erases what only it could read', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await page.evaluate(async () => {
    localStorage.setItem('savedResources', '[]')
    await caches.open('county-pack')
    await fetch('/api/action-plans', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId: 'fp_e2e', title: 'Call the clinic' }),
    })
  })
  const tasks = () =>
    page.evaluate(async () => (await (await fetch('/api/action-plans/fp_e2e')).json()).actionPlans.length)
  await expect.poll(tasks).toBe(1)
  const before = (await context.cookies()).find(({ name }) => name === 'sid')?.value

  await openMenu(page, 'en', 'about')
  await clearDevice(page, en)
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        kept: localStorage.length,
        session: sessionStorage.length,
        caches: await caches.keys(),
      })),
    )
    .toEqual({ kept: 0, session: 0, caches: [] })
  await expect.poll(tasks).toBe(0)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'sid')?.value).not.toBe(before)
})

test('a shared device keeps nothing in local storage, and is cleared without a network', async ({ page, context }) => {
  const local = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const session = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
  await openIn(page, 'es')
  await page.evaluate(() => localStorage.setItem('hasCompletedOnboarding', 'true'))
  await test.step('on a shared device nothing stays in local storage', async () => {
    await openMenu(page, 'es', 'about')
    await page.getByRole('button', { name: es.whose }).click()
    await page.getByRole('button', { name: es.shared, exact: true }).click()
    await expect(page.getByText(es.sharedKept)).toBeVisible()
    await expect.poll(() => local('hasCompletedOnboarding')).toBeNull()
    await expect.poll(() => session('hasCompletedOnboarding')).toBe('true')
  })
  await test.step('clearing works with no network', async () => {
    await openMenu(page, 'es', 'about')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.evaluate(() => localStorage.setItem('savedResources', '[]'))
    await context.setOffline(true)
    await clearDevice(page, es)
    await expect.poll(() => page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})
