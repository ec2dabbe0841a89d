import { expect } from '@playwright/test'
import { maxChatCharacters } from '../src/domain/chat/message.ts'
import { expectNoSidewaysScroll } from './app.ts'
import { answers, answerWith, ask, box, guideLines, openChat, questions, storedChats, test } from './chat-steps.ts'
import { filled, tongues, words } from './journey.ts'

const refusals = [
  { title: 'a fault of the server', status: 500, body: { success: false, error: 'fault' }, cause: 'technical' },
  { title: 'too many questions', status: 429, body: { success: false, error: 'rate_limit' }, cause: 'busy' },
  { title: 'a model that is too slow', status: 504, body: { success: false, error: 'timeout' }, cause: 'timeout' },
] as const

for (const tongue of tongues) {
  const { chat } = words[tongue]

  for (const { title, status, body, cause } of refusals) {
    test(`[${tongue}] ${title} is told in words, and one tap asks again`, async ({ page }) => {
      await answerWith(page, body, status)
      await openChat(page, tongue)
      await ask(page, tongue, 'hello')
      await expect(answers(page, tongue)).toContainText(chat.errors[cause])
      await answerWith(page, { success: true, content: [{ text: 'Here I am' }] })
      await page.getByRole('button', { name: chat.retry }).click()
      await expect(answers(page, tongue)).toContainText('Here I am')
      await expect(questions(page, tongue)).toHaveCount(1)
      await expect(page.getByText(chat.errors[cause])).toHaveCount(0)
    })
  }

  test(`[${tongue}] no connection is told in words`, async ({ page }) => {
    await page.route('**/api/reggie', (route) => route.abort('failed'))
    await openChat(page, tongue)
    await ask(page, tongue, 'hello')
    await expect(answers(page, tongue)).toContainText(chat.errors.connection)
    await expect(page.getByRole('button', { name: chat.retry })).toBeVisible()
  })

  test(`[${tongue}] a reply with nothing in it is met with the greeting`, async ({ page }) => {
    for (const body of [{}, { success: true, reply: '  ' }, { success: true, content: [] }]) {
      await answerWith(page, body)
      await openChat(page, tongue)
      await ask(page, tongue, 'hello')
      await expect(answers(page, tongue).last()).toContainText(chat.greeting)
    }
  })

  test(`[${tongue}] whoever waits is told at 10 and 20 seconds, and at 30 it is over`, async ({ page, reggie }) => {
    await page.clock.install()
    await openChat(page, tongue)
    await ask(page, tongue, 'hello')
    await expect.poll(() => reggie.waiting).toBe(1)
    await page.clock.runFor(10_000)
    await expect(page.getByText(chat.waiting.message1)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.getByText(chat.waiting.message2)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(answers(page, tongue)).toContainText(chat.errors.slow)
    await expect.poll(() => reggie.waiting).toBe(0)
    await expect(page.getByRole('button', { name: chat.send })).toBeVisible()
  })

  test(`[${tongue}] Stop keeps what has come`, async ({ page, reggie }) => {
    await openChat(page, tongue)
    await ask(page, tongue, 'hello')
    await reggie.tell({ type: 'text', text: 'The first half' })
    await expect(page.getByText('The first half')).toBeVisible()
    await page.getByRole('button', { name: chat.stop, exact: true }).click()
    await expect(answers(page, tongue)).toContainText('The first half')
    await expect(answers(page, tongue)).toContainText(chat.stopped)
    await expect.poll(() => reggie.waiting).toBe(0)
    await expect(page.getByRole('button', { name: chat.retry })).toBeVisible()
  })

  test(`[${tongue}] a connection lost in the middle of an answer loses nothing`, async ({ page, context, reggie }) => {
    await openChat(page, tongue)
    await ask(page, tongue, 'hello')
    await reggie.tell({ type: 'text', text: 'The first half' })
    await expect(page.getByText('The first half')).toBeVisible()
    await box(page, tongue).fill('my next question')
    await context.setOffline(true)
    reggie.cut()
    await expect(answers(page, tongue).last()).toContainText(chat.errors.connection)
    await expect(answers(page, tongue).first()).toContainText('The first half')
    await expect(box(page, tongue)).toHaveValue('my next question')
    await context.setOffline(false)
    await page.getByRole('button', { name: chat.retry }).click()
    await reggie.answer('All of it')
    await expect(answers(page, tongue)).toHaveCount(1)
    await expect(answers(page, tongue)).toContainText('All of it')
    await expect(box(page, tongue)).toHaveValue('my next question')
  })

  test(`[${tongue}] a paste of 4,000 letters is sent, one more is not`, async ({ page }) => {
    await answerWith(page, { success: true, reply: 'Here I am' })
    await openChat(page, tongue)
    await ask(page, tongue, 'x'.repeat(maxChatCharacters + 1))
    await expect(page.getByText(filled(chat.tooLong, { count: 1 }))).toBeVisible()
    await expect(questions(page, tongue)).toHaveCount(0)
    await box(page, tongue).press('Backspace')
    await expect(page.getByText(filled(chat.lettersLeft, { count: 0 }))).toBeVisible()
    await box(page, tongue).press('Enter')
    await expect(answers(page, tongue)).toContainText('Here I am')
    await expectNoSidewaysScroll(page)
  })
}

const { chat } = words.en

test('two quick Enters ask once, and nothing is asked while an answer is out', async ({ page, reggie }) => {
  await openChat(page, 'en')
  await box(page, 'en').fill('hello')
  await page.evaluate(() => {
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      )
    press()
    press()
  })
  await expect(questions(page, 'en')).toHaveCount(1)
  await box(page, 'en').fill('too early')
  await box(page, 'en').press('Enter')
  await reggie.answer('Here I am')
  await expect(answers(page, 'en')).toContainText('Here I am')
  expect(reggie.asked).toBe(1)
  await expect(box(page, 'en')).toHaveValue('too early')
})

