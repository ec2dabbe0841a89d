import { expect, type Page, test as plain } from './test.ts'
import { search as enSearch } from '../src/content/en/search.ts'
import { beginSearch, findHelp, openIn, resultsHeading, words } from './journey.ts'
import { test } from './slow-search.ts'

/*
 * Where Back leads from every tool. The table of all combinations is `src/domain/navigation/back.test.ts`; here
 * the same rules are tested with real buttons.
 */
const { prepTools } = enSearch
const plan = prepTools.actionPlan.title
const others = [
  prepTools.documents.title,
  prepTools.transportation.title,
  prepTools.voting.title,
  prepTools.mindfulness.title,
]
const { common, menu, results, welcome } = words.en

const back = (page: Page) => page.getByRole('button', { name: common.back, exact: true }).first().click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const expectWelcome = (page: Page) => expect(heading(page, welcome.headline)).toBeVisible()

async function openFromMenu(page: Page, tool: string): Promise<void> {
  await page.getByRole('button', { name: common.menu }).click()
  await page.getByRole('navigation', { name: menu.title }).getByRole('button', { name: tool }).click()
  await expect(heading(page, tool)).toBeVisible()
}

test('from the menu, with nothing searched, every tool leads back to welcome', async ({ page, search }) => {
  await openIn(page, 'en')
  for (const tool of [plan, ...others]) {
    await openFromMenu(page, tool)
    await back(page)
    await expectWelcome(page)
  }
  expect(search.asked).toBe(0)
})

test('from a card of a running search, every tool leads back to the search', async ({ page, search }) => {
  await openIn(page, 'en')
  await beginSearch(page, 'en')
  await expect.poll(() => search.asked).toBe(1)
  const cards = [plan, prepTools.documents.title, prepTools.voting.title, prepTools.mindfulness.title]
  for (const tool of cards) {
    await page.getByRole('button', { name: tool }).click()
    await expect(heading(page, tool)).toBeVisible()
    await back(page)
    await expect(heading(page, enSearch.loader.title)).toBeVisible()
  }
  // From the menu a running search holds back only the plan.
  await openFromMenu(page, plan)
  await back(page)
  await expect(heading(page, enSearch.loader.title)).toBeVisible()
  await openFromMenu(page, prepTools.voting.title)
  await back(page)
  await expectWelcome(page)
})

plain(
  'from the tools beside a list, every tool leads back to the list; from the menu only the plan does',
  async ({ page }) => {
    await openIn(page, 'en')
    await findHelp(page, 'en')
    for (const tool of [plan, ...others]) {
      await page.getByRole('button', { name: results.prepTools, exact: true }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: tool }).click()
      await expect(heading(page, tool)).toBeVisible()
      await back(page)
      await expect(resultsHeading(page, 'en')).toBeVisible()
    }
    await openFromMenu(page, plan)
    await back(page)
    await expect(resultsHeading(page, 'en')).toBeVisible()
    for (const tool of others) {
      await openFromMenu(page, tool)
      await back(page)
      await expectWelcome(page)
    }
  },
)
