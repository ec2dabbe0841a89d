import { expect, test } from './test.ts'
import { housing } from '../src/content/prompts/housing.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, open } from './app.ts'
import { answers, answerWith, ask, box, guideLines, openChat, questions, storedChats } from './chat-steps.ts'
import { filled, openIn, tongues, words } from './journey.ts'

const idQuestion = { en: 'How do I get a state ID?', es: '¿Cómo consigo una identificación estatal?' }
const danger = { en: 'I want to kill myself', es: 'Me quiero matar' }

for (const tongue of tongues) {
  const { chat, votes, common, crisisCard } = words[tongue]

  test(`[${tongue}] from welcome to an answer with its guide, a next step and more to ask`, async ({ page }) => {
    await openChat(page, tongue)
    await expect(page.getByText(chat.greeting)).toBeInViewport()
    await expect(page.getByRole('button', { name: chat.newChat })).toHaveCount(0)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    await ask(page, tongue, idQuestion[tongue])
    await expect(box(page, tongue)).toHaveValue('')
    const guide = guideLines(tongue, 'state-id')
    const answer = answers(page, tongue)
    await expect(answer).toContainText(guide.next)
    await expect(answer.getByRole('list', { name: chat.sources })).toContainText(guide.title)
    const chips = answer.getByRole('list', { name: chat.followUps }).getByRole('button')
    await expect(chips).not.toHaveCount(0)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await expectBigTargets(page)

    const next = await chips.first().innerText()
    await chips.first().click()
    await expect(questions(page, tongue).last()).toContainText(next)
    await expect(answers(page, tongue)).toHaveCount(2)
    await expect(answers(page, tongue).first().getByRole('list', { name: chat.followUps })).toHaveCount(0)
  })

  test(`[${tongue}] thumbs under an answer are counted once`, async ({ page }) => {
    await answerWith(page, { success: true, reply: 'Reggie' })
    await openChat(page, tongue)
    await ask(page, tongue, idQuestion[tongue])
    const vote = page.waitForRequest('**/api/satisfaction-vote')
    await answers(page, tongue).getByRole('button', { name: votes.up }).click()
    expect((await vote).postDataJSON()).toMatchObject({ voteType: 'thumbs_up', context: 'chat_conclusion' })
    await expect(answers(page, tongue)).toContainText(votes.thanks)
    await expect(answers(page, tongue).getByRole('button', { name: votes.up })).toHaveCount(0)
  })

  test(`[${tongue}] Reggie talks as he is asked to`, async ({ page }) => {
    await openChat(page, tongue)
    await page.getByRole('radio', { name: chat.tone.facts }).check({ force: true })
    const request = page.waitForRequest('**/api/reggie')
    await ask(page, tongue, idQuestion[tongue])
    expect((await request).postDataJSON()).toMatchObject({ tone: 'facts', language: tongue })
    await expect(answers(page, tongue)).toHaveCount(1)
  })

  test(`[${tongue}] a topic fills the box with its next question, also after a load`, async ({ page }) => {
    await openChat(page, tongue)
    const topic = page.getByRole('list', { name: chat.shortcuts }).getByRole('button', { name: chat.modules.housing })
    await topic.click()
    await expect(box(page, tongue)).toHaveValue(housing[tongue][0])
    await expect(box(page, tongue)).toBeFocused()
    await expect(box(page, tongue)).toBeInViewport()
    await topic.click()
    await expect(box(page, tongue)).toHaveValue(housing[tongue][1])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('prompt_index_housing'))).toBe('2')

    await openChat(page, tongue)
    await page
      .getByRole('group', { name: chat.log })
      .getByRole('button', { name: new RegExp(`^${chat.modules.housing}`) })
      .click()
    await expect(box(page, tongue)).toHaveValue(housing[tongue][2])
  })

  test(`[${tongue}] two chats in the history, newest first, opened again and deleted`, async ({ page }) => {
    await answerWith(page, { success: true, reply: 'Reggie' })
    await openChat(page, tongue)
    await ask(page, tongue, 'first '.repeat(12))
    await expect(answers(page, tongue)).toHaveCount(1)
    await page.getByRole('button', { name: chat.newChat }).click()
    await expect(page.getByText(chat.greeting)).toBeVisible()
    await ask(page, tongue, 'second')
    await expect(answers(page, tongue)).toHaveCount(1)

    await page.getByRole('button', { name: chat.history }).click()
    const panel = page.getByRole('dialog', { name: chat.past.title })
    const rows = panel.getByRole('list', { name: chat.past.list }).getByRole('listitem')
    await expect(rows).toHaveText([
      new RegExp(`^second.*${filled(chat.past.many, { count: 2 })}.*${chat.past.isOpen}`),
      new RegExp(`^${'first '.repeat(12).slice(0, 50)}….*${filled(chat.past.many, { count: 2 })}`),
    ])
    await expect(panel.getByRole('list', { name: chat.past.topics }).getByRole('button')).toHaveCount(6)
    await expectNoAxeViolations(page)

    await rows.nth(1).getByRole('button').first().click()
    await expect(panel).toBeHidden()
    await expect(questions(page, tongue)).toContainText('first first')
    await page.getByRole('button', { name: chat.history }).click()
    await rows
      .nth(1)
      .getByRole('button', { name: filled(chat.past.remove, { title: 'first' }) })
      .click()
    await expect(rows).toHaveCount(1)
    await panel.getByRole('button', { name: common.close }).click()
    await expect(page.getByText(chat.greeting)).toBeVisible()

    await page.getByRole('button', { name: chat.history }).click()
    await rows.getByRole('button').first().click()
    await page.getByRole('button', { name: chat.history }).click()
    await panel.getByRole('button', { name: chat.past.startNew }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByText(chat.greeting)).toBeVisible()
    await expect.poll(async () => (await storedChats(page)).map(({ title }) => title)).toEqual(['second'])
  })

  test(`[${tongue}] after a load the latest chat is there again`, async ({ page }) => {
    await openChat(page, tongue)
    await ask(page, tongue, idQuestion[tongue])
    await expect(answers(page, tongue)).toHaveCount(1)
    await openChat(page, tongue)
    await expect(questions(page, tongue)).toContainText(idQuestion[tongue])
    await expect(answers(page, tongue)).toContainText(guideLines(tongue, 'state-id').next)
  })

  test(`[${tongue}] a chat that leaves no trace is in no storage and gone after a load`, async ({ page }) => {
    await openChat(page, tongue)
    await page.getByRole('checkbox', { name: chat.noTrace.label }).check()
    await expect(page.getByText(chat.noTrace.on)).toBeVisible()
    await ask(page, tongue, idQuestion[tongue])
    await expect(answers(page, tongue)).toHaveCount(1)
    await expect.poll(() => storedChats(page)).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain(idQuestion[tongue])
    await openChat(page, tongue)
    await expect(page.getByText(chat.greeting)).toBeVisible()
  })

  test(`[${tongue}] somebody in danger sees whom to call at once, without a connection`, async ({ page, context }) => {
    await openChat(page, tongue)
    await context.setOffline(true)
    await ask(page, tongue, danger[tongue])
    const card = page.getByRole('region', { name: crisisCard.kinds.self_harm.title })
    await expect(card.locator('a[href="tel:988"]').first()).toBeInViewport()
    await expect(card.locator('a[href^="sms:988"]')).toBeInViewport()
    await expect(card.locator('a[href="tel:911"]')).toBeInViewport()
    await expect(answers(page, tongue)).toContainText(chat.errors.connection)
    await expectNoAxeViolations(page)
    await expectBigTargets(page)

    await context.setOffline(false)
    await page.getByRole('button', { name: chat.retry }).click()
    await expect(answers(page, tongue)).toContainText('988')
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: crisisCard.dismiss }).click()
    await expect(card).toHaveCount(0)
  })

  test(`[${tongue}] /chat opens Reggie at the side with one of four beginnings`, async ({ page }) => {
    await openIn(page, tongue, '/chat')
    const cards = page.getByRole('list', { name: chat.page.starters }).getByRole('button')
    await expect(cards).toHaveCount(4)
    await expectNoAxeViolations(page)
    await cards.filter({ hasText: chat.page.cards.id.title }).click()
    const drawer = page.getByRole('dialog', { name: chat.title })
    await expect(box(page, tongue)).toHaveValue(chat.page.cards.id.prompt)
    await expect(box(page, tongue)).toBeFocused()
    await expect(drawer.getByRole('button', { name: chat.newChat })).toHaveCount(0)
    await expectNoAxeViolations(page)
    await box(page, tongue).press('Enter')
    await expect(answers(page, tongue)).toHaveCount(1)
    await expectNoAxeViolations(page)
    await expectBigTargets(page)

    await drawer.getByRole('button', { name: common.close }).click()
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: chat.page.goOn }).click()
    await drawer.getByRole('button', { name: chat.newChat }).click()
    await expect(drawer.getByText(chat.greeting)).toBeVisible()
  })
}

