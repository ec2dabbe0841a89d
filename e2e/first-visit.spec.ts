import { expect, test } from './test.ts'
import { expectNoAxeViolations, open, ready } from './app.ts'

const words = {
  en: { locale: 'en-US', headline: 'Welcome back to your life.', find: 'Find Resources Near Me', other: 'Español' },
  es: {
    locale: 'es-US',
    headline: 'Le damos la bienvenida de vuelta a su vida.',
    find: 'Buscar ayuda cerca de mí',
    other: 'English',
  },
}

for (const language of ['en', 'es'] as const) {
  const { locale, headline, find } = words[language]

  test.describe(`a first visit with a browser in ${language}`, () => {
    test.use({ locale })

    test('the welcome words are in the document before any script', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale, baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      await expect(page.getByRole('button', { name: find })).toBeVisible()
      await expect(page.locator('a[href="tel:211"]')).toBeVisible()
      await context.close()
    })

    test('the page comes alive without a fault or a change of what was shown', async ({ page }) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(error.message))
      await open(page, '/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('list', { name: /app|aplicación/ }).getByRole('listitem')).toHaveCount(3)
      expect(faults).toEqual([])
      await expectNoAxeViolations(page)
    })
  })
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
  for (const address of ['/', '/community']) {
    await page.setViewportSize({ width: 390, height: 400 })
    await page.goto(address)
    await page.evaluate(() => window.scrollTo(0, 120))
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  }
})

test('who has read on before the app is there is not thrown back to the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 120))
  await ready(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
})

test('a stored language that is neither English nor Spanish is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.headline)
})

test('nothing is fetched from anybody else', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
  })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(elsewhere).toEqual([])
})
