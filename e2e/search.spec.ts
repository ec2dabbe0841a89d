import { expect, type Page, test as realTest } from './test.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, open, ready } from './app.ts'
import { cards, fillText, openAllDetails, resultsHeading, type Tongue, uiTexts } from './journey.ts'
import { openOwn } from './menu-steps.ts'
import { fetchListings, buildStorageWhileSearching, openPrepared, openWithResults } from './prepared.ts'
import { type SlowSearch, test } from './slow-search.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The loader of the running search; after a while its title says that it is finishing. */
function loader(page: Page, tongue: Tongue) {
  const { title, finalizingTitle } = uiTexts[tongue].search.loader
  return heading(page, title).or(heading(page, finalizingTitle))
}

/** Opens the app in the middle of a search, as after a reload. */
async function openSearching(page: Page, tongue: Tongue): Promise<void> {
  await openPrepared(page, tongue, buildStorageWhileSearching())
  await button(page, uiTexts[tongue].welcome.continueSearch).click()
  await expect(loader(page, tongue)).toBeVisible()
}

test('a search goes on over a reload, a tool and another page, and its list waits', async ({ page, search }) => {
  await openSearching(page, 'es')
  await test.step('a search outlives a reload, and says so', () =>
    expect(page.getByText(uiTexts.es.search.restored)).toBeVisible())
  await test.step('the loader tells what it finds as it comes', () => watchFinds(page, search))
  await test.step('a tool leads back to the search', () => openToolAndReturn(page))
  await test.step('on another page the search is shown, hidden, and leads back', () => meetIndicator(page, search))
  await test.step('whoever uses a tool is not taken away when the list is ready', () => finishInTool(page, search))
})

const { search: text, needs, common, results } = uiTexts.es
const live = (page: Page) => page.getByRole('region', { name: text.live.title })
const readyCard = (page: Page) => page.getByRole('region', { name: text.ready.title })

