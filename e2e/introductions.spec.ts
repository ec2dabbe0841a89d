import { expect, type Page, test } from './test.ts'
import { takeWithMe } from '../src/content/es/take-with-me.ts'
import { introductionPollMs } from '../src/domain/saved/saved-list.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll } from './app.ts'
import {
  arrive,
  choose,
  dialogFor,
  exitButton,
  expectNothingPersonal,
  expectSent,
  expectUncovered,
  fillIn,
  findListings,
  type FoundListing,
  introduce,
  findListed,
  openDialog,
  openModal,
  person,
  sendButton,
} from './introduce.ts'
import { fillText, tongues, type Tongue, uiTexts } from './journey.ts'
import { loadIntroductions, loadOnlyIntroduction, runAdminCommand, loadSharedPhone, verifyPartner } from './partner.ts'
import { openPrepared } from './prepared.ts'
import { requestIntroductions } from './prepared-introductions.ts'

const neutralSite = /weather\.gov/
const answer = {
  message: 'Yes, we have a place for you.',
  contact: 'Ask for the front desk: (213) 555-0177',
  instructions: 'Come by 6 pm and bring any paper with your name.',
}

for (const tongue of tongues) {
  test(`[${tongue}] asks a place, hears the answer, replies, and says that it helped`, async ({ page }) => {
    await page.clock.install()
    const { clinics, other } = await arrive(page, tongue)
    const [requestedListing, savedListing] = [clinics[0], other[0]] as [FoundListing, FoundListing]
    await verifyPartner(requestedListing)
    await page
      .getByRole('button', { name: fillText(uiTexts[tongue].results.card.save, { name: savedListing.name }) })
      .click()
    await requestStepByStep(page, tongue, requestedListing)
    await waitInYellow(page, tongue, { requestedListing, savedListing })
    await hearAnswer(page, tongue, requestedListing)
    await readAnswer(page, tongue, requestedListing)
    await replyAndReport(page, tongue, requestedListing)
  })
}

/** Checked in one language only: the other uses the same components. */
async function expectReadable(page: Page, tongue: Tongue, ...parts: string[]): Promise<void> {
  if (tongue === 'es') return
  await expectNoAxeViolations(page, ...parts)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

async function requestStepByStep(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const text = uiTexts[tongue].introductions.dialog
  const dialog = await openDialog(page, tongue, listing)
  const send = sendButton(dialog, tongue)
  const needs = dialog.getByLabel(text.needs, { exact: true })
  await expect(needs).not.toHaveValue('')
  await expect(send).toBeDisabled()
  await expect(dialog.getByText(fillText(text.consent, { name: listing.name }))).toBeVisible()
  await expectReadable(page, tongue, openModal)
  await fillIn(dialog, tongue)
  await send.click()
  await expectSent(page, tongue, listing)
  await expect(page.getByText(fillText(uiTexts[tongue].introductions.sent.text, { name: listing.name }))).toBeVisible()
  await expectUncovered(exitButton(page, tongue))
  await expectReadable(page, tongue, 'article:has([aria-disabled=true])', '.ui-toast')
  const sentButton = page.getByRole('button', {
    name: fillText(uiTexts[tongue].results.card.sentTo, { name: listing.name }),
  })
  await sentButton.click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Sent is yellow, saved only is gray, and both also say so in text. */
async function waitInYellow(
  page: Page,
  tongue: Tongue,
  { requestedListing, savedListing }: { requestedListing: FoundListing; savedListing: FoundListing },
): Promise<void> {
  const { saved } = uiTexts[tongue]
  await choose(page, tongue, 'saved')
  await expect(findListed(page, requestedListing)).toHaveAttribute('data-color', 'yellow')
  await expect(findListed(page, requestedListing).getByText(saved.words.sent)).toBeVisible()
  await expect(findListed(page, requestedListing).getByText(saved.colors.yellow)).toBeVisible()
  await expect(findListed(page, savedListing)).toHaveAttribute('data-color', 'gray')
  await expect(findListed(page, savedListing).getByText(saved.words.saved)).toBeVisible()
}

/** The operator answers without seeing who asked; the person is notified at the next poll. */
async function hearAnswer(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const { saved, welcome } = uiTexts[tongue]
  const { id, delivery } = await loadOnlyIntroduction(page)
  expect(delivery).toBe('sent')
  if (tongue === 'en') {
    const overview = await runAdminCommand('introductions')
    expect(overview).toContain(id)
    expectNothingPersonal(overview)
  }
  const { message, contact, instructions } = answer
  await runAdminCommand('answer', id, 'accept', message, '--contact', contact, '--instructions', instructions)
  await page.clock.fastForward(introductionPollMs)
  await expect(page.getByRole('status').getByText(fillText(saved.banner.title, { name: listing.name }))).toBeVisible()
  await expect(findListed(page, listing)).toHaveAttribute('data-color', 'green')
  await expect(findListed(page, listing).getByText(saved.words.accepted)).toBeVisible()
  await expectReadable(page, tongue)
  await choose(page, tongue, 'home')
  await expect(page.getByRole('button', { name: fillText(welcome.newResponses, { count: 1 }) })).toBeVisible()
  await page.getByRole('button', { name: saved.banner.view, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: saved.title })).toBeVisible()
  await expect(page.getByText(fillText(saved.newResponses, { count: 1 }))).toBeVisible()
}

async function readAnswer(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const { saved, welcome } = uiTexts[tongue]
  await page.getByRole('button', { name: fillText(saved.viewResponseOf, { name: listing.name }) }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: fillText(saved.response.title, { name: listing.name }) }),
  ).toBeVisible()
  for (const answerText of Object.values(answer)) await expect(page.getByRole('main')).toContainText(answerText)
  await expect(page.getByRole('link', { name: '(213) 555-0177' })).toHaveAttribute('href', 'tel:+12135550177')
  await expectReadable(page, tongue)
  await expect.poll(async () => (await loadOnlyIntroduction(page)).readAt).toBeTruthy()
  await page.getByRole('button', { name: saved.response.back }).click()
  await expect(findListed(page, listing)).toBeVisible()
  await expect(findListed(page, listing).getByText(saved.newOne, { exact: true })).toBeHidden()
  await choose(page, tongue, 'home')
  await expect(page.getByRole('heading', { level: 1, name: welcome.headline })).toBeVisible()
  await expect(page.getByRole('button', { name: fillText(welcome.newResponses, { count: 1 }) })).toBeHidden()
}

