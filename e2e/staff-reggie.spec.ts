import { expect, type Page, test } from './test.ts'
import { partnerReggie as en } from '../src/content/en/partner-reggie.ts'
import { partnerReggie as es } from '../src/content/es/partner-reggie.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open } from './app.ts'
import { findListings } from './introduce.ts'
import type { Tongue } from './journey.ts'
import { waitForLink } from './mailbox.ts'
import { seedStorage } from './prepared.ts'
import { approveClaim, signInStaff } from './prepared-staff.ts'
import { joinByInvitation, newBrowser } from './staff-steps.ts'

const texts = { en, es }
const samples = {
  en: {
    notes: 'hay cama desde el viernes\nque llegue antes de las 5 pm\nel dormitorio cierra temprano',
    draft: /We have a bed for you starting Friday\. Please get here before 5 pm\. In Spanish: “el dormitorio/,
    question: 'client lost his ID, what does he bring to the DMV?',
    guide: 'Get a state ID',
  },
  es: {
    notes: 'we have a bed open starting Friday\nget here before 5pm\nthe dorm closes early',
    draft:
      /Tenemos una cama para usted desde el viernes\. Por favor, llegue antes de las 5 p\. m\. En inglés: “the dorm/,
    question: 'el señor perdió su acta de nacimiento, ¿cómo la consigue?',
    guide: 'Sacar su acta de nacimiento',
  },
}

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

async function ask(page: Page, tongue: Tongue, job: 'draft' | 'how', input: string): Promise<void> {
  const text = texts[tongue]
  await page.getByRole('radio', { name: text.jobs[job] }).check({ force: true })
  await page.getByLabel(text.labels[job], { exact: true }).fill(input)
  await page.getByRole('button', { name: text.send, exact: true }).click()
  await expect(page.getByRole('heading', { name: text.answer })).toBeVisible()
}

async function expectGood(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

test("staff get a whole draft in the reader's language, and answers from Reggie's guides, in both languages", async ({
  browser,
}) => {
  const email = 'reggie-staff@example.org'
  // One claim serves both languages: an address may make three a day.
  const listing = (await findListings('en')).claimedBy('staff-reggie')
  await approveClaim(await signInStaff(browser, 'en', 'calls-en@example.org', 'reviewer'), 'en', listing, email)
  const first = await newBrowser(browser)
  await seedStorage(first, 'en')
  await joinByInvitation(first, 'en', await waitForLink(email, 'invitation'))
  await expectHelpForStaff(first, 'en')

  const second = await first.context().newPage()
  await seedStorage(second, 'es')
  await expectHelpForStaff(second, 'es')
})

async function expectHelpForStaff(page: Page, tongue: Tongue): Promise<void> {
  await open(page, '/partner-portal/reggie')
  const text = texts[tongue]
  const { notes, draft, question, guide } = samples[tongue]

  await ask(page, tongue, 'draft', notes)
  await expect(page.getByRole('textbox', { name: text.edit })).toHaveValue(draft)
  await expect(page.getByText(text.kept.other.split('{')[0] ?? '')).toBeVisible()
  await expectGood(page)

  await ask(page, tongue, 'how', question)
  await expect(page.getByText(guide, { exact: true }).first()).toBeVisible()
  const offered = page.getByRole('list', { name: text.next }).getByRole('button').first()
  const next = (await offered.textContent()) ?? ''
  await offered.click()
  await expect(page.getByRole('emphasis').filter({ hasText: next })).toBeVisible()
  await expectGood(page)
}
