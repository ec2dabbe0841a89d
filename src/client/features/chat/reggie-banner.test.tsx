// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chat as en } from '#content/en/chat.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ChatScreen } from './chat-screen.tsx'
import { useChat } from './use-chat.ts'

const banner = { en: 'Back soon <img src=x onerror=alert(1)>', es: 'Volvemos pronto' }
const serve = (answer: unknown, status = 200) =>
  fakeFetch(({ path }) => (path === '/api/reggie/banner' ? { status, body: answer } : { body: { success: true } }))

function Talk() {
  const nothing = () => undefined
  const chat = useChat('screen')
  return <ChatScreen {...chat} renderFeedback={nothing} onBack={nothing} onNewChat={nothing} onHistory={nothing} />
}

test.each(['en', 'es'] as const)('words above the chat stand there in %s, as plain text', async (language) => {
  const sent = serve({ success: true, banner })
  const { container } = await renderInLanguage(<Talk />, language)

  expect(await screen.findByText(banner[language])).toBeTruthy()
  expect(container.querySelector('img[src=x]')).toBeNull()
  expect(sent.filter(({ path }) => path === '/api/reggie/banner')).toHaveLength(1)
})

test.each([
  ['none', { success: true, banner: null }, 200],
  ['a failure', { success: false, code: 'x', error: 'No.' }, 500],
] as const)('with %s the chat is as always', async (_, answer, status) => {
  const sent = serve(answer, status)
  const { container } = await renderInLanguage(<Talk />)

  expect(await screen.findByRole('heading', { name: en.title })).toBeTruthy()
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/reggie/banner'))
  expect(container.querySelector('.chat-banner')).toBeNull()
})
