import { expect, type Page, test } from './test.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import { arrive, choose, expectNothingPersonal, type FoundPlace, introduce, listed, person } from './introduce.ts'
import { cards, filled, tongues, type Tongue, words } from './journey.ts'
import { allMail, linkTo } from './mailbox.ts'
import { onlyIntroductionOf } from './partner.ts'
import { another, approve, becomeStaff, claim, join, openLink, staffWords } from './staff-steps.ts'

const said = { message: 'Yes, come on Monday at nine.', contactName: 'Robin', contactPhone: '213-555-0160' }

/**
 * A place of its own for each language, of a kind that other journeys give no partner, and never the first of the list,
 * to which several of them write: a partner would get those introductions too.
 */
async function arriveAtPlace(page: Page, tongue: Tongue): Promise<FoundPlace> {
  const { recovery } = await arrive(page, tongue)
  const place = recovery[tongue === 'en' ? 1 : 2]
  if (!place) throw new Error('too few places for recovery')
  const { results } = words[tongue]
  const next = page.getByRole('button', { name: results.pages.next, exact: true })
  const isHere = () => page.getByRole('heading', { level: 3, name: place.name, exact: true }).isVisible()
  while (!(await isHere())) {
    const first = cards(page).getByRole('heading').first()
    const name = await first.innerText()
    await next.click()
    await expect(first).not.toHaveText(name)
  }
  return place
}

async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

for (const tongue of tongues) {
  test(`[${tongue}] asked, claimed, called, answered by a link without an account, read, and helped`, async ({
    page,
    browser,
  }) => {
    const email = `door-${tongue}@example.org`
    const place = await arriveAtPlace(page, tongue)
    await introduce(page, tongue, place)
    await expect.poll(async () => (await onlyIntroductionOf(page)).delivery).toBe('waiting')

    const group = await another(browser, tongue, '/partner-portal')
    await expectGood(group)
    await claim(group, tongue, place, email)
    const reviewer = await another(browser, tongue, '/admin')
    await becomeStaff(reviewer, tongue, `reviewer-${tongue}@example.org`, 'reviewer')
    await reviewer.goto('/admin/review')
    await expect(reviewer.getByRole('heading', { level: 1, name: staffWords[tongue].desk.title })).toBeVisible()
    await expectGood(reviewer)
    await approve(reviewer, tongue, place)

    await answerByLink(group, tongue, await linkTo(email, 'answer'))
    await hearAndReport(page, tongue, place)
    expectNothingPersonal(await allMail())

    const invitation = await linkTo(email, 'invitation')
    await join(group, tongue, invitation)
    await answerInPortal(group, await another(browser, tongue, '/'), tongue, place)
  })
}

/** Nothing personal before the press; then the person, the form, the preview. */
async function answerByLink(page: Page, tongue: Tongue, link: string): Promise<void> {
  const text = staffWords[tongue].answer
  await openLink(page, link)
  await expect(page.getByText(text.link.nothingYet)).toBeVisible()
  expectNothingPersonal(await page.getByRole('main').innerText())
  await expectGood(page)
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
  await expectGood(page)
  await page.getByRole('button', { name: form.send, exact: true }).click()
}

/** Within one turn of the poll the person is told, reads it, and says that it helped. */
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
  await introduce(asking, tongue, await arriveAtPlace(asking, tongue))
  await partner.goto('/partner-portal/introductions')
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