test('Enter sends, Shift and Enter begins a line, and the box grows to 192 px', async ({ page }) => {
  await answerWith(page, { success: true, reply: 'Reggie' })
  await openChat(page, 'en')
  const height = async () => (await box(page, 'en').boundingBox())?.height ?? 0
  const empty = await height()
  await box(page, 'en').pressSequentially('one')
  for (let line = 0; line < 5; line += 1) await box(page, 'en').press('Shift+Enter')
  await box(page, 'en').pressSequentially('two')
  await expect(box(page, 'en')).toHaveValue('one\n\n\n\n\ntwo')
  await expect.poll(height).toBeGreaterThan(empty)
  await box(page, 'en').fill('line\n'.repeat(40))
  await expect.poll(height).toBe(192)
  await box(page, 'en').fill('one\ntwo')
  await box(page, 'en').press('Enter')
  await expect(questions(page, 'en').getByText('one\ntwo')).toBeVisible()
  await expect(answers(page, 'en')).toHaveCount(1)
  await expect.poll(height).toBe(empty)
})

test('Back from the chat goes to welcome and takes the chat flag away', async ({ page }) => {
  await openChat(page, 'en')
  const flag = () => page.evaluate(() => sessionStorage.getItem('chatModeActive'))
  await expect.poll(flag).toBe('true')
  await page.getByRole('button', { name: words.en.chat.back }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.welcome.headline })).toBeVisible()
  await expect.poll(flag).not.toBe('true')
})

test('the greeting follows the language', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: words.en.welcome.chat }).click()
  await expect(page.getByText(words.en.chat.greeting)).toBeVisible()
  await page.getByRole('radio', { name: 'Español' }).click({ force: true })
  await expect(page.getByText(words.es.chat.greeting)).toBeVisible()
})
