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
  findPlaces,
  type FoundPlace,
  introduce,
  listed,
  openDialog,
  openModal,
  person,
  sendButton,
} from './introduce.ts'
import { filled, tongues, type Tongue, words } from './journey.ts'
import { introductionsOf, onlyIntroductionOf, operator, sharedPhoneOf, verifyPartner } from './partner.ts'
import { openPrepared } from './prepared.ts'
import { askPlaces } from './prepared-introductions.ts'

const neutralSite = /weather\.gov/
const answer = {
  message: 'Yes, we have a bed for you.',
  contact: 'Ask for the front desk: (213) 555-0177',
  instructions: 'Come by 6 pm and bring any paper with your name.',
}

for (const tongue of tongues) {
  test(`[${tongue}] asks a place, hears the answer, replies, and says that it helped`, async ({ page }) => {
    await page.clock.install()
    const { housing, other } = await arrive(page, tongue)
    const [asked, kept] = [housing[0], other[0]] as [FoundPlace, FoundPlace]
    await verifyPartner(asked)
    await page.getByRole('button', { name: filled(words[tongue].results.card.save, { name: kept.name }) }).click()
    await askWithCare(page, tongue, asked)
    await waitInYellow(page, tongue, { asked, kept })
    await hearAnswer(page, tongue, asked)
    await readAnswer(page, tongue, asked)
    await replyAndReport(page, tongue, asked)
  })
}

/** Looked at in one language: the other is drawn by the same parts. */
async function expectReadable(page: Page, tongue: Tongue, ...parts: string[]): Promise<void> {
  if (tongue === 'es') return
  await expectNoAxeViolations(page, ...parts)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

async function askWithCare(page: Page, tongue: Tongue, place: FoundPlace): Promise<void> {
  const text = words[tongue].introductions.dialog
  const dialog = await openDialog(page, tongue, place)
  const send = sendButton(dialog, tongue)
  const needs = dialog.getByLabel(text.needs, { exact: true })
  await expect(needs).not.toHaveValue('')
  await expect(send).toBeDisabled()
  await expect(dialog.getByText(filled(text.consent, { name: place.name }))).toBeVisible()
  await expectReadable(page, tongue, openModal)
  await fillIn(dialog, tongue)
  await send.click()
  await expectSent(page, tongue, place)
  await expect(page.getByText(filled(words[tongue].introductions.sent.text, { name: place.name }))).toBeVisible()
  await expectUncovered(exitButton(page, tongue))
  await expectReadable(page, tongue, 'article:has([aria-disabled=true])', '.ui-toast')
  const sentButton = page.getByRole('button', { name: filled(words[tongue].results.card.sentTo, { name: place.name }) })
  await sentButton.click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Sent is yellow, saved alone is gray, and both say so in words. */
async function waitInYellow(
  page: Page,
  tongue: Tongue,
  { asked, kept }: { asked: FoundPlace; kept: FoundPlace },
): Promise<void> {
  const { saved } = words[tongue]
  await choose(page, tongue, 'saved')
  await expect(listed(page, asked)).toHaveAttribute('data-color', 'yellow')
  await expect(listed(page, asked).getByText(saved.words.sent)).toBeVisible()
  await expect(listed(page, asked).getByText(saved.colors.yellow)).toBeVisible()
  await expect(listed(page, kept)).toHaveAttribute('data-color', 'gray')
  await expect(listed(page, kept).getByText(saved.words.saved)).toBeVisible()
}

/** The operator answers without seeing who asked; one turn of the clock later the person is told. */
async function hearAnswer(page: Page, tongue: Tongue, place: FoundPlace): Promise<void> {
  const { saved, welcome } = words[tongue]
  const { id, delivery } = await onlyIntroductionOf(page)
  expect(delivery).toBe('sent')
  if (tongue === 'en') {
    const overview = await operator('introductions')
    expect(overview).toContain(id)
    expectNothingPersonal(overview)
  }
  const { message, contact, instructions } = answer
  await operator('answer', id, 'accept', message, '--contact', contact, '--instructions', instructions)
  await page.clock.fastForward(introductionPollMs)
  await expect(page.getByRole('status').getByText(filled(saved.banner.title, { name: place.name }))).toBeVisible()
  await expect(listed(page, place)).toHaveAttribute('data-color', 'green')
  await expect(listed(page, place).getByText(saved.words.accepted)).toBeVisible()
  await expectReadable(page, tongue)
  await choose(page, tongue, 'home')
  await expect(page.getByRole('button', { name: filled(welcome.newResponses, { count: 1 }) })).toBeVisible()
  await page.getByRole('button', { name: saved.banner.view, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: saved.title })).toBeVisible()
  await expect(page.getByText(filled(saved.newResponses, { count: 1 }))).toBeVisible()
}

async function readAnswer(page: Page, tongue: Tongue, place: FoundPlace): Promise<void> {
  const { saved, welcome } = words[tongue]
  await page.getByRole('button', { name: filled(saved.viewResponseOf, { name: place.name }) }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: filled(saved.response.title, { name: place.name }) }),
  ).toBeVisible()
  for (const said of Object.values(answer)) await expect(page.getByRole('main')).toContainText(said)
  await expect(page.getByRole('link', { name: '(213) 555-0177' })).toHaveAttribute('href', 'tel:+12135550177')
  await expectReadable(page, tongue)
  await expect.poll(async () => (await onlyIntroductionOf(page)).readAt).toBeTruthy()
  await page.getByRole('button', { name: saved.response.back }).click()
  await expect(listed(page, place)).toBeVisible()
  await expect(listed(page, place).getByText(saved.newOne, { exact: true })).toBeHidden()
  await choose(page, tongue, 'home')
  await expect(page.getByRole('heading', { level: 1, name: welcome.headline })).toBeVisible()
  await expect(page.getByRole('button', { name: filled(welcome.newResponses, { count: 1 }) })).toBeHidden()
}

