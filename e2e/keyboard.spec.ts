import { expect, type Page, test } from './test.ts'
import { device } from '../src/content/en/device.ts'
import { planTool } from '../src/content/en/plan-tool.ts'
import { planQuestionIds } from '../src/domain/action-plan/plan-answers.ts'
import { answers, box } from './chat-steps.ts'
import { byKeyboard } from './hand.ts'
import { cards, fillText, openIn, uiTexts } from './journey.ts'
import { openWithResults } from './prepared.ts'

// Finding a place by keyboard alone is in find-help.spec.ts.

const { welcome, results, menu, saved, chat, common } = uiTexts.en
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('by keyboard alone a place is saved, and the list is there on the next visit', async ({ page }) => {
  const { press } = byKeyboard(page)
  await openWithResults(page, 'en')
  const name = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
  const heart = button(page, fillText(results.card.save, { name }))
  await press(heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await openIn(page, 'en')
  await press(button(page, common.menu))
  const navigation = page.getByRole('navigation', { name: menu.title })
  await press(navigation.getByRole('button', { name: menu.groups.mine, expanded: false }))
  await press(navigation.getByRole('button', { name: menu.saved }))
  await expect(heading(page, saved.title)).toBeVisible()
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
})

test('by keyboard alone Reggie is asked, and asked again from a chip', async ({ page }) => {
  const { press, type } = byKeyboard(page)
  await openIn(page, 'en')
  await press(button(page, welcome.chat))
  await type(box(page, 'en'), 'How do I get food stamps?')
  await page.keyboard.press('Enter')
  await expect(answers(page, 'en')).toHaveCount(1)
  await press(page.getByRole('list', { name: chat.followUps }).getByRole('button').first())
  await expect(answers(page, 'en')).toHaveCount(2)
})

test('by keyboard alone five answers become a plan', async ({ page }) => {
  const { press, type } = byKeyboard(page)
  await openIn(page, 'en', '/action-plan-generator')
  await press(button(page, planTool.intro.start))
  for (const [index, id] of planQuestionIds.entries()) {
    await expect(page.getByRole('heading', { name: planTool.questions[id].ask })).toBeFocused()
    if (index === 0) await type(page.getByRole('textbox'), 'I need a bed tonight')
    else await press(button(page, planTool.questions[id].chips[0]))
    await press(button(page, index < planQuestionIds.length - 1 ? common.next : planTool.create))
  }
  await expect(page.getByRole('heading', { name: planTool.plan.title })).toBeVisible()
})

test('by keyboard alone the site is hidden', async ({ page }) => {
  await page.route(/weather\.gov/, (route) => route.fulfill({ body: 'weather', contentType: 'text/html' }))
  await openWithResults(page, 'en')
  await byKeyboard(page).press(button(page, device.quickExitFull))
  await expect(page).toHaveURL(/weather\.gov/)
})
