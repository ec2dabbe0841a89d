import { expect, type Page, test } from './test.ts'
import type { StoredValue } from '#client/platform/storage/keys.ts'
import { housing } from '../src/content/prompts/housing.ts'
import { expectBigTargets, expectNoAxeViolations, expectNoSidewaysScroll, ready } from './app.ts'
import { answers, ask, box, guideLines, questions, storedChats } from './chat-steps.ts'
import { fillText, openIn, type Tongue, tongues, uiTexts } from './journey.ts'
import { openChat } from './prepared.ts'

const idQuestion = { en: 'How do I get a state ID?', es: '¿Cómo consigo una identificación estatal?' }

/** Checked in one language only: the other uses the same components. */
async function expectReadable(page: Page, tongue: Tongue): Promise<void> {
  if (tongue === 'en') await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await expectBigTargets(page)
}

for (const tongue of tongues) {
  const { chat, votes } = uiTexts[tongue]

  test(`[${tongue}] from welcome to an answer with its guide and more to ask`, async ({ page }) => {
    await openChat(page, tongue)
    await expect(page.getByText(chat.greeting)).toBeInViewport()
    await expect(page.getByRole('button', { name: chat.newChat })).toHaveCount(0)
    await expectReadable(page, tongue)

    const guide = guideLines(tongue, 'state-id')
    const first = answers(page, tongue).first()
    let firstSentences = ''
    const chips = page.getByRole('list', { name: chat.followUps }).getByRole('button')
    await test.step('an answer names its guide', async () => {
      await ask(page, tongue, idQuestion[tongue])
      await expect(box(page, tongue)).toHaveValue('')
      await expect(first.getByRole('list', { name: chat.sources })).toContainText(guide.title)
      await expect(chips).not.toHaveCount(0)
      firstSentences = await first.getByRole('paragraph').first().innerText()
      expect(firstSentences.length).toBeGreaterThan(40)
      await expectReadable(page, tongue)
    })
    await test.step('thumbs under an answer are counted once', async () => {
      const vote = page.waitForRequest('**/api/satisfaction-vote')
      await first.getByRole('button', { name: votes.up }).click()
      expect((await vote).postDataJSON()).toMatchObject({ voteType: 'thumbs_up', context: 'chat_conclusion' })
      await expect(first).toContainText(votes.thanks)
      await expect(first.getByRole('button', { name: votes.up })).toHaveCount(0)
    })
    await test.step('a follow-up is asked by one tap', async () => {
      const next = await chips.first().innerText()
      await chips.first().click()
      await expect(questions(page, tongue).last()).toContainText(next)
      await expect(answers(page, tongue)).toHaveCount(2)
      await expect(chips.filter({ hasText: next })).toHaveCount(0)
    })
    await test.step('the topics stand behind one button', async () => {
      const topics = page.getByRole('list', { name: chat.shortcuts }).getByRole('button')
      await expect(topics).toHaveCount(0)
      await page.getByRole('button', { name: chat.topics, exact: true }).click()
      await expect(topics).toHaveCount(6)
      await expectReadable(page, tongue)
      await page.getByRole('button', { name: chat.topics, exact: true }).click()
    })
    await test.step('after a load the chat is there again', async () => {
      await openChat(page, tongue)
      await expect(questions(page, tongue).first()).toContainText(idQuestion[tongue])
      await expect(first).toContainText(firstSentences)
    })
  })
}

