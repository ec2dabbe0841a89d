import { expect, type Page, test } from './test.ts'
import { documents } from '../src/content/es/documents.ts'
import { planTool } from '../src/content/es/plan-tool.ts'
import { planQuestionIds } from '../src/domain/action-plan/plan-answers.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { byKeyboard, byTouch, type Hand } from './hand.ts'
import {
  cards,
  fillText,
  openAllDetails,
  openIn,
  testCounty,
  resultsHeading,
  type Tongue,
  tongues,
  uiTexts,
} from './journey.ts'
import { openWithResults } from './prepared.ts'

/** The same path in both languages: by touch in English, by keyboard alone in Spanish. */
for (const tongue of tongues) {
  const way = tongue === 'en' ? 'with a finger' : 'by keyboard alone'
  test(`[${tongue}] from welcome to a list of real places ${way}, every screen readable`, async ({ page }) => {
    const hand = tongue === 'en' ? byTouch : byKeyboard(page)
    await openIn(page, tongue)
    await test.step('where', () => sayWhere(page, tongue, hand))
    await test.step('what', () => sayWhat(page, tongue, hand))
    await test.step('the list', () => expectList(page, tongue))
  })
}

/** Checked in one language only: the other uses the same components. */
async function expectReadable(page: Page, tongue: Tongue): Promise<void> {
  if (tongue === 'en') await expectNoAxeViolations(page)
}

async function sayWhere(page: Page, tongue: Tongue, hand: Hand): Promise<void> {
  const { welcome, onboarding } = uiTexts[tongue]
  await hand.press(page.getByRole('button', { name: welcome.findResources }))
  await expect(page.getByRole('heading', { level: 1, name: onboarding.location.title })).toBeVisible()
  const field = page.getByRole('combobox', { name: onboarding.place.label })
  await expect(field).toBeFocused()
  await expectReadable(page, tongue)
  const goOn = page.getByRole('button', { name: onboarding.continue, exact: true })
  await hand.press(goOn)
  await expect(page.getByText(onboarding.problems.stateAndCounty).first()).toBeVisible()
  await hand.type(field, testCounty.zip)
  await hand.press(goOn)
}

async function sayWhat(page: Page, tongue: Tongue, hand: Hand): Promise<void> {
  const { onboarding, needs } = uiTexts[tongue]
  await expect(page.getByRole('heading', { level: 1, name: onboarding.needs.title })).toBeFocused()
  const find = page.getByRole('button', { name: onboarding.needs.find })
  await hand.press(find)
  await expect(page.getByText(onboarding.problems.oneNeed).first()).toBeVisible()
  await hand.press(page.getByRole('button', { name: onboarding.needs.selectAll }))
  await hand.press(page.getByRole('button', { name: onboarding.needs.deselectAll }))
  await hand.tick(page.getByRole('checkbox', { name: needs.housing.label }))
  await expectReadable(page, tongue)
  await hand.press(find)
}

async function expectList(page: Page, tongue: Tongue): Promise<void> {
  const { search, results } = uiTexts[tongue]
  await expect(page.getByRole('heading', { level: 1, name: search.loader.completeTitle })).toBeVisible()
  await expectReadable(page, tongue)
  await expect(resultsHeading(page, tongue)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  // Beds, or where none is listed the homes for later.
  await expect(cards(page)).not.toHaveCount(0)
  await openAllDetails(page, tongue)
  await expect(page.getByText(fillText(results.share.callFirst, {})).first()).toBeVisible()
  await expectReadable(page, tongue)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

test('pages, filters, the plan and the papers work on a list, and the list is there when they close', async ({
  page,
}) => {
  await openWithResults(page, 'es')
  await test.step('pages', () => turnPage(page))
  await test.step('filters', () => filterToNothing(page))
  await test.step('the papers open over the list', () => openPapers(page))
  await test.step('the plan opens over the list', () => makePlan(page))
  await expect(resultsHeading(page, 'es')).toBeVisible()
})

const { results, common } = uiTexts.es

async function turnPage(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: uiTexts.es.needs['recovery-support'].label })
  const shown = section.getByRole('article')
  const fold = (text: string) => section.getByRole('button', { name: text.replaceAll(/\{\w+\}/g, '').trim() })
  await expect(shown).toHaveCount(2)
  const first = await shown.first().innerText()
  await fold(results.section.showAll).click()
  await expect(shown).toHaveCount(6)
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused()
  await page.getByRole('button', { name: fillText(results.pages.page, { page: 2 }) }).click()
  await expect(shown.first()).not.toHaveText(first)
  const anyPage = new RegExp(`^${results.pages.page.replace('{page}', '\\d+')}$`)
  await expect(page.getByRole('button', { name: anyPage })).toHaveCount(5)
  await fold(results.section.showFewer).click()
  await expect(shown).toHaveCount(2)
}

async function filterToNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: results.filters.title }).click()
  const panel = page.getByRole('dialog', { name: results.filters.title })
  await panel.getByLabel(results.filters.searchLabel).fill('zzzzqq')
  await expect(panel.getByRole('button', { name: results.filters.clear })).toBeEnabled()
  await expectNoAxeViolations(page, 'dialog')
  await panel.getByRole('button', { name: fillText(results.filters.apply, { count: 0 }) }).click()
  await expect(page.getByRole('heading', { name: results.noMatch.title })).toBeVisible()
  await page.getByRole('button', { name: results.noMatch.clear }).click()
  await expect(cards(page).first()).toBeVisible()
}

async function openPapers(page: Page): Promise<void> {
  await page.getByRole('button', { name: results.documents }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2, name: documents.title })).toBeVisible()
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await expectNoAxeViolations(page, 'dialog')
  await dialog.getByRole('button', { name: common.close }).first().click()
  await expect(dialog).toHaveCount(0)
}

async function makePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: results.makePlan }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: planTool.intro.start, exact: true }).click()
  for (const id of planQuestionIds) {
    await dialog.getByRole('button', { name: planTool.questions[id].chips[0] ?? '', exact: true }).click()
    const isLast = id === planQuestionIds.at(-1)
    await dialog.getByRole('button', { name: isLast ? planTool.create : common.next, exact: true }).click()
  }
  // The need for a place to sleep was selected, so it comes first.
  await expect(dialog.getByRole('listitem').filter({ hasText: /cama/i }).first()).toBeVisible()
  await expectNoAxeViolations(page, 'dialog')
  await dialog.getByRole('button', { name: common.close }).first().click()
  await expect(dialog).toHaveCount(0)
}
