import { expect, test } from './test.ts'
import { open } from './app.ts'

const neutralSite = /weather\.gov/

test.beforeEach(async ({ page }) => {
  await page.route(neutralSite, (route) => route.fulfill({ body: 'weather', contentType: 'text/html' }))
})

test('quick exit leaves at once, and Back does not return', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => sessionStorage.setItem('chatModeActive', 'true'))
  await page.getByRole('button', { name: /Quick exit/ }).click()
  await expect(page).toHaveURL(neutralSite)
  await page.goBack()
  await expect(page).not.toHaveURL(/127\.0\.0\.1/)
})

test('the way out is there while the menu is open', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Quick exit/ })
    .click()
  await expect(page).toHaveURL(neutralSite)
})

test('Shift three times leaves too, also from the 404 page', async ({ page }) => {
  await open(page, '/no-such-page')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL(neutralSite)
})

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

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()

  await expect(page.getByText('This device is clear')).toBeVisible()
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

test('clearing works with no network', async ({ page, context }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('savedResources', '[]'))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Clear this device' }).click()
  await page.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(page.getByText('This device is clear')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
})

test('on a shared device nothing stays in local storage', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => localStorage.setItem('hasCompletedOnboarding', 'true'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Is this your own device?' }).click()
  await page.getByRole('button', { name: 'Shared', exact: true }).click()
  await expect(page.getByText('We will forget you when you close the browser.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hasCompletedOnboarding'))).toBeNull()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hasCompletedOnboarding'))).toBe('true')
})