async function replyAndReport(page: Page, tongue: Tongue, listing: FoundListing): Promise<void> {
  const { list, detail, actions, states } = uiTexts[tongue].introductions
  await choose(page, tongue, 'introductions')
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
  await expect(findListed(page, listing).getByText(states.accepted)).toBeVisible()
  await expectReadable(page, tongue)
  await page.getByRole('button', { name: `${list.view}: ${listing.name}` }).click()
  await expect(page.getByText(answer.message)).toBeVisible()
  for (const step of Object.values(detail.steps)) await expect(page.getByText(step, { exact: true })).toBeVisible()
  await expect(page.getByText(detail.notYet, { exact: true })).toBeHidden()
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
  await expectReadable(page, tongue)
  await page.getByRole('button', { name: actions.willCome }).click()
  await expect(page.getByText(fillText(actions.youReplied, { reply: actions.willCome }))).toBeVisible()
  await page.getByRole('button', { name: actions.helped }).click()
  await expect(page.getByRole('button', { name: actions.helped })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => loadOnlyIntroduction(page)).toMatchObject({ state: 'got_help', reply: 'will_come' })
  await page.goBack()
  await expect(findListed(page, listing).getByText(states.got_help)).toBeVisible()
}

test('[es] a place that has not joined is said plainly, and the list goes along on paper', async ({
  page,
  context,
}) => {
  const { introductions, saved } = uiTexts.es
  const [listing] = (await arrive(page, 'es')).other as [FoundListing]
  await introduce(page, 'es', listing)
  await expect(page.getByText(fillText(introductions.sent.notJoined, { ...listing }))).toBeVisible()
  await expect.poll(() => loadOnlyIntroduction(page)).toMatchObject({ delivery: 'waiting', status: 'pending' })
  await choose(page, 'es', 'saved')
  await expect(findListed(page, listing).getByText(saved.words.notJoined)).toBeVisible()
  await expect(findListed(page, listing).getByText(saved.notJoined, { exact: true })).toBeVisible()
  await expect(
    findListed(page, listing).getByRole('link', { name: fillText(saved.callThem, { ...listing }) }),
  ).toBeVisible()

  await page.getByRole('button', { name: saved.takeWithMe }).click()
  const dialog = page.getByRole('dialog', { name: takeWithMe.title })
  await expect(dialog.getByRole('img', { name: takeWithMe.qr.picture })).toBeVisible()
  await expectNoAxeViolations(page, openModal)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: takeWithMe.copy, exact: true }).click()
  await expect(dialog.getByText(takeWithMe.copied, { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const dialogText = await dialog.innerText()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() =>
    [...document.body.children]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.className, text: part.textContent })),
  )
  expect(printed.map(({ name }) => name)).toEqual(['paper'])
  for (const text of [copied, printed[0]?.text ?? '', dialogText]) expectNothingPersonal(text)
  for (const text of [copied, printed[0]?.text]) {
    expect(text).toContain(listing.name)
    expect(text).toContain(listing.phone)
  }
})