test('blank is not a question', async ({ page, reggie }) => {
  await openChat(page, 'en')
  await box(page, 'en').fill(' \n\t ')
  await expect(page.getByRole('button', { name: chat.send })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: chat.send }).click({ force: true })
  await box(page, 'en').press('Enter')
  await expect(page.getByText(chat.greeting)).toBeVisible()
  expect(reggie.asked).toBe(0)
})

test('script in a reply or a question stays text', async ({ page }) => {
  const attack = '<script>window.wasAttacked=1</script><img src=x onerror="window.wasAttacked=1">'
  const link = '[tap](javascript:window.wasAttacked=1)'
  await answerWith(page, {
    success: true,
    reply: `**Here** ${attack} ${link}`,
    followUps: [attack],
    sources: [{ id: 's', kind: 'guide', title: attack, url: 'javascript:window.wasAttacked=1', checkedOn: null }],
  })
  await openChat(page, 'en')
  await ask(page, 'en', attack)
  await expect(answers(page, 'en')).toContainText(attack)
  await expect(questions(page, 'en')).toContainText(attack)
  await expect(page.locator('main [href^="javascript"], main script, main img[src="x"]')).toHaveCount(0)
  expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false)
  await expect.poll(async () => (await storedChats(page))[0]?.messages).toHaveLength(2)
})

test('links of an answer open in a new tab', async ({ page }) => {
  await answerWith(page, { success: true, reply: 'See [the list](https://www.211.org)' })
  await openChat(page, 'en')
  await ask(page, 'en', 'hello')
  const link = answers(page, 'en').getByRole('link', { name: 'the list' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('a long talk still goes out, with no more than 40 messages', async ({ page }) => {
  const messages = Array.from({ length: 90 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `message ${index} ${'x'.repeat(1000)}`,
    id: `m${index}`,
  }))
  const chats = [{ id: 'long', title: 'message', messages, lastUpdated: Date.now() }]
  await page.addInitScript(
    ([text, now]) => {
      localStorage.setItem('reggie-chat-sessions', text)
      localStorage.setItem('lastVisit', now)
    },
    [JSON.stringify(chats), String(Date.now())] as const,
  )
  await openChat(page, 'en')
  const request = page.waitForRequest('**/api/reggie')
  await ask(page, 'en', 'How do I get a state ID?')
  const sent = (await request).postDataJSON() as { messages: { content: string }[] }
  expect(sent.messages.length).toBeLessThanOrEqual(40)
  expect(sent.messages.at(-1)?.content).toBe('How do I get a state ID?')
  await expect(answers(page, 'en').last()).toContainText(guideLines('en', 'state-id').next)
})
