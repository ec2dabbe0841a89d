import { expect, type Page, test as plain } from './test.ts'
import { planTool as enPlan } from '../src/content/en/plan-tool.ts'
import { planTool as esPlan } from '../src/content/es/plan-tool.ts'
import { resultsHeading, type Tongue, uiTexts } from './journey.ts'
import { buildStorageWhileSearching, openPrepared, openWithResults } from './prepared.ts'
import { test } from './slow-search.ts'

/*
 * Where Back leads from the tools. Every combination is in the table of `src/domain/navigation/back.test.ts`;
 * here real buttons are pressed: each tool once, and in each situation the plan, which has its own rules, and one other
 * tool.
 */
type ToolName = 'actionPlan' | 'documents' | 'transportation' | 'voting' | 'mindfulness'

const tool = (tongue: Tongue, name: ToolName) => uiTexts[tongue].search.prepTools[name].title
const planTitles = { en: enPlan.title, es: esPlan.title }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const expectWelcome = (page: Page, tongue: Tongue) =>
  expect(heading(page, uiTexts[tongue].welcome.headline)).toBeVisible()

function toolHeading(page: Page, tongue: Tongue, name: ToolName) {
  return heading(page, name === 'actionPlan' ? planTitles[tongue] : tool(tongue, name))
}

async function goBack(page: Page, tongue: Tongue): Promise<void> {
  await page.getByRole('button', { name: uiTexts[tongue].common.back, exact: true }).first().click()
}

async function openFromMenu(page: Page, tongue: Tongue, name: ToolName): Promise<void> {
  const { common, menu } = uiTexts[tongue]
  await page.getByRole('button', { name: common.menu, exact: true }).click()
  await page
    .getByRole('navigation', { name: menu.title })
    .getByRole('button', { name: tool(tongue, name) })
    .click()
  await expect(toolHeading(page, tongue, name)).toBeVisible()
}

test('from the menu, with nothing searched, every tool leads back to welcome', async ({ page, search }) => {
  await openPrepared(page, 'en')
  for (const name of ['actionPlan', 'documents', 'transportation', 'voting', 'mindfulness'] as const) {
    await openFromMenu(page, 'en', name)
    await goBack(page, 'en')
    await expectWelcome(page, 'en')
  }
  expect(search.asked).toBe(0)
})

test('from a card of a running search a tool leads back to the search', async ({ page, search }) => {
  const { welcome, search: text } = uiTexts.es
  const loader = heading(page, text.loader.title).or(heading(page, text.loader.finalizingTitle))
  await openPrepared(page, 'es', buildStorageWhileSearching())
  await page.getByRole('button', { name: welcome.continueSearch, exact: true }).click()
  await expect.poll(() => search.asked).toBe(1)
  for (const name of ['actionPlan', 'mindfulness'] as const) {
    await page.getByRole('button', { name: tool('es', name) }).click()
    await expect(toolHeading(page, 'es', name)).toBeVisible()
    await goBack(page, 'es')
    await expect(loader).toBeVisible()
  }
  // When opened from the menu, only the plan returns to a running search.
  await openFromMenu(page, 'es', 'actionPlan')
  await goBack(page, 'es')
  await expect(loader).toBeVisible()
  await openFromMenu(page, 'es', 'voting')
  await goBack(page, 'es')
  await expectWelcome(page, 'es')
})

plain(
  'from the tools beside a list a tool leads back to the list; from the menu only the plan does',
  async ({ page }) => {
    await openWithResults(page, 'en')
    for (const name of ['actionPlan', 'transportation'] as const) {
      await page.getByRole('button', { name: uiTexts.en.results.prepTools, exact: true }).first().click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: tool('en', name) })
        .click()
      await expect(toolHeading(page, 'en', name)).toBeVisible()
      await goBack(page, 'en')
      await expect(resultsHeading(page, 'en')).toBeVisible()
    }
    await openFromMenu(page, 'en', 'actionPlan')
    await goBack(page, 'en')
    await expect(resultsHeading(page, 'en')).toBeVisible()
    await openFromMenu(page, 'en', 'documents')
    await goBack(page, 'en')
    await expectWelcome(page, 'en')
  },
)
