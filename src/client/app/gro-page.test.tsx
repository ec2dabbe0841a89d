// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { layFoundation } from '#content/prompts/lay-foundation.ts'
import { clearAll } from '#client/platform/storage/storage.ts'
import { chatDraft } from '#client/state/chat/chat-draft.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { GroPage } from './gro-page.tsx'

beforeEach(() => {
  fakeFetch()
  clearAll()
  chatDraft.send({ type: 'cleared' })
  mainSession.send({ type: 'startedOver' })
})

test.each(['en', 'es'] as const)('a deep link leads to the chat with its next question, in %s', async (language) => {
  history.replaceState(null, '', '/gro#layFoundation')
  const { user } = await renderInLanguage(<GroPage />, language)

  await user.click(await screen.findByRole('button', { name: language === 'en' ? 'Ask Reggie' : 'Preguntar a Reggie' }))

  await waitFor(() => expect(chatDraft.get()).toMatchObject({ text: layFoundation[language][0], wantsFocus: true }))
  expect(mainSession.get().screen).toBe('chat')
  expect(location.pathname).toBe('/')
})
