import { expect, type Page, test } from './test.ts'
import { tutorial as en } from '../src/content/en/tutorial.ts'
import { tutorial as es } from '../src/content/es/tutorial.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, ready } from './app.ts'
import { fillText, uiTexts } from './journey.ts'
import { openPrepared } from './prepared.ts'

const address = '/tutorial'

/** Checks for a video of some length with these lines as captions. */
async function expectFilm(page: Page, lines: readonly string[]): Promise<void> {
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0)
  const { seconds, captions } = await video.evaluate(async (film: HTMLVideoElement) => ({
    seconds: film.duration,
    captions: await (await fetch(film.querySelector('track')?.src ?? '')).text(),
  }))
  expect(seconds).toBeGreaterThan(5)
  for (const line of lines) expect(captions).toContain(line)
}

test('[en] the tour shows its films, remembers where one was, and leads into the app', async ({ page }) => {
  const title = (step: 'find' | 'chat') => page.getByRole('heading', { level: 2, name: en[step].title })
  await openPrepared(page, 'en', {}, address)
  await page.getByRole('button', { name: en.intro.start }).click()
  await expect(title('find')).toBeVisible()
  await expectFilm(page, en.find.lines)
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)

  await page.getByRole('button', { name: en.next, exact: true }).click()
  await expect(title('chat')).toBeFocused()
  await page.reload()
  await ready(page)
  await page.getByRole('button', { name: fillText(en.intro.goOn, { step: 2 }) }).click()
  await expect(title('chat')).toBeVisible()
  await page.getByRole('button', { name: fillText(en.goTo, { step: 3, title: en.plan.title }) }).click()
  await expect(page.getByRole('heading', { level: 2, name: en.complete.title })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: en.complete.start }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: uiTexts.en.welcome.headline })).toBeVisible()
})

test('[es] where a film does not come there are its words and two other ways; the next is Spanish', async ({
  page,
}) => {
  const films = '**/api/video/**'
  await page.route(films, (route) => route.fulfill({ status: 503 }))
  await openPrepared(page, 'es', {}, address)
  await page.getByRole('button', { name: es.intro.start }).click()
  await expect(page.getByText(es.video.errorTitle)).toBeVisible()
  await expect(page.getByRole('link', { name: es.video.newTab })).toHaveAttribute('href', /api\/video/)
  await page.getByText(es.transcript).click()
  await expect(page.getByText(es.find.lines[1] ?? '')).toBeVisible()

  await page.unroute(films)
  await page.getByRole('button', { name: es.next, exact: true }).click()
  await expectFilm(page, es.chat.lines)
  await page.route(films, (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: es.previous, exact: true }).click()
  await page.getByRole('button', { name: es.video.tryIt }).click()
  await expect(page.getByRole('heading', { name: uiTexts.es.onboarding.location.title })).toBeVisible()
})