test('[en] a new number goes to all, one is canceled, and removing another asks first', async ({ page }) => {
  const {
    introductions: { actions, list },
    saved,
  } = uiTexts.en
  const [first, second] = (await findListings('en')).other as [FoundListing, FoundListing]
  await openPrepared(page, 'en', await requestIntroductions(page, 'en', [first, second]), '/my-introductions')
  await page.getByRole('button', { name: actions.numberChanged }).click()
  await page.getByLabel(actions.newNumber).fill('213-555-0199')
  await page.getByRole('button', { name: actions.numberSend }).click()
  await expect(page.getByText(fillText(actions.numberSaved, { count: 2 }))).toBeVisible()
  const sent = await loadIntroductions(page)
  expect(sent).toHaveLength(2)
  for (const { id } of sent) await expect.poll(() => loadSharedPhone(page, id)).toBe('213-555-0199')

  await page.getByRole('button', { name: `${list.viewSent}: ${first.name}` }).click()
  await page.getByRole('button', { name: actions.withdraw }).click()
  await page.getByRole('dialog').getByRole('button', { name: actions.withdrawConfirm }).click()
  await expect(page.getByText(actions.withdrawn, { exact: true })).toBeVisible()
  await expect(findListed(page, second)).toBeVisible()
  await expect(findListed(page, first)).toBeHidden()
  await expect.poll(async () => (await loadOnlyIntroduction(page)).resourceId).toBe(second.id)

  await choose(page, 'en', 'saved')
  await expect(findListed(page, first)).toHaveAttribute('data-color', 'gray')
  const remove = page.getByRole('button', { name: fillText(saved.removeName, { ...second }) })
  await remove.click()
  const question = page.getByRole('dialog', { name: fillText(saved.removeTitle, { ...second }) })
  await expect(question.getByText(saved.removeSentText)).toBeVisible()
  await expectNoAxeViolations(page, openModal)
  await question.getByRole('button', { name: saved.keep }).click()
  await expect.poll(() => loadIntroductions(page)).toHaveLength(1)
  await remove.click()
  await question.getByRole('button', { name: saved.removeConfirm }).click()
  await expect(findListed(page, second)).toBeHidden()
  await expect.poll(() => loadIntroductions(page)).toEqual([])
})

test('[en] a no comes with two other places; the words are there again, and so is the way out', async ({ page }) => {
  const {
    saved,
    introductions: { elsewhere, list },
  } = uiTexts.en
  const { clinics, other } = await findListings('en')
  const listing = clinics[1] as FoundListing
  await verifyPartner(listing)
  const storedValues = await requestIntroductions(page, 'en', [listing])
  const id = storedValues.savedResources?.[0]?.introductionId ?? ''
  await runAdminCommand('answer', id, 'decline', "We're full until spring.", '--reason', 'no_capacity')
  await openPrepared(page, 'en', storedValues)
  await choose(page, 'en', 'saved')
  await expect(findListed(page, listing).getByText(saved.words.declined)).toBeVisible()
  await expect(findListed(page, listing)).toHaveAttribute('data-color', 'green')
  await expect(findListed(page, listing).getByRole('heading', { name: saved.tryThese })).toBeVisible()
  await expect(findListed(page, listing).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('button', { name: saved.allIntroductions }).click()
  await page.getByRole('button', { name: `${list.view}: ${listing.name}` }).click()
  await expect(page.getByRole('heading', { name: elsewhere.title })).toBeVisible()
  const asks = page.getByRole('button', { name: new RegExp(`^${elsewhere.send.replace('{name}', '.+')}$`) })
  await expect(asks).toHaveCount(2)
  const next = (await asks.first().innerText()).replace(elsewhere.send.replace('{name}', ''), '').trim()
  // A partner may have joined since the results were found: the server knows, and the dialog says so.
  const nextListing = [...clinics, ...other].find(({ name }) => name === next)
  if (!nextListing) throw new Error(`${next} is not among the results`)
  await verifyPartner(nextListing)
  await asks.first().click()
  const dialog = dialogFor(page, 'en', { id: '', name: next, phone: '' })
  await expect(dialog.getByText(fillText(uiTexts.en.introductions.dialog.consent, { name: next }))).toBeVisible()
  await expect(sendButton(dialog, 'en')).toBeEnabled()
  await expect.poll(() => loadIntroductions(page)).toHaveLength(1)

  await page.route(neutralSite, (route) => route.fulfill({ body: 'weather', contentType: 'text/html' }))
  await dialog.getByLabel(uiTexts.en.introductions.dialog.needs, { exact: true }).fill('A bed for tonight')
  // A panel has only Close; the keys leave from everywhere.
  await expect(exitButton(dialog, 'en')).toHaveCount(0)
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL(neutralSite)
})
