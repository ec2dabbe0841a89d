import { expect, test } from './test.ts'
import { common } from '../src/content/en/common.ts'
import { adminRoutes, partnerRoutes, publicRoutes } from '../src/domain/navigation/routes.ts'
import { expectBigTargets, expectCleanInBothThemes, expectNoSidewaysScroll, open, ready } from './app.ts'
import { tongues } from './journey.ts'
import { openPrepared, seedStorage } from './prepared.ts'

/** All routes behind a sign-in look alike until a user signs in, so one of each is checked in detail. */
const different = [...publicRoutes, '/partner-portal', '/reggie-control', '/hybrid-chat-demo']
/** Half of them in one test, so that the tests take about equally long. */
const halves = [0, 1].map((half) => different.filter((_, index) => index % 2 === half))

for (const tongue of tongues) {
  for (const routes of halves) {
    test(`[${tongue}] at 320 px, light and dark, without an accessibility fault: ${routes.join(' ')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await seedStorage(page, tongue)
      for (const route of routes) {
        await test.step(route, async () => {
          await page.emulateMedia({ colorScheme: 'light' })
          expect((await page.goto(route))?.status()).toBe(200)
          await ready(page)
          await expect(page.locator('html')).toHaveAttribute('lang', tongue)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('main')).toHaveCount(1)
          await expectNoSidewaysScroll(page)
          await expectBigTargets(page)
          await expectCleanInBothThemes(page)
        })
      }
    })
  }
}

for (const { routes, door: signInTitle } of [
  { routes: partnerRoutes, door: 'Partner portal' },
  { routes: adminRoutes, door: 'Staff sign-in' },
]) {
  test(`[en] every address behind “${signInTitle}” shows the sign-in and nothing more`, async ({ page }) => {
    await openPrepared(page, 'en', {}, '/no-such-page')
    const title = page.getByRole('heading', { level: 1 })
    for (const route of routes) {
      expect((await page.request.get(route)).status()).toBe(200)
      // Navigates within the open page, with another page in between: a full load for each would take most of the time.
      await page.evaluate((path) => history.pushState(null, '', path), route)
      await expect(title).toHaveText(signInTitle)
      await page.evaluate(() => history.pushState(null, '', '/no-such-page'))
      await expect(title).toHaveText(common.notFound.title)
    }
  })
}

test('[en] an unknown address is told as 404, with a way back and a way home, which fits at twice the text size', async ({
  page,
}) => {
  await open(page, '/community')
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expectCleanInBothThemes(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/community$/)
  await page.goForward()
  await page.getByRole('button', { name: 'Go Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back to your life.')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('button', { name: 'Hide this site' })).toBeInViewport()
})
