import { expect, type Page, test } from './test.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open } from './app.ts'
import { choose, expectNothingPersonal, findPlaces, type FoundPlace, listed, person } from './introduce.ts'
import { filled, type Tongue, words } from './journey.ts'
import { allMail, linkTo } from './mailbox.ts'
import { onlyIntroductionOf } from './partner.ts'
import { openPrepared, seedStorage } from './prepared.ts'
import { askPlaces } from './prepared-introductions.ts'
import { approveClaim, signInStaff } from './prepared-staff.ts'
import { approve, becomeReviewer, claim, join, newBrowser, openLink, staffWords } from './staff-steps.ts'

const said = { message: 'Yes, come on Monday at nine.', contactName: 'Robin', contactPhone: '213-555-0160' }

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

/** Of a kind that other journeys give no partner, a place of its own for each language. */
async function findPlace(tongue: Tongue): Promise<FoundPlace> {
  const place = (await findPlaces(tongue)).recovery[tongue === 'en' ? 1 : 2]
  if (!place) throw new Error('too few places for recovery')
  return place
}

async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

test('[en] asked, claimed, called, answered by a link without an account, read, and helped', async ({
  page,
  browser,
}) => {
  const email = 'door-en@example.org'
  const place = await findPlace('en')
  const kept = await askPlaces(page, 'en', [place])
  expect(kept.savedResources).toMatchObject([{ delivery: 'waiting' }])

  const group = await newBrowser(browser)
  await openPrepared(group, 'en', {}, '/partner-portal')
  await claim(group, 'en', place, email)
  const reviewer = await newBrowser(browser)
  await becomeReviewer(reviewer, 'en', 'reviewer-en@example.org')
  await open(reviewer, '/admin/review')
  await expect(reviewer.getByRole('heading', { level: 1, name: staffWords.en.desk.title })).toBeVisible()
  await approve(reviewer, 'en', place)

  await answerByLink(group, 'en', await linkTo(email, 'answer'))
  await openPrepared(page, 'en', kept)
  await hearAndReport(page, 'en', place)
  expectNothingPersonal(await allMail())
})

test('[es] answered by a link, read, and helped; with an account the next is answered in the portal', async ({
  page,
  browser,
}) => {
  const email = 'door-es@example.org'
  const place = await findPlace('es')
  const kept = await askPlaces(page, 'es', [place])
  await approveClaim(await signInStaff(browser, 'es', 'reviewer-es@example.org', 'reviewer'), 'es', place, email)

  const group = await newBrowser(browser)
  await seedStorage(group, 'es')
  await answerByLink(group, 'es', await linkTo(email, 'answer'))
  await openPrepared(page, 'es', kept)
  await hearAndReport(page, 'es', place)
  expectNothingPersonal(await allMail())

  await join(group, 'es', await linkTo(email, 'invitation'))
  await answerInPortal(group, await newBrowser(browser), 'es', place)
})

/** Nothing personal before the press; then the person, the form, the preview. */
async function answerByLink(page: Page, tongue: Tongue, link: string): Promise<void> {
  const text = staffWords[tongue].answer
  await openLink(page, link)
  await expect(page.getByText(text.link.nothingYet)).toBeVisible()
  expectNothingPersonal(await page.getByRole('main').innerText())
  if (tongue === 'en') await expectGood(page)
  await page.getByRole('button', { name: text.link.open, exact: true }).click()
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
  await expect(page.getByText(person.story)).toBeVisible()
  await answer(page, tongue, 'accepted')
  await expect(page.getByText(text.form.sent)).toBeVisible()
}

async function answer(page: Page, tongue: Tongue, state: 'accepted' | 'needs_you'): Promise<void> {
  const { form } = staffWords[tongue].answer
  await page.getByRole('radio', { name: form.choices[state] }).check({ force: true })
  await page.getByLabel(form.message, { exact: true }).fill(said.message)
  const contact = page.getByLabel(form.contactName, { exact: true })
  if (!(await contact.isVisible())) await page.locator('summary').filter({ hasText: form.more }).click()
  await contact.fill(said.contactName)
  await page.getByLabel(form.contactPhone, { exact: true }).fill(said.contactPhone)
  // By link in one language, in the portal in the other.
  if ((tongue === 'en') === (state === 'accepted')) await expectGood(page)
  await page.getByRole('button', { name: form.send, exact: true }).click()
}

/** The person is told, reads it, and says that it helped. */
async function hearAndReport(page: Page, tongue: Tongue, place: FoundPlace): Promise<void> {
  const { saved, introductions } = words[tongue]
  await expect(page.getByRole('status').getByText(filled(saved.banner.title, { name: place.name }))).toBeVisible()
  await page.getByRole('button', { name: saved.banner.view, exact: true }).click()
  await page.getByRole('button', { name: filled(saved.viewResponseOf, { name: place.name }) }).click()
  await expect(page.getByRole('main')).toContainText(said.message)
  await choose(page, tongue, 'introductions')
  await page.getByRole('button', { name: `${introductions.list.view}: ${place.name}` }).click()
  await page.getByRole('button', { name: introductions.actions.helped }).click()
  await expect.poll(async () => (await onlyIntroductionOf(page)).state).toBe('got_help')
}

/** The same by the portal: the table, one opened, an answer that needs something, seen by the person. */
async function answerInPortal(partner: Page, asking: Page, tongue: Tongue, place: FoundPlace): Promise<void> {
  const { work, answer: text } = staffWords[tongue]
  await openPrepared(asking, tongue, await askPlaces(asking, tongue, [place]))
  await open(partner, '/partner-portal/introductions')
  await expectGood(partner)
  const ref = (await onlyIntroductionOf(asking)).id.replaceAll('-', '').slice(0, 6).toUpperCase()
  await partner
    .getByRole('link', { name: new RegExp(ref) })
    .or(partner.getByRole('button', { name: new RegExp(ref) }))
    .first()
    .click()
  await partner.getByRole('button', { name: work.read.button, exact: true }).click()
  await expect(partner.getByText(person.story)).toBeVisible()
  await expectGood(partner)
  await partner.getByRole('button', { name: work.respond.need }).first().click()
  await answer(partner, tongue, 'needs_you')
  await expect(partner.getByText(work.respond.sent).or(partner.getByText(text.form.sent)).first()).toBeVisible()
  await expect.poll(async () => (await onlyIntroductionOf(asking)).state).toBe('needs_you')
  await choose(asking, tongue, 'saved')
  await expect(listed(asking, place)).toHaveAttribute('data-color', 'green')
  await withdraw(asking, tongue, place)
  await partner.reload()
  await expect(partner.getByText(work.detail.withdrawn).first()).toBeVisible()
  expectNothingPersonal(await partner.locator('body').innerText())
}

/** Taken back: gone from every view of the partner at once. */
async function withdraw(page: Page, tongue: Tongue, place: FoundPlace): Promise<void> {
  const { list, actions } = words[tongue].introductions
  await choose(page, tongue, 'introductions')
  await page
    .getByRole('button', { name: new RegExp(`: ${place.name}$`) })
    .first()
    .click()
  await page.getByRole('button', { name: actions.withdraw, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: actions.withdrawConfirm }).click()
  await expect(page.getByText(actions.withdrawn).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
}
