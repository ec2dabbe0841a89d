import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, open, ready } from './app.ts'
import { device } from '../src/content/en/device.ts'
import {
  beginSearch,
  cards,
  chooseByZip,
  fillText,
  openConnectableCards,
  openIn,
  resultsHeading,
  testCounty,
  uiTexts,
} from './journey.ts'
import { openMenu, openOwn } from './menu-steps.ts'
import { fetchListings, buildStorageAfterSearch, buildStorageWhileSearching, openPrepared } from './prepared.ts'
import { test } from './slow-search.ts'

const { welcome, onboarding, needs, search: text, results, saved, menu, common, introductions } = uiTexts.en
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The loader of the running search; after a while its title says that it is finishing. */
const loader = (page: Page) => heading(page, text.loader.title).or(heading(page, text.loader.finalizingTitle))

async function openFromMenu(page: Page, name: string): Promise<void> {
  await button(page, menu.title).click()
  await page.getByRole('navigation', { name: menu.title }).getByRole('button', { name }).click()
}

/**
 * Three taps at the same position, 80 ms apart by the time that the events carry: the later ones hit whatever the first
 * one opened. Sent without waiting in between, because a busy machine would turn them into taps of a patient person.
 */
async function tapThrice(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to tap')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const browser = await page.context().newCDPSession(page)
  const startedAt = Date.now() / 1000
  await Promise.all(
    [0, 1, 2].flatMap((tap) => [
      browser.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [point],
        timestamp: startedAt + tap * 0.08,
      }),
      browser.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: startedAt + tap * 0.08 + 0.02,
      }),
    ]),
  )
  await browser.detach()
}

