import { type Browser, expect, type Page, test } from './test.ts'
import { expectNoAxeViolations, open, ready } from './app.ts'

const words = {
  en: { locale: 'en-US', headline: 'Welcome back to your life.', find: 'Find Resources Near Me', menu: 'Menu' },
  es: {
    locale: 'es-US',
    headline: 'Qué bueno que ya está de vuelta.',
    find: 'Buscar ayuda cerca de mí',
    menu: 'Menú',
  },
}
type Language = keyof typeof words

for (const language of ['en', 'es'] as const) {
  const { locale, headline, menu } = words[language]

  test.describe(`a first visit with a browser in ${language}`, () => {
    test.use({ locale })

    test('the words are there before any script, and the page comes alive without a fault', async ({
      page,
      browser,
      baseURL,
    }) => {
      await test.step('the welcome words are in the document before any script', () =>
        expectWordsWithoutScript(browser, language, baseURL ?? ''))

      const faults = listenForFaults(page)
      const elsewhere = listenForOtherHosts(page, baseURL ?? '')
      await test.step('the page comes alive without a fault or a change of what was shown', async () => {
        await open(page, '/')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('list', { name: /app|aplicación/ }).getByRole('listitem')).toHaveCount(3)
        expect(faults).toEqual([])
        if (language === 'en') await expectNoAxeViolations(page)
      })
      await test.step('nothing is fetched from anybody else', async () => {
        await page.getByRole('button', { name: menu, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(elsewhere).toEqual([])
      })
    })
  })
}

async function expectWordsWithoutScript(browser: Browser, language: Language, baseURL: string): Promise<void> {
  const { locale, headline, find } = words[language]
  const context = await browser.newContext({ javaScriptEnabled: false, locale, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(page.getByRole('button', { name: find })).toBeVisible()
  await expect(page.locator('a[href="tel:211"]').first()).toBeVisible()
  await context.close()
}

function listenForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

function listenForOtherHosts(page: Page, baseURL: string): string[] {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL)) elsewhere.push(request.url())
  })
  return elsewhere
}

test('a tap that comes before the app is ready is not lost', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.en.find }).tap()
  await ready(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Where do you need help?' })).toBeVisible()
})

test('the chosen language is kept, also for the document of the next visit', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('radio', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.es.headline)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const reply = await page.request.get('/')
  expect(await reply.text()).toContain(words.es.headline)
  await page.reload()
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.es.headline)
})

test('the first screen leaves the focus and the place on the page where they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  for (const address of ['/', '/community']) {
    await page.goto(address)
    await page.evaluate(() => window.scrollTo(0, 120))
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    // A visitor who scrolled before hydration is not moved back to the top.
    if (address === '/') expect(await page.evaluate(() => window.scrollY)).toBe(120)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  }
})
