import { planTool } from '../src/content/es/plan-tool.ts'
import { planQuestionIds } from '../src/domain/action-plan/plan-answers.ts'
import { publicRoutes } from '../src/domain/navigation/routes.ts'
import { limits } from '../src/testing/limits.ts'
import { expectNoSidewaysScroll, open } from './app.ts'
import { answers, ask } from './chat-steps.ts'
import { cards, chooseByZip, fillText, openAllDetails, resultsHeading, uiTexts } from './journey.ts'
import { openMenu, openOwn } from './menu-steps.ts'
import { openChat, openPrepared, openWithResults } from './prepared.ts'
import { expect, type Page, test } from './test.ts'
import { findTextFaults } from './text-faults.ts'
import { listScreens, visitorGroups } from './workshop-screens.ts'

// One run names every screen with a fault.
const expectSoftly = expect.configure({ soft: true })

/** In Spanish, because its words are longer. */
const language = 'es'
const smallPhone = { width: 320, height: 640 }
test.use({ viewport: smallPhone, deviceScaleFactor: 1 })

for (const groups of visitorGroups) {
  test(`at 320 px and 200 % text no word breaks and nothing is covered: ${groups.join(', ')}`, async ({ page }) => {
    const names = listScreens(groups)
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

/** Opens each state of the real pages in turn; `check` gets its name. */
async function walkStates(page: Page, check: (state: string) => Promise<void>): Promise<void> {
  const { welcome, onboarding, needs, results, chat, common, saved } = uiTexts[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await openPrepared(page, language, {}, '/')
  for (const route of publicRoutes) {
    await open(page, route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check(route)
  }
  await open(page, '/')
  await button(welcome.findResources).click()
  await expect(page.getByRole('heading', { level: 1, name: onboarding.location.title })).toBeVisible()
  await check('where')
  await button(onboarding.location.choose).click()
  await check('where, by state and county')
  await chooseByZip(page, language)
  await button(onboarding.needs.find).click()
  await expect(page.getByText(onboarding.problems.oneNeed)).toBeVisible()
  await check('needs, none chosen')
  await page.getByRole('checkbox', { name: needs.other.label }).check({ force: true })
  await page.getByRole('checkbox', { name: needs.housing.label }).check({ force: true })
  await check('needs, something else')
  await button(onboarding.needs.find).click()
  await expect(resultsHeading(page, language)).toBeVisible()
  await openAllDetails(page, language)
  await check('results, all details open')
  const name = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
  await button(fillText(results.card.save, { name })).click()
  await button(results.filters.title).click()
  await expect(page.getByRole('dialog', { name: results.filters.title })).toBeVisible()
  await check('filters')
  await page.getByRole('dialog').getByRole('button', { name: common.close }).first().click()
  await openOwn(page, language, 'saved')
  await expect(page.getByRole('heading', { level: 1, name: saved.title })).toBeVisible()
  await check('saved list')
  await openMenu(page, language, 'learn')
  await check('menu')
  await open(page, '/')
  // Welcome ignores a tap while its buttons still move into place.
  await expect(async () => {
    if (await button(welcome.chat).isVisible()) await button(welcome.chat).click()
    expect(await page.getByRole('heading', { level: 1, name: chat.title }).isVisible()).toBe(true)
    // Longer than one press waits: a button that went away meanwhile is looked for again.
  }).toPass({ timeout: 2 * limits.screen.ms })
  await ask(page, language, '¿Dónde hay una clínica gratis en Los Ángeles?')
  await expect(answers(page, language)).toHaveCount(1)
  await expect(page.getByRole('list', { name: chat.followUps })).toBeVisible()
  await check('chat, answered')
  await open(page, '/action-plan-generator')
  await button(planTool.intro.start).click()
  for (const id of planQuestionIds) {
    await button(planTool.questions[id].chips[0] ?? '').click()
    await check(`plan, ${id}`)
    await button(id === planQuestionIds.at(-1) ? planTool.create : common.next).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: planTool.plan.title })).toBeVisible()
  await check('plan')
}

test('at 320 px and 200 % text the real pages break no word either, in every state of a visit', async ({ page }) => {
  await walkStates(page, async (state) => {
    await enlargeText(page)
    await expectSoftly.poll(() => page.evaluate(findTextFaults), state).toEqual([])
  })
})

/** 1280 by 800 at 400 %. */
test('at 400 % zoom nothing is lost: every page scrolls in one direction', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await walkStates(page, async (state) => {
    await expectSoftly.poll(() => page.evaluate(findLost), state).toEqual([])
  })
  await openChat(page, language)
  await page.getByRole('textbox', { name: uiTexts.es.chat.input }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: uiTexts.es.chat.send })).toBeInViewport()
})

/** Runs in the page: what is too wide for the window, and controls that no scrolling brings into view. */
function findLost(): string[] {
  const root = document.documentElement
  const excess = root.scrollWidth - root.clientWidth
  const within = document.querySelector('dialog:modal') ?? document.body
  const lost = [...within.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.closest('.sr-only, .ui-skip-link') && element.getBoundingClientRect().width > 1)
    .filter((element) => {
      element.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < -1 || right > window.innerWidth + 1 || bottom <= 0 || top >= window.innerHeight
    })
    .map((element) => `out of reach: ${element.outerHTML.slice(0, 90)}`)
  window.scrollTo(0, 0)
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...lost]
}
