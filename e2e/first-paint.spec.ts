import type { StoredValue } from '#client/platform/storage/keys.ts'
import { chat as enChat } from '../src/content/en/chat.ts'
import { planPage as enPlan } from '../src/content/en/plan-page.ts'
import { chat as esChat } from '../src/content/es/chat.ts'
import { planPage as esPlan } from '../src/content/es/plan-page.ts'
import { publicRoutes } from '../src/domain/navigation/routes.ts'
import { ready } from './app.ts'
import { seedStorage } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

/* Every public page comes with its text in the document, and the app takes it over without moving anything. */

const words = {
  en: { locale: 'en-US', chat: enChat.page, plan: enPlan },
  es: { locale: 'es-US', chat: esChat.page, plan: esPlan },
}

declare global {
  interface Window {
    shifts: number[]
    seen: Set<string>
  }
}

/** Holds back the app until it is let go, as a slow network does. */
async function holdApp(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    const watcher = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value)
    })
    watcher.observe({ type: 'layout-shift', buffered: true })
  })

for (const language of ['en', 'es'] as const) {
  const { locale, chat, plan } = words[language]

  test.describe(`a first visit with a browser in ${language}`, () => {
    test.use({ locale })

    test('the text of every public page is in its document', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale, baseURL: baseURL ?? '' })
      const page = await context.newPage()
      for (const route of publicRoutes) {
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await page.goto('/chat')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(chat.title)
      await page.goto('/action-plan')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.title)
      await context.close()
    })

    for (const [route, text, action] of [
      ['/chat', chat.text, chat.open],
      ['/action-plan', plan.empty.text, plan.empty.makePlan],
    ] as const) {
      test(`${route} can be read while the app is on its way, and stays as it is`, async ({ page }) => {
        const faults: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') faults.push(message.text())
        })
        page.on('pageerror', (error) => faults.push(error.message))
        await watchShifts(page)
        const letGo = await holdApp(page)
        await page.goto(route, { waitUntil: 'commit' })

        await expect(page.getByText(text)).toBeVisible()
        await expect(page.getByRole('button', { name: action })).toBeVisible()
        const main = page.locator('#main')
        const drawn = await main.evaluate((element) => Object.assign(element, { isDrawnFirst: true }).outerHTML)
        letGo()
        await ready(page)

        // The same elements, and not new ones that look the same.
        expect(await main.evaluate((element) => 'isDrawnFirst' in element)).toBe(true)
        expect(await main.evaluate((element) => element.outerHTML)).toBe(drawn)
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => window.shifts)).toEqual([])
        expect(faults).toEqual([])
      })
    }
  })
}

test('a tap on /chat before the app is there opens the conversation', async ({ page }) => {
  const letGo = await holdApp(page)
  await page.goto('/chat', { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.en.chat.open }).tap()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

const storedChat: StoredValue<'reggie-chat-sessions'> = [
  {
    id: 'chat-1',
    title: 'An ID',
    messages: [
      { role: 'user', content: 'Where do I get an ID?' },
      { role: 'assistant', content: 'At the DMV.' },
    ],
    lastUpdated: Date.now(),
  },
]

test('whoever has a chat never sees the page of somebody without one', async ({ page }) => {
  await seedStorage(page, 'en', { 'reggie-chat-sessions': storedChat })
  await watchTexts(page)
  const letGo = await holdApp(page)
  await page.goto('/chat', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: words.en.chat.open })).toBeHidden()
  letGo()
  await expect(page.getByRole('button', { name: words.en.chat.goOn })).toBeVisible()
  const seen = await page.evaluate(() => [...window.seen])
  expect(seen).toContain(words.en.chat.goOn)
  expect(seen).not.toContain(words.en.chat.open)
})

/** Notes the text of every visible button, in each frame. */
const watchTexts = (page: Page) =>
  page.addInitScript(() => {
    window.seen = new Set()
    const look = () => {
      for (const button of document.querySelectorAll('button')) {
        if (button.checkVisibility({ visibilityProperty: true })) window.seen.add(button.textContent)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

test('whoever has a plan never sees the page of somebody without one', async ({ page }) => {
  await seedStorage(page, 'en', { planSessionId: 'plan-1' })
  const letGo = await holdApp(page)
  await page.goto('/action-plan', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByText(words.en.plan.empty.title)).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.plan.title)
})
