import { expect, type Locator, test } from './test.ts'
import { expectNoAxeViolations } from './app.ts'
import {
  arrive,
  browserStorage,
  expectNothingPersonal,
  expectSent,
  fillIn,
  type FoundPlace,
  openDialog,
  openModal,
  person,
  sendButton,
} from './introduce.ts'
import { filled, type Tongue, words } from './journey.ts'
import { introductionsOf, onlyIntroductionOf } from './partner.ts'

const sending = '**/api/warm-introduction'

/** What was typed still stands in the open page. */
async function expectKept(dialog: Locator, tongue: Tongue): Promise<void> {
  const { dialog: text, notSent } = words[tongue].introductions
  await expect(dialog.getByText(notSent.kept)).toBeVisible()
  await expect(dialog.getByLabel(text.firstName, { exact: true })).toHaveValue(person.firstName)
  await expect(dialog.getByLabel(`${text.story} ${text.optional}`)).toHaveValue(person.story)
}

test('[es] offline it stays in the page alone, and goes out once when the connection is back', async ({
  page,
  context,
}) => {
  const { notSent } = words.es.introductions
  const [place] = (await arrive(page, 'es')).other as [FoundPlace]
  const dialog = await openDialog(page, 'es', place)
  await fillIn(dialog, 'es')
  await context.setOffline(true)
  await sendButton(dialog, 'es').click()
  await expect(dialog.getByText(notSent.offline)).toBeVisible()
  await expectKept(dialog, 'es')
  await expect(dialog.getByRole('link', { name: filled(notSent.call, { ...place }) })).toBeVisible()
  expectNothingPersonal(await browserStorage(page))
  await expectNoAxeViolations(page, openModal)

  await context.setOffline(false)
  await expectSent(page, 'es', place)
  await expect.poll(async () => (await onlyIntroductionOf(page)).resourceId).toBe(place.id)
  expectNothingPersonal(await browserStorage(page))
})

test('[en] cut off after the server had it, a second try makes no second one', async ({ page }) => {
  const { notSent } = words.en.introductions
  const [place] = (await arrive(page, 'en')).other as [FoundPlace]
  await page.route(
    sending,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const dialog = await openDialog(page, 'en', place)
  await fillIn(dialog, 'en')
  await sendButton(dialog, 'en').click()
  await expect(dialog.getByText(notSent.offline)).toBeVisible()
  await expectKept(dialog, 'en')
  const { id } = await onlyIntroductionOf(page)

  await dialog.getByRole('button', { name: notSent.tryAgain }).click()
  await expectSent(page, 'en', place)
  await expect.poll(async () => (await onlyIntroductionOf(page)).id).toBe(id)
})

test('[es] when the server fails, the number to call stands beside the kept words', async ({ page }) => {
  const { notSent } = words.es.introductions
  const [place] = (await arrive(page, 'es')).other as [FoundPlace]
  await page.route(sending, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 })
  const dialog = await openDialog(page, 'es', place)
  await fillIn(dialog, 'es')
  await sendButton(dialog, 'es').click()
  await expect(dialog.getByText(filled(notSent.failed, { ...place }))).toBeVisible()
  await expectKept(dialog, 'es')
  await expectNoAxeViolations(page, openModal)
  await expect.poll(() => introductionsOf(page)).toEqual([])

  await dialog.getByRole('button', { name: notSent.tryAgain }).click()
  await expectSent(page, 'es', place)
  await expect.poll(() => introductionsOf(page)).toHaveLength(1)
})
