// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'

const button = (text: string) => <ReadAloudButton text={() => text} label={`Read ${text}`} stopLabel={`Stop ${text}`} />

test('it reads, stops, and goes back to reading when the text is over', async () => {
  const speech = fakeSpeech()
  const { user } = await renderInLanguage(button('one'))
  await user.click(screen.getByRole('button', { name: 'Read one' }))
  expect(speech.queue.map(({ text }) => text)).toEqual(['one'])
  await user.click(screen.getByRole('button', { name: 'Stop one' }))
  expect(speech.queue).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Read one' }))
  act(() => speech.finish())
  expect(screen.getByRole('button', { name: 'Read one' })).toBeDefined()
})

test('a second text ends the first, and leaving the screen ends both', async () => {
  const speech = fakeSpeech()
  const { user, unmount } = await renderInLanguage(
    <>
      {button('one')}
      {button('two')}
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Read one' }))
  await user.click(screen.getByRole('button', { name: 'Read two' }))
  expect(screen.getByRole('button', { name: 'Read one' })).toBeDefined()
  expect(speech.queue.map(({ text }) => text)).toEqual(['two'])
  unmount()
  expect(speech.queue).toEqual([])
})

function ToSpanish() {
  const { setLanguage } = useLanguage()
  return <button onClick={() => void setLanguage('es')}>es</button>
}

test('a change of language stops what is being read in the other one', async () => {
  const speech = fakeSpeech()
  const { user } = await renderInLanguage(
    <>
      {button('one')}
      <ToSpanish />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Read one' }))
  await user.click(screen.getByRole('button', { name: 'es' }))
  expect(await screen.findByRole('button', { name: 'Read one' })).toBeDefined()
  expect(speech.queue).toEqual([])
})

test('without a voice for the language there is no button; it comes when voices become known', async () => {
  const voices = [{ name: 'far', lang: 'en-US', localService: false }]
  const speech = fakeSpeech(voices)
  await renderInLanguage(button('one'))
  expect(screen.queryByRole('button')).toBeNull()
  voices.push({ name: 'near', lang: 'en-GB', localService: true })
  act(() => void speech.dispatchEvent(new Event('voiceschanged')))
  expect(screen.getByRole('button', { name: 'Read one' })).toBeDefined()
})
