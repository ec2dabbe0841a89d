// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { HomeScreen, MindfulnessScreen } from './zen-reggie-mindfulness-home.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
})

const show = (language: 'en' | 'es' = 'en') =>
  renderInLanguage(<MindfulnessScreen day="2026-11-15" onBack={vi.fn()} />, language)
const status = () => screen.getAllByRole('status')[0]?.textContent
/** Advances second by second, because each second schedules the next. */
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) await act(async () => vi.advanceTimersByTime(1_000))
}
const press = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }))
const count = () => document.querySelector('.mind-count')?.textContent

test('the breathing says each part as it begins, four rounds long, and ends', async () => {
  await show()
  expect(status()).toBe('Ready when you are')
  press('button', 'Start')
  expect([status(), count()]).toEqual(['Breathe in. 4 seconds', '4'])
  await pass(4)
  expect([status(), count()]).toEqual(['Hold. 7 seconds', '7'])
  await pass(7)
  expect(status()).toBe('Breathe out. 8 seconds')
  await pass(8)
  expect(status()).toBe('Rest. 2 seconds')
  await pass(2)
  expect(document.body.textContent).toContain('Round 2 of 4')
  await pass(61)
  expect(status()).toContain('Well done')
  expect(screen.getByRole('button', { name: 'Once more' })).toBeTruthy()
})

test('a pause keeps the second, resume goes on there, and reset begins anew', async () => {
  await show()
  press('button', 'Start')
  await pass(6)
  press('button', 'Pause')
  const stopped = count()
  await pass(60)
  expect([status(), count()]).toEqual(['Paused', stopped])
  press('button', 'Resume')
  expect(status()).toBe('Hold. 7 seconds')
  press('button', 'Reset')
  expect(status()).toBe('Ready when you are')
})

test('a tab that slept shows the truth when it is seen again', async () => {
  await show()
  press('button', 'Start')
  vi.setSystemTime(Date.now() + 600_000)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(status()).toContain('Well done')
})

test('on wish each part is spoken once, in the language of the page', async () => {
  const speech = fakeSpeech()
  await show('es')
  press('checkbox', 'Decirlo en voz alta')
  press('button', 'Empezar')
  await pass(2)
  expect(speech.queue.map(({ text, lang }) => [text, lang])).toEqual([['Tome aire', 'es-ES']])
  await pass(2)
  expect(speech.queue.map(({ text }) => text)).toEqual(['Aguante'])
})

test('humming takes 30 seconds, can be stopped, and says when it is over', async () => {
  await show()
  press('tab', 'Stress toolkit')
  press('button', 'Hum: Start (30 seconds)')
  await pass(12)
  expect(document.querySelector('.mind-left')?.textContent).toBe('18 seconds left')
  press('button', 'Stop')
  press('button', 'Hum: Start (30 seconds)')
  await pass(30)
  expect(screen.getByText('All done. Nice work.')).toBeTruthy()
})

test('the words of a day are the same in both languages, by their number', async () => {
  const { unmount } = await show()
  press('tab', 'Words')
  const english = document.querySelectorAll('.mind-sentence').length
  unmount()
  await show('es')
  press('tab', 'Palabras')
  expect(document.querySelectorAll('.mind-sentence')).toHaveLength(english)
})

test('the line that answers is one tap away, in Spanish with its word', async () => {
  await show('es')
  expect(screen.getByRole('link', { name: 'Llamar al 988' }).getAttribute('href')).toBe('tel:988')
  expect(screen.getByRole('link', { name: 'Texto al 988' }).getAttribute('href')).toBe('sms:988?body=AYUDA')
})

test('Back leads from the page to welcome', async () => {
  openScreen('zen-reggie-mindfulness')
  await renderInLanguage(<HomeScreen />)
  press('button', 'Back')

  expect(mainSession.get().screen).toBe('welcome')
})
