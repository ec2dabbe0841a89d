import { device as enDevice } from '../src/content/en/device.ts'
import { planTool as enPlanTool } from '../src/content/en/plan-tool.ts'
import { device as esDevice } from '../src/content/es/device.ts'
import { planTool as esPlanTool } from '../src/content/es/plan-tool.ts'
import { planQuestionIds } from '../src/domain/action-plan/plan-answers.ts'
import { open } from './app.ts'
import { answers, ask, questions } from './chat-steps.ts'
import { cards, fillText, findHelp, openConnectableCards, resultsHeading, testCounty, uiTexts } from './journey.ts'
import { openMenu, openOwn } from './menu-steps.ts'
import { logIn, openLogin, openPinForm, savePin } from './pin-steps.ts'
import type { Route } from '@playwright/test'
import { expect, type Page, test } from './test.ts'

/*
 * A phone without room, and a browser that refuses all storage: everything works while the page is open, one sentence
 * says what ends with the page, nothing claims to be kept, and a PIN still brings the list back.
 */

const texts = {
  en: { ...uiTexts.en, device: enDevice, planTool: enPlanTool },
  es: { ...uiTexts.es, device: esDevice, planTool: esPlanTool },
} as const

/** Runs in the page before the app: no room for anything more. */
function fillUp(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

/** Runs in the page before the app: even looking at a store is refused, as when all site data is blocked. */
function refuse(): void {
  for (const kind of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, kind, {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  }
  Object.defineProperty(navigator, 'cookieEnabled', { value: false })
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
}

/** No answer sets a cookie either. */
async function dropCookies(route: Route): Promise<void> {
  const response = await route.fetch()
  const { 'set-cookie': _, ...headers } = response.headers()
  await route.fulfill({ response, headers })
}

for (const { name, tongue, spoil } of [
  { name: 'full', tongue: 'en', spoil: fillUp },
  { name: 'refused', tongue: 'es', spoil: refuse },
] as const) {
  const { results, saved, menu, common, chat, planTool, introductions, device, pin } = texts[tongue]
  const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
  const told = (page: Page) => page.getByRole('region', { name: common.notifications })
  const openFromMenu = async (page: Page, label: string) => {
    await openMenu(page, tongue)
    await page.getByRole('navigation', { name: menu.title }).getByRole('button', { name: label }).click()
  }

  test.describe(`storage is ${name}`, () => {
    const faults: string[] = []
    test.use({ locale: tongue === 'es' ? 'es-US' : 'en-US' })
    test.beforeEach(async ({ page }) => {
      faults.length = 0
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.addInitScript(spoil)
      if (name === 'refused') await page.route(/./, dropCookies)
    })
    test.afterEach(() => expect(faults).toEqual([]))

    test(`[${tongue}] a search, a saved place and a PIN that brings them back`, async ({ page }) => {
      await open(page, '/')
      await findHelp(page, tongue)
      const place = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
      await test.step('the heart says that it ends with the page', async () => {
        const heart = button(page, fillText(results.card.save, { name: place }))
        await heart.click()
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await expect(told(page).getByText(results.notKept.text)).toBeVisible()
      })
      await test.step('the list has it, and the results are still there', async () => {
        await openOwn(page, tongue, 'saved')
        await expect(page.getByRole('heading', { level: 1, name: saved.title })).toBeVisible()
        await expect(page.getByRole('main').getByText(place).first()).toBeVisible()
        await openFromMenu(page, menu.viewResources)
        await expect(resultsHeading(page, tongue)).toBeVisible()
      })
      const returnWords = await test.step('on an own phone too, a PIN is what keeps the list', async () => {
        await openPinForm(page, tongue)
        await page.getByRole('radio', { name: device.own, exact: true }).check()
        await expect(page.getByText(pin.ownPhone.title)).toHaveCount(0)
        const words = await savePin(page, tongue, { mode: 'own' })
        await expect(page.getByText(pin.saved[name === 'full' ? 'whenOwn' : 'whenUnknown'])).toBeVisible()
        return words
      })
      await test.step('the PIN, the county and the words open it after the page was closed', async () => {
        await open(page, '/')
        await openLogin(page, tongue)
        await logIn(page, tongue, { location: { ...testCounty, stateName: 'California' }, returnWords })
        await expect(resultsHeading(page, tongue)).toBeVisible()
        await expect(cards(page).first().getByRole('heading', { level: 3 })).toHaveText(place)
      })
    })

    test(`[${tongue}] a conversation goes on, and says that it ends with the page`, async ({ page }) => {
      await open(page, '/')
      await button(page, texts[tongue].welcome.chat).click()
      await ask(page, tongue, tongue === 'en' ? 'How do I get food stamps?' : '¿Cómo pido estampillas de comida?')
      await expect(answers(page, tongue)).toHaveCount(1)
      await expect(told(page).getByText(results.notKept.other)).toBeVisible()
      await page.getByRole('list', { name: chat.followUps }).getByRole('button').first().click()
      await expect(answers(page, tongue)).toHaveCount(2)
      await openFromMenu(page, menu.home)
      await button(page, texts[tongue].welcome.chat).click()
      await expect(questions(page, tongue)).toHaveCount(2)
    })

    test(`[${tongue}] a plan is made, a step is marked, and it does not claim to stay`, async ({ page }) => {
      await open(page, '/action-plan-generator')
      await button(page, planTool.intro.start).click()
      for (const [index, id] of planQuestionIds.entries()) {
        await button(page, planTool.questions[id].chips[0] ?? '').click()
        if (index === 0) await expect(told(page).getByText(results.notKept.other)).toBeVisible()
        await button(page, index < planQuestionIds.length - 1 ? common.next : planTool.create).click()
      }
      const week = page.getByRole('region', { name: planTool.plan.week })
      const first = await week.getByRole('heading', { level: 3 }).first().innerText()
      await button(page, fillText(planTool.steps.named, { action: planTool.steps.done, about: first })).click()
      const marked = page.getByText(fillText(planTool.steps.settled, { count: 1 }))
      await expect(marked).toBeVisible()
      await expect(page.getByText(planTool.plan.kept)).toHaveCount(0)
      await expect(page.getByText(planTool.plan.notKept)).toBeVisible()
      await test.step('the plan and the mark are there after another screen', async () => {
        await openFromMenu(page, menu.home)
        await openFromMenu(page, menu.createActionPlan)
        await expect(marked).toBeVisible()
      })
    })

    test(`[${tongue}] a form keeps its words while the page is open, and does not claim more`, async ({ page }) => {
      const url = test.info().project.use.baseURL ?? ''
      await page.context().addCookies([{ name: 'device_mode', value: 'own', url }])
      await open(page, '/')
      await findHelp(page, tongue)
      const card = (await openConnectableCards(page, tongue)).first()
      const [connect = ''] = results.card.connectTo.split('{name}')
      await card.getByRole('button', { name: connect.trim() }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: introductions.dialog.invite }).click()
      const field = dialog.getByLabel(introductions.dialog.firstName, { exact: true })
      await field.fill('Maria')
      await expect(dialog.getByText(introductions.dialog.keptHere)).toHaveCount(0)
      // A browser that refuses cookies too does not know that the phone is the person's own: it promises nothing.
      if (name === 'full') await expect(dialog.getByText(introductions.dialog.notKeptHere)).toBeVisible()
      await expect(field).toHaveValue('Maria')
    })
  })
}