test('two and three taps do once what one tap does', async ({ page, search }) => {
  await openIn(page, 'en')
  await tapThrice(page, page.getByRole('button', { name: welcome.findResources }))
  await expect(heading(page, onboarding.location.title)).toBeVisible()
  await page.getByRole('combobox', { name: onboarding.place.label }).fill(testCounty.zip)
  await tapThrice(page, button(page, onboarding.continue))
  await expect(heading(page, onboarding.needs.title)).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: needs.housing.label }).check({ force: true })
  await tapThrice(page, page.getByRole('button', { name: onboarding.needs.find }))
  await expect(heading(page, text.loader.title)).toBeVisible()
  await search.answer(await fetchListings('en'))
  await expect(resultsHeading(page, 'en')).toBeVisible()
  expect(search.asked).toBe(1)

  const card = (await openConnectableCards(page, 'en')).first()
  const name = await card.getByRole('heading', { level: 3 }).innerText()
  const heart = card.getByRole('button', { name: fillText(results.card.save, { name }) })
  await tapThrice(page, heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('savedResources') ?? '[]').length))
    .toBe(1)

  await tapThrice(page, card.getByRole('button', { name: fillText(results.card.connectTo, { name }) }))
  // Whether a partner reads for the place depends on what other journeys do at the same time; both dialogs name it.
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await dialog.getByRole('button', { name: introductions.dialog.close }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await tapThrice(page, page.getByRole('button', { name: fillText(results.pages.page, { page: 2 }) }))
  await expect(page.getByRole('heading', { level: 2, name: /7–12/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('reload, Back and Forward at every step lead to welcome with the way on', async ({ page, search }) => {
  const reload = () => page.reload()
  const backAndForward = async () => {
    await page.goBack()
    await page.goForward()
  }
  const goWhere = () => page.getByRole('button', { name: welcome.findResources }).click()
  // The steps before anything is stored behave alike, so each is left in only one of the two ways.
  const early: { title: string; reach: () => Promise<void>; leave: () => Promise<unknown> }[] = [
    { title: 'welcome', reach: () => Promise.resolve(), leave: backAndForward },
    { title: 'where', reach: goWhere, leave: reload },
    {
      title: 'what',
      reach: async () => {
        await goWhere()
        await chooseByZip(page, 'en')
      },
      leave: backAndForward,
    },
  ]
  await page.goto('about:blank')
  await openIn(page, 'en')
  for (const { title, reach, leave } of early) {
    await test.step(title, async () => {
      await reach()
      await leave()
      await ready(page)
      await expect(heading(page, welcome.headline)).toBeVisible()
      await expect(button(page, welcome.findResources)).toBeVisible()
    })
  }
  expect(search.asked).toBe(0)
})

test('reload, Back and Forward keep a search that runs, a list and saved places', async ({ page, search }) => {
  const leave = async () => {
    for (const turn of [() => page.reload(), () => page.goBack().then(() => page.goForward())]) {
      await turn()
      await ready(page)
      await expect(heading(page, welcome.headline)).toBeVisible()
    }
  }
  await page.goto('about:blank')
  await openPrepared(page, 'en', buildStorageWhileSearching())
  await test.step('a search that runs', async () => {
    await button(page, welcome.continueSearch).click()
    await expect(loader(page)).toBeVisible()
    await leave()
    await expect(button(page, welcome.continueSearch)).toBeVisible()
  })
  await test.step('the list', async () => {
    await button(page, welcome.continueSearch).click()
    await search.answer(await fetchListings('en'))
    await expect(resultsHeading(page, 'en')).toBeVisible()
    await leave()
    await expect(button(page, welcome.viewResources)).toBeVisible()
  })
  await test.step('saved places', async () => {
    await openOwn(page, 'en', 'saved')
    await page.reload()
    await ready(page)
    await button(page, welcome.viewResources).click()
    // The best two for each of the four needs.
    await expect(cards(page)).toHaveCount(8)
  })
})

test('two tabs: one search, the same saved places, one clearing', async ({ page, context, search }) => {
  const other = await context.newPage()
  await openPrepared(page, 'en', buildStorageWhileSearching())
  await open(other, '/')
  for (const tab of [page, other]) {
    await button(tab, welcome.continueSearch).click()
    await expect(loader(tab)).toBeVisible()
  }
  await search.answer(await fetchListings('en'))
  for (const tab of [page, other]) await expect(resultsHeading(tab, 'en')).toBeVisible()
  expect(search.asked).toBe(1)

  const name = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
  await openOwn(other, 'en', 'saved')
  await expect(other.getByRole('heading', { name: saved.empty.title })).toBeVisible()
  await page.getByRole('button', { name: fillText(results.card.save, { name }) }).click()
  await expect(other.getByRole('heading', { name, exact: true })).toBeVisible()

  await openMenu(other, 'en', 'about')
  await other.getByRole('button', { name: device.clear }).click()
  await other.getByRole('button', { name: device.clearConfirm }).click()
  await expect(heading(other, welcome.headline)).toBeVisible()
  await expect(heading(page, results.noList.title)).toBeVisible()
  await button(page, results.noList.find).click()
  await expect(heading(page, onboarding.location.title)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedResources'))).toBeNull()
})

/** Browser features that can be refused, each as a script that runs before the product. */
const refusals = {
  fullStorage: () => {
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`full ${localStorage.length}`, 'x'.repeat(size))
      } catch {
        /* no further entry of this size fits */
      }
    }
  },
  noStorage: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      })
    }
  },
  blockedCookies: () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
  },
  refusedCookies: () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  },
  foreignFaults: () => {
    setInterval(() => {
      throw new Error('not ours')
    }, 200)
    setInterval(() => void Promise.reject(new Error('not kept')), 200)
  },
} satisfies Record<string, () => void>

