import { expect, test } from './test.ts'
import { adminReview as adminReviewEn } from '../src/content/en/admin-review.ts'
import { adminReviewQueue as queueEn } from '../src/content/en/admin-review-queue.ts'
import { knowPlace as knowPlaceEn } from '../src/content/en/know-place.ts'
import { adminReview as adminReviewEs } from '../src/content/es/admin-review.ts'
import { adminReviewQueue as queueEs } from '../src/content/es/admin-review-queue.ts'
import { knowPlace as knowPlaceEs } from '../src/content/es/know-place.ts'
import { SearchReply } from '../src/contracts/search.ts'
import { noNeeds } from '../src/domain/onboarding/context.ts'
import { resultsCacheVersion } from '../src/domain/search/stored-search.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open } from './app.ts'
import { fillText, type Tongue, uiTexts } from './journey.ts'
import { openPrepared } from './prepared.ts'
import { signInStaff } from './prepared-staff.ts'

const texts = {
  en: { form: knowPlaceEn, queue: queueEn.suggestions, editor: adminReviewEn.editor },
  es: { form: knowPlaceEs, queue: queueEs.suggestions, editor: adminReviewEs.editor },
} as const
/** The county with the fewest people has no ride listed. */
const location = { state: 'TX', county: 'Loving' }
const needs = { ...noNeeds, transportation: true }

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

const visits: [language: Tongue, viewport: { width: number; height: number }][] = [
  ['en', { width: 390, height: 844 }],
  ['es', { width: 1280, height: 800 }],
]
for (const [language, viewport] of visits) {
  test(`[${language}] a place told on an empty card becomes a draft that only staff see`, async ({ page, browser }) => {
    const { form, queue, editor } = texts[language]
    const { results } = uiTexts[language]
    const name = `Mesa Van ${language}`
    await page.setViewportSize(viewport)
    const reply = await page.request.post('/api/search-resources', { data: { location, needs, language } })
    const { resources = [], metadata } = SearchReply.parse(await reply.json())
    const lastSearchResults = {
      resources,
      absences: metadata?.absences ?? [],
      location,
      needs,
      language,
      timestamp: Date.now(),
    }
    const userSession = { userLocation: location, userNeeds: needs }
    const stored = { cacheVersion: resultsCacheVersion, hasCompletedOnboarding: true, lastSearchResults, userSession }
    await openPrepared(page, language, stored)
    await page.getByRole('button', { name: uiTexts[language].welcome.viewResources, exact: true }).click()
    await test.step('three fields and one press', async () => {
      await page.getByRole('button', { name: results.knowPlace }).first().click()
      const dialog = page.getByRole('dialog', { name: fillText(form.title, location) })
      await expect(dialog.getByLabel(form.name)).toBeFocused()
      await expectNoSidewaysScroll(page)
      await expectBigTargets(page)
      await expectNoAxeViolations(page)
      await page.keyboard.type(name)
      await dialog.getByLabel(form.where).fill('432-555-0147')
      await dialog.getByLabel(form.what).fill('Rides to the clinic <b>on Mondays</b>')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(form.thanks)).toBeVisible()
      await expectNoAxeViolations(page)
    })

    const admin = await signInStaff(browser, language, `told-${language}@example.org`, 'admin')
    await admin.setViewportSize(viewport)
    await open(admin, '/admin/review?tab=suggestions')
    const card = admin.getByRole('article').filter({ hasText: name })
    await expect(card.getByText('(432) 555-0147')).toBeVisible()
    await expectNoSidewaysScroll(admin)
    await expectNoAxeViolations(admin)
    await card.getByRole('button', { name: fillText(queue.draftNamed, { name }) }).click()
    await admin.getByRole('link', { name: queue.openDraft }).click()
    await expect(admin.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(admin.getByText(editor.draft, { exact: true }).first()).toBeVisible()

    const after = await page.request.post('/api/search-resources', { data: { location, needs, language } })
    expect(await after.text()).not.toContain(name)
  })
}
