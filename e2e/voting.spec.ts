import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from './test.ts'
import { voting as en } from '../src/content/en/voting.ts'
import { voting as es } from '../src/content/es/voting.ts'
import { VotingFile } from '../src/domain/facts/facts.ts'
import { type StateCode, states } from '../src/domain/places/states.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { openIn, type Tongue, tongues, words } from './journey.ts'

const facts = VotingFile.parse(JSON.parse(readFileSync('data/facts/voting.json', 'utf8')))
const said = { en, es }
const card = (page: Page): Locator => page.locator('.voting-answer')
const headline = (page: Page): Locator => card(page).getByRole('heading', { level: 2 })

async function openGuide(page: Page, tongue: Tongue): Promise<void> {
  await openIn(page, tongue)
  await page.getByRole('button', { name: words[tongue].common.menu, exact: true }).click()
  await page.getByRole('button', { name: words[tongue].menu.votingGuide }).click()
  await expect(page.getByRole('heading', { level: 1, name: said[tongue].title })).toBeVisible()
  await expect(page.locator('.voting-map')).toBeVisible()
}

async function chooseState(page: Page, code: StateCode): Promise<void> {
  await page.getByRole('combobox').fill(code)
  await page.keyboard.press('Enter')
}

const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }

/** How many sheets the browser would print; only the page objects of the file say so. */
async function sheets(page: Page): Promise<number> {
  const file = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

for (const tongue of tongues) {
  const t = said[tongue]

  test(`[${tongue}] three questions lead to an answer that is never a plain yes`, async ({ page }) => {
    // Fifty-one outlines take the accessibility check a while on a busy machine.
    await openGuide(page, tongue)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    await chooseState(page, 'CA')
    await page.getByRole('radio', { name: t.ask.whereChoices.out }).check()
    await page.getByRole('radio', { name: t.ask.supervisionChoices.probation }).check()
    await expect(headline(page)).toHaveText(t.answer.kinds.likely)
    await expect(card(page)).toContainText(facts.mustSay[tongue])
    await expect(card(page)).toContainText(facts.states.CA.summary[tongue])
    await expect(card(page).getByRole('link', { name: t.register.online })).toHaveAttribute(
      'href',
      facts.states.CA.office.registerUrl ?? '',
    )
    await expectNoAxeViolations(page, '.voting-form', '.voting-answer')
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    await page.getByRole('radio', { name: t.ask.whereChoices.prison }).check()
    await expect(headline(page)).toHaveText(t.answer.kinds.notNow)
    await chooseState(page, 'VA')
    await expect(headline(page)).toHaveText(t.answer.kinds.checkFirst)
    await expect(card(page)).toContainText(facts.states.VA.summary[tongue])
    await expect(card(page).getByRole('table')).toHaveCount(0)
  })
}

test('every state opens from the list with its own rule, the warning and its office', async ({ page }) => {
  await openGuide(page, 'en')
  for (const { code } of states) {
    await page.locator(`.voting-group .voting-chip[data-state=${code}]`).click()
    await expect(headline(page)).toBeFocused()
    await expect(card(page)).toContainText(facts.states[code].summary.en)
    await expect(card(page)).toContainText(facts.mustSay.en)
    await expect(card(page)).toContainText(facts.states[code].office.name)
  }
})

test('the map is one stop of the Tab key, arrows lead over it and Enter opens a state', async ({ page }) => {
  await openGuide(page, 'en')
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

test('a state prints on one page, in the longest rules too', async ({ page }) => {
  await openGuide(page, 'es')
  for (const code of ['AL', 'LA', 'FL', 'VA'] as const) {
    await chooseState(page, code)
    await expect(card(page)).toContainText(facts.states[code].summary.es)
    await expect.poll(() => sheets(page), code).toBe(1)
  }
})

test('the guide works without a connection once it is there, keeps nothing, and Back leads home', async ({
  page,
  context,
}) => {
  await openGuide(page, 'en')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await context.setOffline(true)
  await chooseState(page, 'FL')
  await page.getByRole('radio', { name: en.ask.whereChoices.out }).check()
  await page.getByRole('radio', { name: en.ask.supervisionChoices.done }).check()
  await expect(headline(page)).toHaveText(en.answer.kinds.depends)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe(kept)
  await page.getByRole('main').getByRole('button', { name: words.en.common.back, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/)
})