for (const [title, tongue, scripts] of [
  ['storage that is full and cookies that are blocked', 'en', [refusals.fullStorage, refusals.blockedCookies]],
  [
    'storage switched off, cookies that may not be asked for and faults in every timer of somebody else',
    'es',
    [refusals.noStorage, refusals.refusedCookies, refusals.foreignFaults],
  ],
] as const) {
  test(`with ${title} a person finds help and keeps a place`, async ({ page, context, search }) => {
    const texts = uiTexts[tongue]
    await context.route('**/api/**', async (route) => {
      await context.clearCookies()
      await route.fallback()
    })
    for (const script of scripts) await page.addInitScript(script)
    await open(page, '/')
    // Without storage, the language is chosen on the page.
    if (tongue === 'es') await page.getByRole('radio', { name: common.language.es }).click()
    await beginSearch(page, tongue)
    await search.answer(await fetchListings(tongue))
    await expect(resultsHeading(page, tongue)).toBeVisible()
    const card = (await openConnectableCards(page, tongue)).first()
    const name = await card.getByRole('heading', { level: 3 }).innerText()
    await card.getByRole('button', { name: fillText(texts.results.card.save, { name }) }).click()
    await card.getByRole('button', { name: fillText(texts.results.card.connectTo, { name }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.introductions.dialog.close }).last().click()
    await openOwn(page, tongue, 'saved')
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.reload()
    await ready(page)
    // The language could not be stored either, so the next load uses the browser's language.
    await expect(heading(page, welcome.headline)).toBeVisible()
    await expect(page.locator('a[href="tel:211"], a[href="https://www.211.org"]').first()).toBeVisible()
  })
}

test('a fault while a screen is drawn leaves 2-1-1, another try and the menu', async ({ page }) => {
  await openPrepared(page, 'en', await buildStorageAfterSearch('en'))
  await page.evaluate(() => {
    const real = Intl.DateTimeFormat
    Object.assign(window, {
      repair: () => {
        Intl.DateTimeFormat = real
      },
      // Where the browser has it, the hour is read from this one.
      Temporal: undefined,
    })
    Intl.DateTimeFormat = (() => {
      throw new Error('broken while drawing')
    }) as never
  })
  await button(page, welcome.viewResources).click()
  await expect(heading(page, common.failure.title)).toBeVisible()
  await expect(page.getByRole('link', { name: common.call211 })).toHaveAttribute('href', 'tel:211')
  await openFromMenu(page, menu.home)
  await expect(heading(page, welcome.headline)).toBeVisible()
  await button(page, welcome.viewResources).click()
  await expect(heading(page, common.failure.title)).toBeVisible()
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair())
  await button(page, common.tryAgain).click()
  await expect(resultsHeading(page, 'en')).toBeVisible()
})

/** In Spanish, because its texts are longer. */
test('nothing scrolls sideways: 320 px, text twice as big', async ({ page, search }) => {
  const texts = uiTexts.es
  const listings = await fetchListings('es')
  await openIn(page, 'es')
  await expectFits(page, 'welcome')
  await page.getByRole('button', { name: texts.welcome.findResources }).click()
  await expectFits(page, 'where')
  await page.getByRole('button', { name: texts.onboarding.location.choose }).click()
  await expectFits(page, 'where, with the lists')
  await chooseByZip(page, 'es')
  await page.getByRole('checkbox', { name: texts.needs.other.label }).check({ force: true })
  await page.getByLabel(texts.onboarding.needs.otherLabel).fill('x'.repeat(60))
  await expectFits(page, 'what')
  await page.getByRole('button', { name: texts.onboarding.needs.find }).click()
  await search.tell(...listings.slice(0, 5).map((resource) => ({ type: 'found', resource }) as const))
  await expect(page.getByRole('region', { name: texts.search.live.title }).getByRole('listitem')).toHaveCount(5)
  await expectFits(page, 'the search')
  await search.answer(listings)
  await expect(resultsHeading(page, 'es')).toBeVisible()
  await expectFits(page, 'the list')
  const name = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
  await page.getByRole('button', { name: fillText(texts.results.card.save, { name }) }).click()
  await openOwn(page, 'es', 'saved')
  await expect(heading(page, texts.saved.title)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFits(page, 'saved places')
})

async function expectFits(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    for (const { width, size } of [
      { width: 320, size: '100%' },
      { width: 390, size: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      await expectNoSidewaysScroll(page)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
  })
}