async function replyAndReport(page: Page, tongue: Tongue, place: FoundPlace): Promise<void> {
  const { list, detail, actions, states } = words[tongue].introductions
  await choose(page, tongue, 'introductions')
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
  await expect(listed(page, place).getByText(states.accepted)).toBeVisible()
  await expectReadable(page, tongue)
  await page.getByRole('button', { name: `${list.view}: ${place.name}` }).click()
  await expect(page.getByText(answer.message)).toBeVisible()
  for (const step of Object.values(detail.steps)) await expect(page.getByText(step, { exact: true })).toBeVisible()
  await expect(page.getByText(detail.notYet, { exact: true })).toBeHidden()
  await expect(page.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible()
  await expectReadable(page, tongue)
  await page.getByRole('button', { name: actions.willCome }).click()
  await expect(page.getByText(filled(actions.youReplied, { reply: actions.willCome }))).toBeVisible()
  await page.getByRole('button', { name: actions.helped }).click()
  await expect(page.getByRole('button', { name: actions.helped })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => onlyIntroductionOf(page)).toMatchObject({ state: 'got_help', reply: 'will_come' })
  await page.goBack()
  await expect(listed(page, place).getByText(states.got_help)).toBeVisible()
}

test('[es] a place that has not joined is said plainly, and the list goes along on paper', async ({
  page,
  context,
}) => {
  const { introductions, saved } = words.es
  const [place] = (await arrive(page, 'es')).other as [FoundPlace]
  await introduce(page, 'es', place)
  await expect(page.getByText(filled(introductions.sent.notJoined, { ...place }))).toBeVisible()
  await expect.poll(() => onlyIntroductionOf(page)).toMatchObject({ delivery: 'waiting', status: 'pending' })
  await choose(page, 'es', 'saved')
  await expect(listed(page, place).getByText(saved.words.notJoined)).toBeVisible()
  await expect(listed(page, place).getByRole('link', { name: filled(saved.callThem, { ...place }) })).toBeVisible()

  await page.getByRole('button', { name: saved.takeWithMe }).click()
  const dialog = page.getByRole('dialog', { name: takeWithMe.title })
  await expect(dialog.getByRole('img', { name: takeWithMe.qr.picture })).toBeVisible()
  await expectNoAxeViolations(page, openModal)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: takeWithMe.copy, exact: true }).click()
  await expect(dialog.getByText(takeWithMe.copied, { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const shown = await dialog.innerText()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() =>
    [...document.body.children]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.className, text: part.textContent })),
  )
  expect(printed.map(({ name }) => name)).toEqual(['paper'])
  for (const text of [copied, printed[0]?.text ?? '', shown]) expectNothingPersonal(text)
  for (const text of [copied, printed[0]?.text]) {
    expect(text).toContain(place.name)
    expect(text).toContain(place.phone)
  }
})