test('a topic, a voice and the keys fill the box, which grows to 192 px', async ({ page }) => {
  const { chat } = uiTexts.en
  await installRecognizer(page)
  await openChat(page, 'en', { prompt_index_housing: 1 })
  const height = async () => (await box(page, 'en').boundingBox())?.height ?? 0
  const empty = await height()
  await test.step('a topic goes on with its next question after a load, with the cursor in the box', async () => {
    await page.getByRole('list', { name: chat.shortcuts }).getByRole('button', { name: chat.modules.housing }).click()
    await expect(box(page, 'en')).toHaveValue(housing.en[1])
    await expect(box(page, 'en')).toBeFocused()
    await expect(box(page, 'en')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('prompt_index_housing'))).toBe('2')
    const tile = new RegExp(`^${chat.modules.housing}`)
    await page.getByRole('group', { name: chat.log }).getByRole('button', { name: tile }).click()
    await expect(box(page, 'en')).toHaveValue(housing.en[2])
  })
  await test.step('who hears the words is said before the microphone is on', async () => {
    await page.getByRole('button', { name: chat.voice.start, exact: true }).click()
    await expect(page.getByText(chat.voice.privacy)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: chat.voice.agree }).click()
    await expect(page.getByText(chat.voice.listening)).toBeVisible()
    await page.getByRole('button', { name: chat.voice.stop }).click()
    await expect(page.getByText(chat.voice.listening)).toHaveCount(0)
  })
  await test.step('Enter sends, Shift and Enter begins a line, and the box grows to 192 px', async () => {
    await box(page, 'en').fill('one')
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
})

test('with the keyboard open on a small phone four lines of talk are left, and no number breaks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openChat(page, 'es')
  await expect(box(page, 'es')).toHaveAttribute('rows', '1')
  await ask(page, 'es', '¿Dónde hay una clínica gratis en Los Ángeles?')
  await expect(answers(page, 'es')).toHaveCount(1)
  const log = page.getByRole('group', { name: uiTexts.es.chat.log })
  await expect(log.getByRole('link', { name: uiTexts.es.chat.call })).not.toHaveCount(0)
  const brokenNumbers = () =>
    log.locator('a[href^="tel:"] span').evaluateAll((numbers) => numbers.filter((n) => n.getClientRects().length > 1))
  for (const height of [568, 300]) {
    await page.setViewportSize({ width: 320, height })
    await expect(box(page, 'es')).toBeInViewport({ ratio: 1 })
    const talk = await log.boundingBox()
    const line = await log.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    expect((talk?.height ?? 0) / line).toBeGreaterThanOrEqual(4)
    await expectNoSidewaysScroll(page)
    expect(await brokenNumbers()).toEqual([])
  }
})

/** Replaces the browser's own recognizer, which would call a network service. */
async function installRecognizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class SilentRecognizer extends EventTarget {
      start() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: SilentRecognizer })
  })
}

test('a long address in an answer stays inside its bubble on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openChat(page, 'en')
  await ask(page, 'en', 'where do i get my birth certificate in las cruces new mexico')
  const answer = answers(page, 'en').first()
  await expect(answer.getByRole('link', { name: /nmhealth/ })).toBeVisible()
  const overflowing = await answer.evaluate((element) =>
    [...element.querySelectorAll('p, li')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .concat([...element.querySelectorAll('li')].filter((item) => item.getBoundingClientRect().right > innerWidth))
      .map(({ textContent }) => textContent),
  )
  expect(overflowing).toEqual([])
})