async function watchFinds(page: Page, search: SlowSearch): Promise<void> {
  const listings = await fetchListings('es')
  const needList = page.getByRole('region', { name: text.needs.title })
  await expect(needList.getByRole('listitem')).toHaveCount(4)
  await expect(live(page).getByText(text.live.empty)).toBeVisible()
  await expect(page.getByText(new RegExp(`^${fillText(text.counters.estimate, { count: '\\d+' })}$`))).toHaveCount(2)

  await search.tell(
    { type: 'need', need: 'housing', status: 'completed', percent: 100 },
    { type: 'need', need: 'employment', status: 'searching', percent: 50 },
    { type: 'counts', counts: { organizations: 41, programs: 72 } },
    ...listings.slice(0, 7).map((resource) => ({ type: 'found', resource }) as const),
  )
  const overall = page.getByRole('progressbar', { name: text.loader.overall })
  await expect(overall).toHaveAttribute('aria-valuetext', fillText(text.loader.percent, { percent: 75 }))
  await expect(needList.getByRole('listitem').filter({ hasText: needs.housing.label })).toContainText(
    text.needs.status.completed,
  )
  await expect(live(page).getByRole('listitem')).toHaveCount(5)
  await expect(live(page).getByRole('listitem').first()).toContainText(listings[6]?.name ?? '')
  await expect(page.getByText('41', { exact: true })).toBeVisible()
  await expect(page.getByText('72', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
}

async function openToolAndReturn(page: Page): Promise<void> {
  await page.getByRole('button', { name: text.prepTools.voting.title }).click()
  await expect(heading(page, text.prepTools.voting.title)).toBeVisible()
  await button(page, common.back).click()
  await expect(loader(page, 'es')).toBeVisible()
  await expect(live(page).getByRole('listitem')).toHaveCount(5)
}

async function meetIndicator(page: Page, search: SlowSearch): Promise<void> {
  const indicator = page.getByRole('region', { name: text.indicator.label })
  await open(page, '/my-introductions')
  await expect(indicator).toBeVisible()
  await expectNoAxeViolations(page, '.search-indicator')
  await indicator.getByRole('button', { name: text.indicator.view }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(loader(page, 'es')).toBeVisible()
  await expect(indicator).toHaveCount(0)

  await open(page, '/my-introductions')
  await indicator.getByRole('button', { name: text.indicator.dismiss }).click()
  await expect(indicator).toHaveCount(0)
  await page.reload()
  await ready(page)
  await search.answer(await fetchListings('es'))
  await expect(readyCard(page)).toBeVisible()
  await expect(indicator).toHaveCount(0)
  await readyCard(page).getByRole('button', { name: text.ready.view }).click()
  await expect(resultsHeading(page, 'es')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
}

async function finishInTool(page: Page, search: SlowSearch): Promise<void> {
  await button(page, results.searchAgain).click()
  await expect(loader(page, 'es')).toBeVisible()
  await page.getByRole('button', { name: text.prepTools.documents.title }).click()
  await expect(heading(page, text.prepTools.documents.title)).toBeVisible()
  await search.answer(await fetchListings('es'))
  await expect(readyCard(page)).toBeVisible()
  await expectNoAxeViolations(page, '.search-ready')
  await readyCard(page).getByRole('button', { name: text.ready.continueTask }).click()
  await expect(readyCard(page)).toHaveCount(0)
  await expect(heading(page, text.prepTools.documents.title)).toBeVisible()
  await button(page, common.back).click()
  await expect(resultsHeading(page, 'es')).toBeVisible()
}

test('a search that fails or finds nothing says so and leads on', async ({ page, search }) => {
  const { search: searchTexts, results: list, errors, onboarding } = uiTexts.en
  await openSearching(page, 'en')
  await search.refuse(500, { success: false, error: errors.internal, code: 'internal' })
  await expect(heading(page, searchTexts.failure.title)).toBeVisible()
  await expect(page.getByText(searchTexts.failure.http, { exact: true })).toBeVisible()
  await expect(page.getByText(searchTexts.failure.text)).toBeVisible()
  await expect(page.getByRole('link', { name: searchTexts.failure.call211 })).toHaveAttribute('href', 'tel:211')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  await button(page, searchTexts.failure.tryAgain).click()
  await search.answer([])
  await expect(page.getByText(searchTexts.noResults.title)).toBeVisible()
  await expect(page.getByText(searchTexts.noResults.hint)).toBeVisible()
  await expect(page.getByRole('main').locator('a[href="tel:211"]').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await button(page, list.changeSearch).click()
  await expect(heading(page, onboarding.location.title)).toBeVisible()
})

realTest('a card: call, website, share, report, heart, other language', async ({ page, context }) => {
  const { results: list, common: shared } = uiTexts.en
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openWithResults(page, 'en')
  await openAllDetails(page, 'en')
  const card = cards(page).filter({ hasText: list.card.directions }).first()
  const name = await card.getByRole('heading', { level: 3 }).innerText()
  await expect(card.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+?[\d,;]+$/)
  await expect(card.getByRole('link', { name: list.card.directions })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  )

  const website = page.getByRole('link', { name: list.card.openWebsite }).first()
  await website.click()
  await expect(page.getByText(list.website.blocked, { exact: true })).toBeVisible()
  await expect(page.getByText(list.website.blockedText)).toBeVisible()
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(website).toHaveAttribute('rel', /noopener/)

  await card.getByRole('button', { name: fillText(list.share.shareName, { name }) }).click()
  await expect(card.getByText(list.share.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(name)
  expect(copied).toContain(list.share.callFirst)

  const heart = card.getByRole('button', { name: fillText(list.card.save, { name }) })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await card.getByRole('button', { name: list.report.open }).click()
  const report = page.getByRole('dialog', { name: fillText(list.report.title, { name }) })
  await report.getByRole('button', { name: list.report.send }).click()
  await expect(report.getByText(list.report.choose)).toBeVisible()
  await report.getByRole('radio', { name: list.report.kinds.wrong_hours }).check()
  await expectNoAxeViolations(page, 'dialog')
  await report.getByRole('button', { name: list.report.send }).click()
  await expect(report.getByText(list.report.thanks)).toBeVisible()
  await report.getByRole('button', { name: shared.close }).last().click()

  const about = page.locator('.resource-card-about').first()
  const description = await about.innerText()
  await page.getByRole('radio', { name: shared.language.es }).click()
  await expect(resultsHeading(page, 'es')).toBeVisible()
  await expect(about).not.toHaveText(description)
  await expect(page.getByText(results.share.callFirst).first()).toBeVisible()

  await openOwn(page, 'es', 'saved')
  await expect(heading(page, uiTexts.es.saved.title)).toBeVisible()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: fillText(uiTexts.es.saved.removeName, { name }) }).click()
  await expect(page.getByRole('heading', { name: uiTexts.es.saved.empty.title })).toBeVisible()
})
