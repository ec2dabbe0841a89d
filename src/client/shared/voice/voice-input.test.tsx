// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chat as en } from '#content/en/chat.ts'
import { chat as es } from '#content/es/chat.ts'
import { fakeRecognizer } from '#testing/fake-recognizer.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { VoiceInput } from './voice-input.tsx'

const words = { en, es }

async function press(language: 'en' | 'es' = 'en') {
  const onType = vi.fn()
  const { user } = await renderInLanguage(
    <VoiceInput isSending={false} onWords={() => undefined} onType={onType}>
      {(button) => button}
    </VoiceInput>,
    language,
  )
  await user.click(screen.getByRole('button', { name: words[language].voice.start }))
  return { user, onType }
}

test.each([
  ['en', undefined],
  ['es', undefined],
  ['en', null],
] as const)('in %s without a recognizer (%s) the app says so and asks for no consent', async (language, recognizer) => {
  vi.stubGlobal('SpeechRecognition', recognizer)
  vi.stubGlobal('webkitSpeechRecognition', recognizer)
  const { voice } = words[language]
  const { user, onType } = await press(language)
  expect(screen.queryByText(voice.privacy)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(voice.unsupported)
  expect(onType).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: voice.start }))
  expect([screen.queryByText(voice.privacy), screen.getByRole('status').textContent]).toEqual([null, voice.unsupported])
})

test('where there is a recognizer, nothing is heard before the person agrees', async () => {
  const { made } = fakeRecognizer()
  const { user } = await press()
  expect([screen.queryByText(en.voice.privacy) !== null, made.length]).toEqual([true, 0])
  await user.click(screen.getByRole('button', { name: en.voice.agree }))
  expect(made).toHaveLength(1)
})
