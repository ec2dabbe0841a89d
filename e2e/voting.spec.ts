import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from './test.ts'
import { voting as en } from '../src/content/en/voting.ts'
import { voting as es } from '../src/content/es/voting.ts'
import { VotingFile } from '../src/domain/facts/facts.ts'
import { type StateCode, states } from '../src/domain/places/states.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { type Tongue, uiTexts } from './journey.ts'
import { openPrepared } from './prepared.ts'

const facts = VotingFile.parse(JSON.parse(readFileSync('data/facts/voting.json', 'utf8')))
const votingTexts = { en, es }
const card = (page: Page): Locator => page.locator('.voting-answer')
const headline = (page: Page): Locator => card(page).getByRole('heading', { level: 2 })

async function openGuide(page: Page, tongue: Tongue): Promise<void> {
  await openPrepared(page, tongue)
  await page.getByRole('button', { name: uiTexts[tongue].common.menu, exact: true }).click()
  await page.getByRole('button', { name: uiTexts[tongue].menu.votingGuide }).click()
  await expect(page.getByRole('heading', { level: 1, name: votingTexts[tongue].title })).toBeVisible()
  await expect(page.locator('.voting-map')).toBeVisible()
}

async function chooseState(page: Page, code: StateCode): Promise<void> {
  await page.getByRole('combobox').fill(code)
  await page.keyboard.press('Enter')
}

const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }

/** Number of sheets the browser would print, counted by the page objects in the PDF. */
async function sheets(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('[es] three questions lead to an answer that is never a plain yes, and each state prints on one page', async ({
  page,
}) => {
  await openGuide(page, 'es')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)

  await chooseState(page, 'CA')
  await page.getByRole('radio', { name: es.ask.whereChoices.out }).check()
  await page.getByRole('radio', { name: es.ask.supervisionChoices.probation }).check()
  await expect(headline(page)).toHaveText(es.answer.kinds.likely)
  await expect(card(page)).toContainText(facts.mustSay.es)
  await expect(card(page)).toContainText(facts.states.CA.summary.es)
  const register = card(page).getByRole('link', { name: es.register.online })
  await expect(register).toHaveAttribute('href', facts.states.CA.office.registerUrl ?? '')
  await expectNoAxeViolations(page, '.voting-form', '.voting-answer')
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)

  await page.getByRole('radio', { name: es.ask.whereChoices.prison }).check()
  await expect(headline(page)).toHaveText(es.answer.kinds.notNow)
  // The states with the longest rules.
  for (const code of ['AL', 'LA', 'FL', 'VA'] as const) {
    await chooseState(page, code)
    await expect(card(page)).toContainText(facts.states[code].summary.es)
    await expect.poll(() => sheets(page), code).toBe(1)
  }
  await expect(headline(page)).toHaveText(es.answer.kinds.checkFirst)
  await expect(card(page).getByRole('table')).toHaveCount(0)
})

test('[en] the map opens a state by keyboard; the guide works without a connection and keeps nothing', async ({
  page,
  context,
}) => {
  await openGuide(page, 'en')
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  const before = await readStorage()
  await context.setOffline(true)

  await test.step('the map is one stop of the Tab key, arrows lead over it and Enter opens a state', async () => {
    const stops = page.locator('.voting-map [role=button][tabindex="0"]')
    await expect(page.locator('.voting-map [role=button]')).toHaveCount(states.length)
    await expect(stops).toHaveCount(1)
    await stops.focus()
    const seen = new Set<string | null>()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'v']) {
      await page.keyboard.press(key)
      seen.add(await page.evaluate(() => document.activeElement?.getAttribute('data-state') ?? null))
    }
    expect(seen.size).toBe(6)
    await expect(page.locator('.voting-map [role=button]:focus')).toHaveAttribute('aria-label', /^Vermont: /)
    await expect(stops).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(headline(page)).toBeFocused()
    await expect(card(page)).toContainText(facts.states.VT.summary.en)
  })

  await test.step('a state opens from the list with its own rule, the warning and its office', async () => {
    for (const code of ['WY', 'DC'] as const) {
      await page.locator(`.voting-group .voting-chip[data-state=${code}]`).click()
      await expect(headline(page)).toBeFocused()
      const { summary, office } = facts.states[code]
      for (const text of [summary.en, facts.mustSay.en, office.name]) await expect(card(page)).toContainText(text)
    }
  })

  await test.step('the questions are answered without a connection, nothing is kept, and Back leads home', async () => {
    await chooseState(page, 'FL')
    await page.getByRole('radio', { name: en.ask.whereChoices.out }).check()
    await page.getByRole('radio', { name: en.ask.supervisionChoices.done }).check()
    await expect(headline(page)).toHaveText(en.answer.kinds.depends)
    await expect.poll(readStorage).toBe(before)
    await page.getByRole('main').getByRole('button', { name: uiTexts.en.common.back, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/)
  })
})
