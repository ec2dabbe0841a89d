import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, open, ready } from './app.ts'
import { beginSearch, cards, chooseByZip, filled, openIn, resultsHeading, tongues, words } from './journey.ts'
import { realPlaces, test } from './slow-search.ts'

const { welcome, onboarding, needs, search: text, results, saved, menu, common, introductions } = words.en
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hour = 3_600_000

async function openFromMenu(page: Page, name: string): Promise<void> {
  await button(page, menu.title).click()
  await page.getByRole('navigation', { name: menu.title }).getByRole('button', { name }).click()
}

/** Three taps in the same place, as fast as they come: the later ones meet whatever the first brought up. */
async function tapThrice(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to tap')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let tap = 0; tap < 3; tap += 1) await page.touchscreen.tap(x, y)
}

test('a clock set back or forward an hour during a search costs no one the list', async ({ page, search, request }) => {
  const places = await realPlaces(request)
  await page.clock.install()
  await openIn(page, 'en')
  await beginSearch(page, 'en')
  for (const shift of [-hour, hour]) {
    await expect(heading(page, text.loader.title)).toBeVisible()
    await page.clock.setSystemTime(Date.now() + shift)
    await search.tell(...places.slice(0, 1).map((resource) => ({ type: 'found', resource }) as const))
    await expect(page.getByRole('region', { name: text.live.title }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(/-\d/)).toHaveCount(0)
    await search.answer(places)
    await expect(resultsHeading(page, 'en')).toBeVisible()
    await button(page, results.searchAgain).click()
  }
  await expect(heading(page, text.loader.title).or(heading(page, text.loader.finalizingTitle))).toBeVisible()
  await page.clock.setSystemTime(Date.now() - hour)
  await page.reload()
  await ready(page)
  await button(page, welcome.viewResources).click()
  await expect(cards(page)).toHaveCount(6)
})

test('two and three taps do once what one tap does', async ({ page, search, request }) => {
  const places = await realPlaces(request)
  await openIn(page, 'en')
  await tapThrice(page, page.getByRole('button', { name: welcome.findResources }))
  await expect(heading(page, onboarding.location.title)).toBeVisible()
  await chooseByZip(page, 'en')
  await tapThrice(page, button(page, onboarding.continue))
  await expect(heading(page, onboarding.needs.title)).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: needs.housing.label }).check({ force: true })
  await tapThrice(page, page.getByRole('button', { name: onboarding.needs.find }))
  await expect(heading(page, text.loader.title)).toBeVisible()
  await search.answer(places)
  await expect(resultsHeading(page, 'en')).toBeVisible()
  expect(search.asked).toBe(1)

  const card = cards(page).first()
  const name = await card.getByRole('heading', { level: 3 }).innerText()
  const heart = card.getByRole('button', { name: filled(results.card.save, { name }) })
  await tapThrice(page, heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('savedResources') ?? '[]').length))
    .toBe(1)

  await tapThrice(page, card.getByRole('button', { name: filled(results.card.connectTo, { name }) }))
  const dialog = page.getByRole('dialog', { name: filled(introductions.dialog.title, { name }) })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await dialog.getByRole('button', { name: introductions.dialog.close }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await tapThrice(page, page.getByRole('button', { name: filled(results.pages.page, { page: 2 }) }))
  await expect(page.getByRole('heading', { level: 2, name: /7–12/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('reload, Back and Forward at every step lead to welcome with the list', async ({ page, search, request }) => {
  // Twelve loads.
  const places = await realPlaces(request)
  const leave = [
    () => page.reload(),
    async () => {
      await page.goBack()
      await page.goForward()
    },
  ]
  const steps: { reach: () => Promise<void>; wayOn: string }[] = [
    { reach: () => Promise.resolve(), wayOn: welcome.findResources },
    { reach: () => page.getByRole('button', { name: welcome.findResources }).click(), wayOn: welcome.findResources },
    {
      reach: async () => {
        await page.getByRole('button', { name: welcome.findResources }).click()
        await chooseByZip(page, 'en')
        await button(page, onboarding.continue).click()
        await expect(heading(page, onboarding.needs.title)).toBeVisible()
      },
      wayOn: welcome.findResources,
    },
    {
      reach: async () => {
        const searching = button(page, welcome.continueSearch)
        await ((await searching.isVisible()) ? searching.click() : beginSearch(page, 'en'))
        await expect(heading(page, text.loader.title)).toBeVisible()
      },
      wayOn: welcome.continueSearch,
    },
    {
      reach: async () => {
        if (await button(page, welcome.viewResources).isVisible()) return button(page, welcome.viewResources).click()
        await button(page, welcome.continueSearch).click()
        await search.answer(places)
        await expect(resultsHeading(page, 'en')).toBeVisible()
      },
      wayOn: welcome.viewResources,
    },
    { reach: () => openFromMenu(page, menu.saved), wayOn: welcome.viewResources },
  ]
  await page.goto('about:blank')
  await openIn(page, 'en')
  for (const { reach, wayOn } of steps) {
    for (const turn of leave) {
      await reach()
      await turn()
      await ready(page)
      await expect(heading(page, welcome.headline)).toBeVisible()
      await expect(button(page, wayOn)).toBeVisible()
    }
  }
  await button(page, welcome.viewResources).click()
  await expect(cards(page)).toHaveCount(6)
})

test('two tabs: one search, the same saved places, one clearing', async ({ page, context, search, request }) => {
  const places = await realPlaces(request)
  const other = await context.newPage()
  await openIn(page, 'en')
  await openIn(other, 'en')
  await beginSearch(page, 'en')
  await button(other, welcome.continueSearch).click()
  await expect(heading(other, text.loader.title)).toBeVisible()
  await search.answer(places)
  for (const tab of [page, other]) await expect(resultsHeading(tab, 'en')).toBeVisible()
  expect(search.asked).toBe(1)

  const name = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
  await openFromMenu(other, menu.saved)
  await expect(other.getByRole('heading', { name: saved.empty.title })).toBeVisible()
  await page.getByRole('button', { name: filled(results.card.save, { name }) }).click()
  await expect(other.getByRole('heading', { name, exact: true })).toBeVisible()

  await button(other, menu.title).click()
  await other.getByRole('button', { name: 'Clear this device' }).click()
  await other.getByRole('button', { name: 'Yes, clear it' }).click()
  await expect(heading(other, welcome.headline)).toBeVisible()
  await expect(heading(page, results.noList.title)).toBeVisible()
  await button(page, results.noList.find).click()
  await expect(heading(page, onboarding.location.title)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedResources'))).toBeNull()
})

/** What a browser can refuse, each as a script that runs before the product. */
const refusals: Record<string, () => void> = {
  'storage that is full': () => {
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`full ${localStorage.length}`, 'x'.repeat(size))
      } catch {
        /* no more of this size fits */
      }
    }
  },
  'storage that is switched off': () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      })
    }
  },
  'cookies that are blocked': () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
  },
  'cookies that may not even be asked for': () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  },
  'faults in every timer of somebody else': () => {
    setInterval(() => {
      throw new Error('not ours')
    }, 200)
    setInterval(() => void Promise.reject(new Error('not kept')), 200)
  },
}

