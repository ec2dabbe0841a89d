import { expect, test } from './test.ts'
import { adminShell as enShell } from '../src/content/en/admin-shell.ts'
import { adminReview as enReview } from '../src/content/en/admin-review.ts'
import { community as enCommunity } from '../src/content/en/community.ts'
import { fitCheck as enFit } from '../src/content/en/fit-check.ts'
import { opportunities as enHub } from '../src/content/en/opportunities.ts'
import { adminShell as esShell } from '../src/content/es/admin-shell.ts'
import { adminReview as esReview } from '../src/content/es/admin-review.ts'
import { community as esCommunity } from '../src/content/es/community.ts'
import { fitCheck as esFit } from '../src/content/es/fit-check.ts'
import { opportunities as esHub } from '../src/content/es/opportunities.ts'
import { adminRoutes } from '../src/domain/navigation/routes.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, ready } from './app.ts'
import { openIn, type Tongue } from './journey.ts'
import { another, becomeStaff } from './staff-steps.ts'

const words = {
  en: { shell: enShell, review: enReview, community: enCommunity, fit: enFit, hub: enHub },
  es: { shell: esShell, review: esReview, community: esCommunity, fit: esFit, hub: esHub },
} as const
const tongues: readonly Tongue[] = ['en', 'es']

for (const tongue of tongues) {
  test(`one administrator reaches every page of the service from a phone (${tongue})`, async ({ browser }) => {
    const page = await another(browser, tongue, '/admin')
    await becomeStaff(page, tongue, `head-${tongue}@example.org`, 'super_admin')
    for (const route of adminRoutes) {
      await page.goto(route)
      await ready(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words[tongue].shell.notYours.title)
      await expect(page.locator('main [aria-busy=true], main .ui-skeleton')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectBigTargets(page)
      await expectNoAxeViolations(page)
    }
  })

  test(`what somebody shares is public only after a person read it (${tongue})`, async ({ page, browser }) => {
    const text = words[tongue].community
    const tip =
      tongue === 'en' ? 'Ask the library for a free card first.' : 'Pida primero una tarjeta gratis en la biblioteca.'
    await openIn(page, tongue, '/community')
    await page
      .getByRole('link', { name: text.share.open })
      .or(page.getByRole('button', { name: text.share.open }))
      .first()
      .click()
    await page.getByLabel(text.share.text).fill(tip)
    await page.getByRole('checkbox', { name: text.share.agree }).check()
    await page.getByRole('button', { name: text.share.send, exact: true }).click()
    await expect(page.getByText(text.share.sent)).toBeVisible()
    await expectNoAxeViolations(page)

    const reader = await another(browser, tongue, '/community')
    await expect(reader.getByText(text.card.staff).first()).toBeVisible()
    await expect(reader.getByText(tip)).toHaveCount(0)

    const reviewer = await another(browser, tongue, '/admin')
    await becomeStaff(reviewer, tongue, `posts-${tongue}@example.org`, 'reviewer')
    await reviewer.goto('/admin/review?tab=posts')
    const card = reviewer.getByRole('article').filter({ hasText: tip })
    await card.getByRole('button', { name: words[tongue].review.posts.publish }).click()
    const dialog = reviewer.getByRole('dialog')
    await dialog.getByRole('button', { name: words[tongue].review.posts.sendPublish }).click()
    await expect(dialog).toBeHidden()

    await reader.reload()
    await expect(reader.getByText(tip)).toBeVisible()
    await expect(reader.getByText(text.card.person).first()).toBeVisible()
  })

  test(`no answer of the fit check leaves the page (${tongue})`, async ({ page }) => {
    const { fit, hub } = words[tongue]
    await openIn(page, tongue, '/opportunities')
    await expect(page.getByRole('heading', { level: 1, name: hub.title })).toBeVisible()
    await page.locator('summary', { hasText: hub.fit.title }).click()
    const drugs = page.getByRole('checkbox', { name: fit.kind.drugs })
    await expect(drugs).toBeVisible()
    const kept = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]))
    const before = await kept()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await drugs.check()
    await page.getByRole('radio', { name: fit.ages.old }).check()
    await expect(
      page
        .getByText(hub.fit.result)
        .or(page.getByRole('button', { name: hub.fit.forget }))
        .first(),
    ).toBeVisible()

    expect(asked.filter((url) => !url.endsWith('/api/ping') && !url.endsWith('/api/analytics/ping'))).toEqual([])
    await expect.poll(kept).toBe(before)
  })
}
