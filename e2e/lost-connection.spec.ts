import { expect, type Locator, test } from './test.ts'
import { expectNoAxeViolations } from './app.ts'
import {
  arrive,
  browserStorage,
  expectNothingPersonal,
  expectSent,
  fillIn,
  type FoundListing,
  openInvitation,
  openModal,
  person,
  sendButton,
} from './introduce.ts'
import { fillText, type Tongue, uiTexts } from './journey.ts'
import { loadIntroductions, loadOnlyIntroduction } from './partner.ts'

const sending = '**/api/warm-introduction'

/** The typed text is still in the open dialog. */
async function expectInputPreserved(dialog: Locator, tongue: Tongue): Promise<void> {
  const { dialog: text, notSent } = uiTexts[tongue].introductions
  await expect(dialog.getByText(notSent.kept)).toBeVisible()
  await expect(dialog.getByLabel(text.firstName, { exact: true })).toHaveValue(person.firstName)
  await expect(dialog.getByLabel(`${text.story} ${text.optional}`)).toHaveValue(person.story)
}

test('[es] a lost connection loses no word and sends nothing twice', async ({ page, context }) => {
  const { notSent } = uiTexts.es.introductions
  const [first, second] = (await arrive(page, 'es')).other as [FoundListing, FoundListing]

  await test.step('offline it stays in the page alone, and goes out once when the connection is back', async () => {
    const dialog = await openInvitation(page, 'es', first)
    await fillIn(dialog, 'es')
    await context.setOffline(true)
    await sendButton(dialog, 'es').click()
    await expect(dialog.getByText(notSent.offline)).toBeVisible()
    await expectInputPreserved(dialog, 'es')
    await expect(dialog.getByRole('link', { name: fillText(notSent.call, { ...first }) }).last()).toBeVisible()
    expectNothingPersonal(await browserStorage(page))
    await expectNoAxeViolations(page, openModal)

    await context.setOffline(false)
    await expectSent(page, 'es', first)
    await expect.poll(async () => (await loadOnlyIntroduction(page)).resourceId).toBe(first.id)
    expectNothingPersonal(await browserStorage(page))
  })

  await test.step('cut off after the server had it, a second try makes no second one', async () => {
    await page.route(
      sending,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    const dialog = await openInvitation(page, 'es', second)
    await fillIn(dialog, 'es')
    await sendButton(dialog, 'es').click()
    await expect(dialog.getByText(notSent.offline)).toBeVisible()
    await expectInputPreserved(dialog, 'es')
    const ids = async () => (await loadIntroductions(page)).map(({ id }) => id).toSorted()
    const before = await ids()
    expect(before).toHaveLength(2)

    await dialog.getByRole('button', { name: notSent.tryAgain }).click()
    await expectSent(page, 'es', second)
    await expect.poll(ids).toEqual(before)
  })
})
