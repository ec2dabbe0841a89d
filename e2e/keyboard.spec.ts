import { expect, type Locator, type Page, test } from './test.ts'
import { device as enDevice } from '../src/content/en/device.ts'
import { planTool as enPlanTool } from '../src/content/en/plan-tool.ts'
import { device as esDevice } from '../src/content/es/device.ts'
import { planTool as esPlanTool } from '../src/content/es/plan-tool.ts'
import { planQuestionIds } from '../src/domain/action-plan/plan-answers.ts'
import { answers, box } from './chat-steps.ts'
import { byKeyboard } from './hand.ts'
import { cards, fillText, openIn, tongues, uiTexts } from './journey.ts'
import { openWithResults } from './prepared.ts'

// Finding a place by keyboard alone is in find-help.spec.ts.

const more = {
  en: { device: enDevice, planTool: enPlanTool, question: 'How do I get food stamps?' },
  es: { device: esDevice, planTool: esPlanTool, question: '¿Cómo pido estampillas de comida?' },
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

for (const tongue of tongues) {
  const { welcome, results, menu, saved, chat, common } = uiTexts[tongue]
  const { device, planTool, question } = more[tongue]

  test(`[${tongue}] by keyboard alone a place is saved, and the list is there on the next visit`, async ({ page }) => {
    const { press } = byKeyboard(page)
    await openWithResults(page, tongue)
    await expect(page.getByRole('main')).toBeFocused()
    const name = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
    // In a screen reader's list of links each number says whose it is.
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: `· ${name}` }),
    ).toBeVisible()
    const heart = button(page, fillText(results.card.save, { name }))
    await press(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toBeFocused()

    await openIn(page, tongue)
    await press(button(page, common.menu))
    const navigation = page.getByRole('navigation', { name: menu.title })
    await press(navigation.getByRole('button', { name: menu.groups.mine, expanded: false }))
    await press(navigation.getByRole('button', { name: menu.saved }))
    await expect(heading(page, saved.title)).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  })

  test(`[${tongue}] by keyboard alone Reggie is asked, and asked again from a chip`, async ({ page }) => {
    const { press, type } = byKeyboard(page)
    await openIn(page, tongue)
    await press(button(page, welcome.chat))
    await type(box(page, tongue), question)
    await page.keyboard.press('Enter')
    await expect(answers(page, tongue)).toHaveCount(1)
    await expect(box(page, tongue)).toBeFocused()
    const chips = page.getByRole('list', { name: chat.followUps }).getByRole('button')
    await press(chips.first())
    await expect(answers(page, tongue)).toHaveCount(2)
    // The chip is gone; whoever pressed it is in the talk and reaches what can be asked next.
    await expect(page.getByRole('group', { name: chat.log })).toBeFocused()
    await press(chips.first())
    await expect(answers(page, tongue)).toHaveCount(3)
  })

  test(`[${tongue}] by keyboard alone five answers become a plan, a step is done, the rest are tasks`, async ({
    page,
  }) => {
    const { press, type } = byKeyboard(page)
    await openIn(page, tongue, '/action-plan-generator')
    await press(button(page, planTool.intro.start))
    for (const [index, id] of planQuestionIds.entries()) {
      await expect(page.getByRole('heading', { name: planTool.questions[id].ask })).toBeFocused()
      if (index === 0) await type(page.getByRole('textbox'), planTool.questions[id].chips[0] ?? '')
      else await press(button(page, planTool.questions[id].chips[0] ?? ''))
      await press(button(page, index < planQuestionIds.length - 1 ? common.next : planTool.create))
    }
    await expect(page.getByRole('heading', { name: planTool.plan.title })).toBeFocused()
    await press(button(page, planTool.tasks.add))
    await expect(page.getByRole('link', { name: planTool.tasks.open })).toBeFocused()
    const titles = page.getByRole('region', { name: planTool.plan.week }).getByRole('heading', { level: 3 })
    const [first = '', second = ''] = await titles.allInnerTexts()
    await press(button(page, fillText(planTool.steps.named, { action: planTool.steps.done, about: first })))
    await expect(page.getByRole('heading', { level: 3, name: second, exact: true })).toBeFocused()
  })

  test(`[${tongue}] by keyboard alone the site is hidden`, async ({ page }) => {
    await page.route(/weather\.gov/, (route) => route.fulfill({ body: 'weather', contentType: 'text/html' }))
    await openWithResults(page, tongue)
    await byKeyboard(page).press(button(page, device.quickExitFull))
    await expect(page).toHaveURL(/weather\.gov/)
  })
}
