import { expect } from '@playwright/test'
import { maxChatCharacters } from '../src/domain/chat/message.ts'
import { expectNoSidewaysScroll } from './app.ts'
import { answers, ask, box, questions, test } from './chat-steps.ts'
import { uiTexts } from './journey.ts'
import { openChat } from './prepared.ts'

/*
 * Answers arrive in real chunks over a real connection. The message for every kind of failure is tested without a
 * browser: `src/client/app/home/chat-page.test.tsx` and `src/client/state/chat/chat.test.ts`.
 */
test('an answer that is stopped or cut off keeps what has come, and one tap asks again', async ({
  page,
  context,
  reggie,
}) => {
  const { chat } = uiTexts.es
  const retry = page.getByRole('button', { name: chat.retry })
  await openChat(page, 'es')
  await test.step('the longest question there may be fits the screen', async () => {
    await ask(page, 'es', 'x'.repeat(maxChatCharacters))
    await expect(questions(page, 'es')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
  })
  await test.step('Stop keeps what has come and ends the call', async () => {
    await reggie.tell({ type: 'text', text: 'The first half' })
    await expect(page.getByText('The first half')).toBeVisible()
    await page.getByRole('button', { name: chat.stop, exact: true }).click()
    await expect(answers(page, 'es')).toContainText('The first half')
    await expect(answers(page, 'es')).toContainText(chat.stopped)
    await expect.poll(() => reggie.waiting).toBe(0)
  })
  await test.step('a connection lost in the middle of an answer loses nothing', async () => {
    await retry.click()
    await reggie.tell({ type: 'text', text: 'Another half' })
    await expect(page.getByText('Another half')).toBeVisible()
    await box(page, 'es').fill('my next question')
    await context.setOffline(true)
    reggie.cut()
    await expect(answers(page, 'es').last()).toContainText(chat.errors.connection)
    await expect(answers(page, 'es').first()).toContainText('Another half')
    await expect(box(page, 'es')).toHaveValue('my next question')
  })
  await test.step('one tap asks again, and the words in the box stay', async () => {
    await context.setOffline(false)
    await retry.click()
    await reggie.answer('All of it')
    await expect(answers(page, 'es')).toHaveCount(1)
    await expect(answers(page, 'es')).toContainText('All of it')
    await expect(questions(page, 'es')).toHaveCount(1)
    await expect(box(page, 'es')).toHaveValue('my next question')
    expect(reggie.asked).toBe(3)
  })
})