test('past chats are listed, opened and deleted, and one that leaves no trace is not among them', async ({ page }) => {
  const { chat, common } = uiTexts.es
  await openChat(page, 'es', {
    'reggie-chat-sessions': [buildConversation('second', 5), buildConversation('first', 9)],
  })
  const panel = page.getByRole('dialog', { name: chat.past.title })
  const rows = panel.getByRole('list', { name: chat.past.list }).getByRole('listitem')
  const openHistory = () => page.getByRole('button', { name: chat.history }).click()
  await test.step('newest first, with how many messages and which one is open', async () => {
    await openHistory()
    await expect(rows).toHaveText([
      new RegExp(`^second.*${fillText(chat.past.many, { count: 2 })}.*${chat.past.isOpen}`),
      new RegExp(`^first.*${fillText(chat.past.many, { count: 2 })}`),
    ])
    await expect(panel.getByRole('list', { name: chat.past.topics }).getByRole('button')).toHaveCount(6)
    await expectNoAxeViolations(page, 'dialog')
  })
  await test.step('a past chat opens and can be deleted', async () => {
    await rows.nth(1).getByRole('button').first().click()
    await expect(panel).toBeHidden()
    await expect(questions(page, 'es')).toContainText('first question')
    await openHistory()
    const remove = fillText(chat.past.remove, { title: 'first' })
    await rows.nth(1).getByRole('button', { name: remove }).click()
    await expect(rows).toHaveCount(1)
    await panel.getByRole('button', { name: common.close }).click()
    await expect(page.getByText(chat.greeting)).toBeVisible()
  })
  await test.step('a chat that leaves no trace is in no storage and gone after a load', async () => {
    await page.getByRole('button', { name: chat.settings }).click()
    const settings = page.getByRole('dialog', { name: chat.settings })
    await settings.getByRole('checkbox', { name: chat.noTrace.label }).check()
    await expect(settings.getByText(chat.noTrace.on)).toBeVisible()
    await expectNoAxeViolations(page, 'dialog')
    await expectBigTargets(page)
    await settings.getByRole('button', { name: common.close }).click()
    await expect(page.getByText(chat.noTrace.talk)).toBeVisible()
    await ask(page, 'es', idQuestion.es)
    await expect(answers(page, 'es')).toHaveCount(1)
    await expect.poll(async () => (await storedChats(page)).map(({ title }) => title)).toEqual(['second'])
    const storedText = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(storedText).not.toContain(idQuestion.es)
    await page.reload()
    await ready(page)
    await page.getByRole('button', { name: uiTexts.es.welcome.chat, exact: true }).click()
    await expect(questions(page, 'es')).toHaveText([/second question/])
  })
})

type StoredConversation = StoredValue<'reggie-chat-sessions'>[number]

function buildConversation(id: string, minutesAgo: number): StoredConversation {
  const messages: StoredConversation['messages'] = [
    { role: 'user', content: `${id} question` },
    { role: 'assistant', content: `${id} answer` },
  ]
  return { id, title: id, messages, lastUpdated: Date.now() - minutesAgo * 60_000 }
}

test('somebody in danger sees whom to call at once, without a connection', async ({ page, context }) => {
  const { chat, crisisCard } = uiTexts.es
  await openChat(page, 'es')
  // The rules come right after the chat is drawn.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/danger-(?!help)[^/]*\.js/.test(name)),
  )
  await context.setOffline(true)
  await ask(page, 'es', 'Me quiero matar')
  const card = page.getByRole('region', { name: crisisCard.kinds.self_harm.title })
  await expect(card.locator('a[href="tel:988"]').first()).toBeInViewport()
  await expect(card.locator('a[href^="sms:988"]')).toBeInViewport()
  await expect(card.locator('a[href="tel:911"]')).toBeInViewport()
  await expect(answers(page, 'es')).toContainText(chat.errors.connection)
  await expectNoAxeViolations(page)
  await expectBigTargets(page)

  await context.setOffline(false)
  await page.getByRole('button', { name: chat.retry }).click()
  await expect(answers(page, 'es')).toContainText('988')
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: crisisCard.dismiss }).click()
  await expect(card).toHaveCount(0)
})

test('/chat opens Reggie at the side with one of four beginnings', async ({ page }) => {
  const { chat, common } = uiTexts.en
  await openIn(page, 'en', '/chat')
  const cards = page.getByRole('list', { name: chat.page.starters }).getByRole('button')
  await expect(cards).toHaveCount(4)
  await expectNoAxeViolations(page)
  await cards.filter({ hasText: chat.page.cards.id.title }).click()
  const drawer = page.getByRole('dialog', { name: chat.title })
  await expect(box(page, 'en')).toHaveValue(chat.page.cards.id.prompt)
  await expect(box(page, 'en')).toBeFocused()
  await expect(drawer.getByRole('button', { name: chat.newChat })).toHaveCount(0)
  await box(page, 'en').press('Enter')
  await expect(answers(page, 'en')).toHaveCount(1)
  await expectNoAxeViolations(page, 'dialog')
  await expectBigTargets(page)

  await drawer.getByRole('button', { name: common.close }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: chat.page.goOn }).click()
  await drawer.getByRole('button', { name: chat.newChat }).click()
  await expect(drawer.getByText(chat.greeting)).toBeVisible()
})
