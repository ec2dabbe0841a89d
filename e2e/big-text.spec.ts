import { screenGroups } from '#client/areas/workshop/screens/screen-names.ts'
import { expectNoSidewaysScroll } from './app.ts'
import { answers, ask } from './chat-steps.ts'
import { uiTexts } from './journey.ts'
import { openChat, openPrepared, openWithResults } from './prepared.ts'
import { expect, type Page, test } from './test.ts'
import { findTextFaults } from './text-faults.ts'
import { visitorGroups } from './visitor-screens.ts'

// One run names every screen with a fault.
const expectSoftly = expect.configure({ soft: true })

/** In Spanish, because its words are longer. */
const language = 'es'
const smallPhone = { width: 320, height: 640 }
test.use({ viewport: smallPhone, deviceScaleFactor: 1 })

for (const groups of visitorGroups) {
  test(`at 320 px and 200 % text no word breaks and nothing is covered: ${groups.join(', ')}`, async ({ page }) => {
    const names: readonly string[] = groups.flatMap((group) => [...screenGroups[group]])
    await page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL ?? '' }])
    await page.goto(`/wireframes?${new URLSearchParams({ screen: names[0] ?? '', width: '320' })}`)
    await expect(page.locator('.ws-page h1')).toBeVisible()
    for (const name of names) {
      await page.evaluate(showBig, name)
      await expect.poll(() => page.evaluate(isDrawnBig, name), `${name} is drawn`).toBe(true)
      const frame = await (await page.locator('[data-screen] iframe').elementHandle())?.contentFrame()
      if (!frame) throw new Error('the screen has no frame')
      await expectSoftly.poll(() => frame.evaluate(findTextFaults), name).toEqual([])
    }
  })
}

/** Runs in the page: the settings of the workshop are radio buttons. */
function showBig(screen: string) {
  for (const value of ['320', '200'])
    document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click()
  const select = document.querySelector<HTMLSelectElement>('.ws-page select')
  if (select) select.value = screen
  select?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page. */
function isDrawnBig(screen: string) {
  const drawn = document.querySelector<HTMLIFrameElement>(`[data-screen="${screen}"] iframe`)?.contentDocument
  const main = drawn?.querySelector('main')
  if (!drawn || !main?.firstChild || drawn.documentElement.style.fontSize !== '200%') return false
  return !main.hasAttribute('data-panel') || drawn.querySelector('dialog[open] h2')?.checkVisibility() === true
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

test('with 200 % text the bar lets go of the top, and the brand is in it', async ({ page }) => {
  await openWithResults(page, language)
  const bar = page.getByRole('banner').first()
  const brand = bar.locator('.logo-link svg')
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(brand).toBeInViewport()
  await enlargeText(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(brand).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect(bar).not.toBeInViewport()
  await expectNoSidewaysScroll(page)
})

test('with 200 % text a chat can be read and answered', async ({ page }) => {
  await openChat(page, language)
  await enlargeText(page)
  await ask(page, language, '¿Dónde hay una clínica gratis en Los Ángeles?')
  await expect(answers(page, language)).toHaveCount(1)
  await expect.poll(() => page.evaluate(findTextFaults)).toEqual([])
})

/** 1280 by 800 at 400 %. */
test('at 400 % zoom nothing is lost: every page scrolls in one direction', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  for (const route of ['/', '/chat', '/action-plan', '/my-introductions', '/community', '/opportunities', '/gro']) {
    await openPrepared(page, language, {}, route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await openChat(page, language)
  await page.getByRole('textbox', { name: uiTexts.es.chat.input }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: uiTexts.es.chat.send })).toBeInViewport()
  await expectNoSidewaysScroll(page)
})
