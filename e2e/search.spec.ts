import { expect, type Page, test as realTest } from './test.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, open, ready } from './app.ts'
import { beginSearch, cards, filled, findHelp, openIn, resultsHeading, type Tongue, tongues, words } from './journey.ts'
import { realPlaces, test } from './slow-search.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

function loader(page: Page, tongue: Tongue) {
  return heading(page, words[tongue].search.loader.title)
}

/** Begins a search and waits until the loader shows it. */
async function watchSearch(page: Page, tongue: Tongue): Promise<void> {
  await beginSearch(page, tongue)
  await expect(loader(page, tongue)).toBeVisible()
}

for (const tongue of tongues) {
  const { search: text, needs, welcome, results, errors } = words[tongue]

  test(`[${tongue}] the loader tells what it finds, tools work, the list waits`, async ({ page, search, request }) => {
    const places = await realPlaces(request, tongue)
    await openIn(page, tongue)
    await watchSearch(page, tongue)
    const overall = page.getByRole('progressbar', { name: text.loader.overall })
    const needList = page.getByRole('region', { name: text.needs.title })
    const live = page.getByRole('region', { name: text.live.title })
    await expect(needList.getByRole('listitem')).toHaveCount(3)
    await expect(live.getByText(text.live.empty)).toBeVisible()
    await expect(page.getByText(new RegExp(`^${filled(text.counters.estimate, { count: '\\d+' })}$`))).toHaveCount(2)

    await search.tell(
      { type: 'need', need: 'housing', status: 'completed', percent: 100 },
      { type: 'need', need: 'employment', status: 'searching', percent: 50 },
      { type: 'counts', counts: { organizations: 41, programs: 72 } },
      ...places.slice(0, 7).map((resource) => ({ type: 'found', resource }) as const),
    )
    await expect(overall).toHaveAttribute('aria-valuetext', filled(text.loader.percent, { percent: 75 }))
    await expect(needList.getByRole('listitem').filter({ hasText: needs.housing.label })).toContainText(
      text.needs.status.completed,
    )
    await expect(live.getByRole('listitem')).toHaveCount(5)
    await expect(live.getByRole('listitem').first()).toContainText(places[6]?.name ?? '')
    await expect(page.getByText('41', { exact: true })).toBeVisible()
    await expect(page.getByText('72', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: text.prepTools.voting.title }).click()
    await expect(heading(page, text.prepTools.voting.title)).toBeVisible()
    await button(page, words[tongue].common.back).click()
    await expect(loader(page, tongue)).toBeVisible()
    await expect(live.getByRole('listitem')).toHaveCount(5)

    await page.getByRole('button', { name: text.prepTools.documents.title }).click()
    await expect(heading(page, text.prepTools.documents.title)).toBeVisible()
    await search.answer(places)
    const ready = page.getByRole('region', { name: text.ready.title })
    await expect(ready).toBeVisible()
    await expectNoAxeViolations(page)
    await ready.getByRole('button', { name: text.ready.continueTask }).click()
    await expect(ready).toHaveCount(0)
    await expect(heading(page, text.prepTools.documents.title)).toBeVisible()
    await button(page, words[tongue].common.back).click()
    await expect(resultsHeading(page, tongue)).toBeVisible()
  })

  test(`[${tongue}] on another page the search is shown, hidden, and leads back`, async ({ page, search, request }) => {
    const places = await realPlaces(request, tongue)
    await openIn(page, tongue)
    await watchSearch(page, tongue)
    await open(page, '/my-introductions')
    const indicator = page.getByRole('region', { name: text.indicator.label })
    await expect(indicator).toBeVisible()
    await expectNoAxeViolations(page)
    await indicator.getByRole('button', { name: text.indicator.view }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(loader(page, tongue)).toBeVisible()
    await expect(indicator).toHaveCount(0)

    await open(page, '/my-introductions')
    await indicator.getByRole('button', { name: text.indicator.dismiss }).click()
    await expect(indicator).toHaveCount(0)
    await page.reload()
    await ready(page)
    await search.answer(places)
    const card = page.getByRole('region', { name: text.ready.title })
    await expect(card).toBeVisible()
    await expect(indicator).toHaveCount(0)
    await card.getByRole('button', { name: text.ready.view }).click()
    await expect(resultsHeading(page, tongue)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)

    await button(page, results.searchAgain).click()
    await expect(loader(page, tongue)).toBeVisible()
    await open(page, '/my-introductions')
    await expect(indicator, 'a newer search shows it again').toBeVisible()
  })

  test(`[${tongue}] a search outlives a reload, but not its five minutes`, async ({ page, search, request }) => {
    const places = await realPlaces(request, tongue)
    await openIn(page, tongue)
    await watchSearch(page, tongue)
    await page.reload()
    await ready(page)
    await button(page, welcome.continueSearch).click()
    await expect(loader(page, tongue)).toBeVisible()
    await expect(page.getByText(text.restored)).toBeVisible()
    await search.answer(places)
    await expect(resultsHeading(page, tongue)).toBeVisible()

    await button(page, results.searchAgain).click()
    await expect(loader(page, tongue)).toBeVisible()
    for (const spoil of [tooOld, unreadable]) {
      const asked = search.asked
      await page.evaluate(spoil)
      await page.reload()
      await ready(page)
      await expect(button(page, welcome.viewResources)).toBeVisible()
      await expect(button(page, welcome.continueSearch)).toHaveCount(0)
      await button(page, welcome.viewResources).click()
      await expect(cards(page)).toHaveCount(6)
      expect(search.asked).toBe(asked)
    }
  })

  test(`[${tongue}] every way a search can fail says so and leads on`, async ({ page, search }) => {
    await page.clock.install()
    await openIn(page, tongue)
    await watchSearch(page, tongue)
    const failed = heading(page, text.failure.title)
    const expectFailure = async (sentence: string) => {
      await expect(failed).toBeVisible()
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
      await expect(page.getByText(text.failure.text)).toBeVisible()
      await expect(page.getByRole('link', { name: text.failure.call211 })).toHaveAttribute('href', 'tel:211')
    }
    await expect.poll(() => search.asked).toBe(1)
    await page.clock.fastForward('04:50')
    await expect(heading(page, text.loader.finalizingTitle)).toBeVisible()
    await page.clock.fastForward('00:10')
    await expectFailure(text.failure.timeout)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)

    const turns = [
      [500, { success: false, error: errors.internal, code: 'internal' }, text.failure.http],
      [400, { success: false, error: errors.unknown_county, code: 'unknown_county' }, errors.unknown_county],
      [200, { success: false, error: errors.coverage_coming_soon }, errors.coverage_coming_soon],
      [200, { success: false }, text.failure.refused],
    ] as const
    for (const [status, body, sentence] of turns) {
      await button(page, text.failure.tryAgain).click()
      await expect(loader(page, tongue)).toBeVisible()
      await search.refuse(status, body)
      await expectFailure(sentence)
    }

    await button(page, text.failure.tryAgain).click()
    await search.answer([])
    await expect(page.getByText(text.noResults.title)).toBeVisible()
    await expect(page.getByText(text.noResults.hint)).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="tel:211"]').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await button(page, results.changeSearch).click()
    await expect(heading(page, words[tongue].onboarding.location.title)).toBeVisible()
  })

  realTest(`[${tongue}] a card: call, website, share, report, heart, other language`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      window.open = () => null
    })
    await openIn(page, tongue)
    await findHelp(page, tongue)
    const card = cards(page).filter({ hasText: results.card.directions }).first()
    const name = await card.getByRole('heading', { level: 3 }).innerText()
    await expect(card.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+?[\d,;]+$/)
    await expect(card.getByRole('link', { name: results.card.directions })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    )

    const website = page.getByRole('link', { name: results.card.openWebsite }).first()
    await website.click()
    await expect(page.getByText(results.website.blocked, { exact: true })).toBeVisible()
    await expect(page.getByText(results.website.blockedText)).toBeVisible()
    await expect(website).toHaveAttribute('target', '_blank')
    await expect(website).toHaveAttribute('rel', /noopener/)

    await card.getByRole('button', { name: filled(results.share.shareName, { name }) }).click()
    await expect(card.getByText(results.share.copied)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(name)
    expect(copied).toContain(results.share.callFirst)

    const heart = card.getByRole('button', { name: filled(results.card.save, { name }) })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await card.locator('summary').click()
    await card.getByRole('button', { name: results.report.open }).click()
    const report = page.getByRole('dialog', { name: filled(results.report.title, { name }) })
    await report.getByRole('button', { name: results.report.send }).click()
    await expect(report.getByText(results.report.choose)).toBeVisible()
    await report.getByRole('radio', { name: results.report.kinds.wrong_hours }).check()
    await expectNoAxeViolations(page)
    await report.getByRole('button', { name: results.report.send }).click()
    await expect(report.getByText(results.report.thanks)).toBeVisible()
    await report.getByRole('button', { name: words[tongue].common.close }).last().click()

    const other = tongue === 'en' ? 'es' : 'en'
    const about = page.locator('.resource-card-about').first()
    const told = await about.innerText()
    await page.getByRole('radio', { name: words.en.common.language[other] }).click()
    await expect(resultsHeading(page, other)).toBeVisible()
    await expect(about).not.toHaveText(told)
    await expect(page.getByText(words[other].results.share.callFirst).first()).toBeVisible()

    await page.getByRole('button', { name: words[other].menu.title }).click()
    await page.getByRole('button', { name: words[other].menu.saved }).click()
    await expect(heading(page, words[other].saved.title)).toBeVisible()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.getByRole('button', { name: filled(words[other].saved.removeName, { name }) }).click()
    await expect(page.getByRole('heading', { name: words[other].saved.empty.title })).toBeVisible()
  })
}

/** Both run in the page. */
function tooOld(): void {
  const key = 'next-chapter-search-progress'
  const progress = JSON.parse(localStorage.getItem(key) ?? '{}') as object
  // Written again by the running search once a second: the last word is that of the page that goes.
  addEventListener('pagehide', () => {
    localStorage.setItem(key, JSON.stringify({ ...progress, searchStartTime: Date.now() - 301_000 }))
  })
}

function unreadable(): void {
  addEventListener('pagehide', () => localStorage.setItem('next-chapter-search-progress', '{not json'))
}
