// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chat as en } from '#content/en/chat.ts'
import { chat as es } from '#content/es/chat.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { conversation, newId } from '#client/state/chat/chat.ts'
import { chatDraft } from '#client/state/chat/chat-draft.ts'
import { fakeReggie } from '#testing/fake-reggie.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ChatRoutePage } from './chat-page.tsx'

let reggie: ReturnType<typeof fakeReggie>

beforeEach(() => {
  reggie = fakeReggie()
  conversation.send({ type: 'newChat', id: newId(), isPrivate: false })
  chatDraft.send({ type: 'cleared' })
  clearAll()
})

const languages = [
  ['en', en],
  ['es', es],
] as const

test.each(languages)('in %s a starter opens the drawer with its words in the box', async (language, text) => {
  const { user } = await renderInLanguage(<ChatRoutePage />, language)
  expect(within(screen.getByRole('list', { name: text.page.starters })).getAllByRole('button')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: new RegExp(`^${text.page.cards.stay.title}`) }))
  const drawer = await screen.findByRole('dialog', { name: text.title })
  expect(within(drawer).getByText(text.about)).toBeDefined()
  const box = within(drawer).getByRole<HTMLTextAreaElement>('textbox')
  expect(box.value).toBe(text.page.cards.stay.prompt)
  await vi.waitFor(() => expect(document.activeElement).toBe(box))
})

test('in the drawer New Chat comes with the second message', async () => {
  const { user } = await renderInLanguage(<ChatRoutePage />)
  await user.click(screen.getByRole('button', { name: en.page.open }))
  await user.type(await screen.findByRole('textbox'), 'Hi{Enter}')
  expect(screen.queryByRole('button', { name: en.newChat })).toBeNull()
  await vi.waitFor(() => expect(reggie.asked).toHaveLength(1))
  await act(async () => reggie.answer({ success: true, reply: 'Hello.' }))
  await user.click(await screen.findByRole('button', { name: en.newChat }))
  expect(screen.getByText(en.greeting)).toBeDefined()
})