test('[en] a new number goes to all, one is taken back, and removing another asks first', async ({ page }) => {
  const {
    introductions: { actions, list },
    saved,
  } = words.en
  const [first, second] = (await findPlaces('en')).other as [FoundPlace, FoundPlace]
  await openPrepared(page, 'en', await askPlaces(page, 'en', [first, second]), '/my-introductions')
  await page.getByRole('button', { name: actions.numberChanged }).click()
  await page.getByLabel(actions.newNumber).fill('213-555-0199')
  await page.getByRole('button', { name: actions.numberSend }).click()
  await expect(page.getByText(filled(actions.numberSaved, { count: 2 }))).toBeVisible()
  const sent = await introductionsOf(page)
  expect(sent).toHaveLength(2)
  for (const { id } of sent) await expect.poll(() => sharedPhoneOf(page, id)).toBe('213-555-0199')

  await page.getByRole('button', { name: `${list.viewSent}: ${first.name}` }).click()
  await page.getByRole('button', { name: actions.withdraw }).click()
  await page.getByRole('dialog').getByRole('button', { name: actions.withdrawConfirm }).click()
  await expect(page.getByText(actions.withdrawn, { exact: true })).toBeVisible()
  await expect(listed(page, second)).toBeVisible()
  await expect(listed(page, first)).toBeHidden()
  await expect.poll(async () => (await onlyIntroductionOf(page)).resourceId).toBe(second.id)

  await choose(page, 'en', 'saved')
  await expect(listed(page, first)).toHaveAttribute('data-color', 'gray')
  const remove = page.getByRole('button', { name: filled(saved.removeName, { ...second }) })
  await remove.click()
  const question = page.getByRole('dialog', { name: filled(saved.removeTitle, { ...second }) })
  await expect(question.getByText(saved.removeSentText)).toBeVisible()
  await expectNoAxeViolations(page, openModal)
  await question.getByRole('button', { name: saved.keep }).click()
  await expect.poll(() => introductionsOf(page)).toHaveLength(1)
  await remove.click()
  await question.getByRole('button', { name: saved.removeConfirm }).click()
  await expect(listed(page, second)).toBeHidden()
  await expect.poll(() => introductionsOf(page)).toEqual([])
})

test('[en] a no comes with two other places; the words are there again, and so is the way out', async ({ page }) => {
  const {
    saved,
    introductions: { elsewhere, list },
  } = words.en
  const [, place] = (await findPlaces('en')).housing as [FoundPlace, FoundPlace]
  await verifyPartner(place)
  const kept = await askPlaces(page, 'en', [place])
  const id = kept.savedResources?.[0]?.introductionId ?? ''
  await operator('answer', id, 'decline', 'We are full until spring.', '--reason', 'no_capacity')
  await openPrepared(page, 'en', kept)
  await choose(page, 'en', 'saved')
  await expect(listed(page, place).getByText(saved.words.declined)).toBeVisible()
  await expect(listed(page, place)).toHaveAttribute('data-color', 'green')
  await expect(listed(page, place).getByRole('heading', { name: saved.tryThese })).toBeVisible()
  await expect(listed(page, place).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('button', { name: saved.allIntroductions }).click()
  await page.getByRole('button', { name: `${list.view}: ${place.name}` }).click()
  await expect(page.getByRole('heading', { name: elsewhere.title })).toBeVisible()
  const asks = page.getByRole('button', { name: new RegExp(`^${elsewhere.send.replace('{name}', '.+')}$`) })
  await expect(asks).toHaveCount(2)
  const next = (await asks.first().innerText()).replace(elsewhere.send.replace('{name}', ''), '').trim()
  await asks.first().click()
  const dialog = dialogFor(page, 'en', { id: '', name: next, phone: '' })
  await expect(dialog.getByText(filled(words.en.introductions.dialog.consent, { name: next }))).toBeVisible()
  await expect(sendButton(dialog, 'en')).toBeEnabled()
  await expect.poll(() => introductionsOf(page)).toHaveLength(1)

  await page.route(neutralSite, (route) => route.fulfill({ body: 'weather', contentType: 'text/html' }))
  await dialog.getByLabel(words.en.introductions.dialog.needs, { exact: true }).fill('A bed for tonight')
  await exitButton(dialog, 'en').click()
  await expect(page).toHaveURL(neutralSite)
})
