import { expect, test } from './test.ts'
import { tutorial as en } from '../src/content/en/tutorial.ts'
import { tutorial as es } from '../src/content/es/tutorial.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, ready } from './app.ts'
import { filled, openIn, tongues, words } from './journey.ts'

const texts = { en, es }

for (const tongue of tongues) {
  const t = texts[tongue]
  const title = (step: 'find' | 'chat' | 'plan') => ({ level: 2, name: t[step].title })

  test(`[${tongue}] the tour shows its three films, remembers where one was, and leads into the app`, async ({
    page,
  }) => {
    await openIn(page, tongue, '/tutorial')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: t.intro.start }).click()
    await expect(page.getByRole('heading', title('find'))).toBeVisible()
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0)
    const { seconds, captions } = await video.evaluate(async (film: HTMLVideoElement) => ({
      seconds: film.duration,
      captions: await (await fetch(film.querySelector('track')?.src ?? '')).text(),
    }))
    expect(seconds).toBeGreaterThan(5)
    for (const line of t.find.lines) expect(captions).toContain(line)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    await page.getByRole('button', { name: t.next, exact: true }).click()
    await expect(page.getByRole('heading', title('chat'))).toBeFocused()
    await page.reload()
    await ready(page)
    await page.getByRole('button', { name: filled(t.intro.goOn, { step: 2 }) }).click()
    await expect(page.getByRole('heading', title('chat'))).toBeVisible()
    await page.getByRole('button', { name: filled(t.goTo, { step: 3, title: t.plan.title }) }).click()
    await expect(page.getByRole('heading', { level: 2, name: t.complete.title })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: t.complete.start }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: words[tongue].welcome.headline })).toBeVisible()
  })

  test(`[${tongue}] without a film there are its words and two other ways`, async ({ page }) => {
    await page.route('**/api/video/**', (route) => route.fulfill({ status: 503 }))
    await openIn(page, tongue, '/tutorial')
    await page.getByRole('button', { name: t.intro.start }).click()
    await expect(page.getByText(t.video.errorTitle)).toBeVisible()
    await expect(page.getByRole('link', { name: t.video.newTab })).toHaveAttribute('href', /api\/video/)
    await page.getByText(t.transcript).click()
    await expect(page.getByText(t.find.lines[1])).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: t.video.tryIt }).click()
    await expect(page.getByRole('heading', { name: words[tongue].onboarding.location.title })).toBeVisible()
  })
}
