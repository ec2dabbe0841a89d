import { expect, type Page, test } from './test.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open } from './app.ts'
import { choose, expectNothingPersonal, findListings, type FoundListing, findListed, person } from './introduce.ts'
import { fillText, type Tongue, uiTexts } from './journey.ts'
import { readAllMail, waitForLink } from './mailbox.ts'
import { loadOnlyIntroduction } from './partner.ts'
import { openPrepared, seedStorage } from './prepared.ts'
import { requestIntroductions } from './prepared-introductions.ts'
import { approveClaim, signInStaff } from './prepared-staff.ts'
import {
  approveOnScreen,
  becomeReviewer,
  claimListing,
  joinByInvitation,
  newBrowser,
  openLink,
  staffTexts,
} from './staff-steps.ts'

const partnerAnswer = { message: 'Yes, come on Monday at nine.', contactName: 'Robin', contactPhone: '213-555-0160' }

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})

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
  const listing = (await findListings('en')).claimedBy('loop-en')
  const storedValues = await requestIntroductions(page, 'en', [listing])
  expect(storedValues.savedResources).toMatchObject([{ delivery: 'waiting' }])

  const group = await newBrowser(browser)
  await openPrepared(group, 'en', {}, '/partner-portal')
  await claimListing(group, 'en', listing, email)
  const reviewer = await newBrowser(browser)
  await becomeReviewer(reviewer, 'en', 'reviewer-en@example.org')
  await open(reviewer, '/admin/review')
  await expect(reviewer.getByRole('heading', { level: 1, name: staffTexts.en.desk.title })).toBeVisible()
  await approveOnScreen(reviewer, 'en', listing)

  await answerByLink(group, 'en', await waitForLink(email, 'answer'))
  await openPrepared(page, 'en', storedValues)
  await hearAndReport(page, 'en', listing)
  expectNothingPersonal(await readAllMail())
})

test('[es] answered by a link, read, and helped; with an account the next is answered in the portal', async ({
  page,
  browser,
}) => {
  const email = 'door-es@example.org'
  const listing = (await findListings('es')).claimedBy('loop-es')
  const storedValues = await requestIntroductions(page, 'es', [listing])
  await approveClaim(await signInStaff(browser, 'es', 'reviewer-es@example.org', 'reviewer'), 'es', listing, email)

  const group = await newBrowser(browser)
  await seedStorage(group, 'es')
  await answerByLink(group, 'es', await waitForLink(email, 'answer'))
  await openPrepared(page, 'es', storedValues)
  await hearAndReport(page, 'es', listing)
  expectNothingPersonal(await readAllMail())

  await joinByInvitation(group, 'es', await waitForLink(email, 'invitation'))
  await answerInPortal(group, await newBrowser(browser), 'es', listing)
})

/** Shows nothing personal before the button is pressed; then the person, the form, the preview. */
async function answerByLink(page: Page, tongue: Tongue, link: string): Promise<void> {
  const text = staffTexts[tongue].answer
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
  const { form } = staffTexts[tongue].answer
  await page.getByRole('radio', { name: form.choices[state] }).check({ force: true })
  await page.getByLabel(form.message, { exact: true }).fill(partnerAnswer.message)
  const contact = page.getByLabel(form.contactName, { exact: true })
  if (!(await contact.isVisible())) await page.locator('summary').filter({ hasText: form.more }).click()
  await contact.fill(partnerAnswer.contactName)
  await page.getByLabel(form.contactPhone, { exact: true }).fill(partnerAnswer.contactPhone)
  // By link in one language, in the portal in the other.
  if ((tongue === 'en') === (state === 'accepted')) await expectGood(page)
  await page.getByRole('button', { name: form.send, exact: true }).click()
}

/** The person is notified, reads the answer, and reports that it helped. */
async function hearAndReport(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const { saved, introductions } = uiTexts[tongue]
  await expect(page.getByRole('status').getByText(fillText(saved.banner.title, { name: listing.name }))).toBeVisible()
  await page.getByRole('button', { name: saved.banner.view, exact: true }).click()
  await page.getByRole('button', { name: fillText(saved.viewResponseOf, { name: listing.name }) }).click()
  await expect(page.getByRole('main')).toContainText(partnerAnswer.message)
  await choose(page, tongue, 'introductions')
  await page.getByRole('button', { name: `${introductions.list.view}: ${listing.name}` }).click()
  await page.getByRole('button', { name: introductions.actions.helped }).click()
  await expect.poll(async () => (await loadOnlyIntroduction(page)).state).toBe('got_help')
}

/**
 * The same through the portal: the table, one opened introduction, an answer that requests something, and the person's
 * view of it.
 */
async function answerInPortal(partner: Page, asking: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const { work: inboxTexts, answer: text } = staffTexts[tongue]
  await openPrepared(asking, tongue, await requestIntroductions(asking, tongue, [listing]))
  await open(partner, '/partner-portal/introductions')
  await expectGood(partner)
  const ref = (await loadOnlyIntroduction(asking)).id.replaceAll('-', '').slice(0, 6).toUpperCase()
  await partner
    .getByRole('link', { name: new RegExp(ref) })
    .or(partner.getByRole('button', { name: new RegExp(ref) }))
    .first()
    .click()
  await partner.getByRole('button', { name: inboxTexts.read.button, exact: true }).click()
  await expect(partner.getByText(person.story)).toBeVisible()
  await expectGood(partner)
  await partner.getByRole('button', { name: inboxTexts.respond.need }).first().click()
  await answer(partner, tongue, 'needs_you')
  await expect(partner.getByText(inboxTexts.respond.sent).or(partner.getByText(text.form.sent)).first()).toBeVisible()
  await expect.poll(async () => (await loadOnlyIntroduction(asking)).state).toBe('needs_you')
  await choose(asking, tongue, 'saved')
  await expect(findListed(asking, listing)).toHaveAttribute('data-color', 'green')
  await withdraw(asking, tongue, listing)
  await partner.reload()
  await expect(partner.getByText(inboxTexts.detail.withdrawn).first()).toBeVisible()
  expectNothingPersonal(await partner.locator('body').innerText())
}

/** After withdrawal, the introduction is gone from every partner view at once. */
async function withdraw(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const { list, actions } = uiTexts[tongue].introductions
  await choose(page, tongue, 'introductions')
  await page
    .getByRole('button', { name: new RegExp(`: ${listing.name}$`) })
    .first()
    .click()
  await page.getByRole('button', { name: actions.withdraw, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: actions.withdrawConfirm }).click()
  await expect(page.getByText(actions.withdrawn).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
}