for (const [refusal, script] of Object.entries(refusals)) {
  test(`with ${refusal} a person finds help and keeps a place`, async ({ page, context, search, request }) => {
    const places = await realPlaces(request)
    if (refusal.startsWith('cookies'))
      await context.route('**/api/**', async (route) => {
        await context.clearCookies()
        await route.fallback()
      })
    await page.addInitScript(script)
    await open(page, '/')
    await beginSearch(page, 'en')
    await search.answer(places)
    await expect(resultsHeading(page, 'en')).toBeVisible()
    const card = cards(page).first()
    const name = await card.getByRole('heading', { level: 3 }).innerText()
    await card.getByRole('button', { name: filled(results.card.save, { name }) }).click()
    await card.getByRole('button', { name: filled(results.card.connectTo, { name }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: introductions.dialog.close }).last().click()
    await openFromMenu(page, menu.saved)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(heading(page, welcome.headline)).toBeVisible()
    await expect(page.locator('a[href="tel:211"], a[href="https://www.211.org"]').first()).toBeVisible()
  })
}

test('a fault while a screen is drawn leaves 2-1-1, another try and the menu', async ({ page, search, request }) => {
  const places = await realPlaces(request)
  await openIn(page, 'en')
  await beginSearch(page, 'en')
  await search.answer(places)
  await expect(resultsHeading(page, 'en')).toBeVisible()
  await openFromMenu(page, menu.home)
  await page.evaluate(() => {
    const real = Intl.DateTimeFormat
    Object.assign(window, {
      repair: () => {
        Intl.DateTimeFormat = real
      },
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

for (const tongue of tongues) {
  test(`[${tongue}] nothing scrolls sideways: 320 px, text twice as big`, async ({ page, search, request }) => {
    const said = words[tongue]
    const places = await realPlaces(request, tongue)
    const views = [
      { width: 320, text: '100%' },
      { width: 390, text: '200%' },
    ]
    const fits = (screen: string) =>
      test.step(screen, async () => {
        for (const { width, text: size } of views) {
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
    await openIn(page, tongue)
    await fits('welcome')
    await page.getByRole('button', { name: said.welcome.findResources }).click()
    await chooseByZip(page, tongue)
    await fits('where')
    await button(page, said.onboarding.continue).click()
    await page.getByRole('checkbox', { name: said.needs.other.label }).check({ force: true })
    await page.getByLabel(said.onboarding.needs.otherLabel).fill('x'.repeat(60))
    await fits('what')
    await page.getByRole('button', { name: said.onboarding.needs.find }).click()
    await search.tell(...places.slice(0, 5).map((resource) => ({ type: 'found', resource }) as const))
    await expect(page.getByRole('region', { name: said.search.live.title }).getByRole('listitem')).toHaveCount(5)
    await fits('the search')
    await search.answer(places)
    await expect(resultsHeading(page, tongue)).toBeVisible()
    await fits('the list')
    const name = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
    await page.getByRole('button', { name: filled(said.results.card.save, { name }) }).click()
    await button(page, said.menu.title).click()
    await page.getByRole('button', { name: said.menu.saved }).click()
    await expect(heading(page, said.saved.title)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await fits('saved places')
  })
}
