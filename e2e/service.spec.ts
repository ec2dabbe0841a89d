import { expect, test } from './test.ts'
import { adminListings } from '../src/content/en/admin-listings.ts'
import { adminReview as adminReviewEn } from '../src/content/en/admin-review.ts'
import { adminReview } from '../src/content/es/admin-review.ts'
import { adminShell } from '../src/content/en/admin-shell.ts'
import { community } from '../src/content/es/community.ts'
import { fitCheck } from '../src/content/en/fit-check.ts'
import { partnerListings } from '../src/content/en/partner-listings.ts'
import { opportunities } from '../src/content/en/opportunities.ts'
import { adminRoutes } from '../src/domain/navigation/routes.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open, ready } from './app.ts'
import { openPrepared } from './prepared.ts'
import { signInStaff } from './prepared-staff.ts'
import { newBrowser } from './staff-steps.ts'

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

test('[en] one administrator reaches every page of the service from a phone', async ({ browser }) => {
  const page = await signInStaff(browser, 'en', 'head@example.org', 'super_admin')
  for (const route of adminRoutes) {
    await test.step(route, async () => {
      await open(page, route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(adminShell.notYours.title)
      await expect(page.locator('main [aria-busy=true], main .ui-skeleton')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectBigTargets(page)
      await expectNoAxeViolations(page)
    })
  }
})

test('[en] an administrator adds one place by hand, and the search finds it at once', async ({ page, browser }) => {
  const admin = await signInStaff(browser, 'en', 'adder@example.org', 'admin')
  await open(admin, '/admin/listings?new=1')
  await admin.getByLabel(partnerListings.fields.name).fill('Harbor Night Shelter')
  await admin.getByLabel(partnerListings.fields.kind).selectOption('emergency-shelter')
  await admin.getByLabel(partnerListings.fields.street).fill('7 Harbor Street')
  await admin.getByLabel(partnerListings.fields.zip).fill('93301')
  await expectNoSidewaysScroll(admin)
  await expectBigTargets(admin)
  await expectNoAxeViolations(admin)
  await admin.getByRole('button', { name: adminReviewEn.editor.nextNew }).click()
  const sent = admin.waitForResponse((response) => response.url().endsWith('/api/admin/listings'))
  await admin.getByRole('button', { name: adminListings.new.save }).click()
  const { listing } = (await (await sent).json()) as { listing: { id: string } }
  await expect(admin.getByText('Harbor Night Shelter is added')).toBeVisible()

  const payload = { location: { state: 'CA', county: 'Kern' }, needs: { housing: true } }
  const found = await page.request.post('/api/search-resources', { data: payload })
  expect(JSON.stringify(await found.json())).toContain(listing.id)
})

test('[es] what somebody shares is public only after a person read it', async ({ page, browser }) => {
  const { share, card } = community
  const tip = 'Pida primero una tarjeta gratis en la biblioteca.'
  await openPrepared(page, 'es', {}, '/community')
  await page
    .getByRole('link', { name: share.open })
    .or(page.getByRole('button', { name: share.open }))
    .first()
    .click()
  await page.getByLabel(share.text).fill(tip)
  await page.getByRole('checkbox', { name: share.agree }).check()
  await page.getByRole('button', { name: share.send, exact: true }).click()
  await expect(page.getByText(share.sent)).toBeVisible()
  await expectNoAxeViolations(page)

  const reader = await newBrowser(browser)
  await openPrepared(reader, 'es', {}, '/community')
  await expect(reader.getByText(card.staff).first()).toBeVisible()
  await expect(reader.getByText(tip)).toHaveCount(0)

  const reviewer = await signInStaff(browser, 'es', 'posts@example.org', 'reviewer')
  await open(reviewer, '/admin/review?tab=posts')
  const post = reviewer.getByRole('article').filter({ hasText: tip })
  await post.getByRole('button', { name: adminReview.posts.publish }).click()
  const dialog = reviewer.getByRole('dialog')
  await dialog.getByRole('button', { name: adminReview.posts.sendPublish }).click()
  await expect(dialog).toBeHidden()

  await reader.reload()
  await ready(reader)
  await expect(reader.getByText(tip)).toBeVisible()
  await expect(reader.getByText(card.person).first()).toBeVisible()
})

test('[en] no answer of the fit check leaves the page', async ({ page }) => {
  const { fit, title } = opportunities
  await openPrepared(page, 'en', {}, '/opportunities')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.locator('summary', { hasText: fit.title }).click()
  const drugs = page.getByRole('checkbox', { name: fitCheck.kind.drugs })
  await expect(drugs).toBeVisible()
  const readStorage = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]))
  const before = await readStorage()
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await drugs.check()
  await page.getByRole('radio', { name: fitCheck.ages.old }).check()
  await expect(
    page
      .getByText(fit.result)
      .or(page.getByRole('button', { name: fit.forget }))
      .first(),
  ).toBeVisible()

  expect(requestedUrls.filter((url) => !url.endsWith('/api/ping') && !url.endsWith('/api/analytics/ping'))).toEqual([])
  await expect.poll(readStorage).toBe(before)
})
