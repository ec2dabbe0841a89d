import { expect, test } from './test.ts'
import { adminRoutes, partnerRoutes, publicRoutes } from '../src/domain/navigation/routes.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open } from './app.ts'

/** Behind a door all addresses look alike until somebody is let in: one of each is looked at closely. */
const different = [...publicRoutes, '/partner-portal', '/reggie-control']

for (const route of different) {
  test(`${route} resolves, at 320 px, without an accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(route)),
      open(page, route),
    ])
    expect(reply.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)
    await expectNoAxeViolations(page)
  })
}

for (const { routes, door } of [
  { routes: partnerRoutes, door: 'Partner portal' },
  { routes: adminRoutes, door: 'Staff sign-in' },
]) {
  test(`every address behind “${door}” shows the door and nothing more`, async ({ page }) => {
    for (const route of routes) {
      await open(page, route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(door)
    }
  })
}

for (const { theme, locale } of [
  { theme: 'dark', locale: 'en-US' },
  { theme: 'dark', locale: 'es-US' },
  { theme: 'light', locale: 'es-US' },
] as const) {
  test(`welcome, a page and the door are readable in ${theme} and ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      colorScheme: theme,
      locale,
      baseURL: baseURL ?? '',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const route of ['/', '/community', '/partner-portal', '/no-such-page']) {
      await open(page, route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
    }
    await context.close()
  })
}

test('an unknown address is told as 404, with a way home and a way back', async ({ page }) => {
  await open(page, '/community')
  const [reply] = await Promise.all([page.waitForResponse('**/no-such-page'), open(page, '/no-such-page')])
  expect(reply.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/community$/)
  await page.goForward()
  await page.getByRole('button', { name: 'Go Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back to your life.')
})

test('at twice the text size nothing is cut off sideways', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('button', { name: /Quick exit/ })).toBeInViewport()
})
