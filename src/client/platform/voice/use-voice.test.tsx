// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeRecognizer } from '#testing/fake-recognizer.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { useVoice } from './use-voice.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
})

const heard: string[] = []
function Example() {
  const { state, toggle } = useVoice((words) => heard.push(words))
  return (
    <button type="button" onClick={toggle}>
      {state.phase === 'failed' ? state.cause : state.phase}
    </button>
  )
}

const press = () => act(() => screen.getByRole('button').click())
const phase = () => screen.getByRole('button').textContent

test.each([
  ['en', 'en-US'],
  ['es', 'es-ES'],
] as const)('in %s it listens in %s, gives the words, and stops', async (language, locale) => {
  const { current } = fakeRecognizer()
  heard.length = 0
  await renderInLanguage(<Example />, language)
  press()
  expect([phase(), current().lang, current().isOn]).toEqual(['listening', locale, true])
  act(() => current().say(' a bed '))
  expect(heard).toEqual(['a bed'])
  press()
  expect([phase(), current().isOn]).toEqual(['idle', false])
})

test('it restarts three times, two seconds apart, then says it is broken', async () => {
  const { made, current } = fakeRecognizer()
  await renderInLanguage(<Example />)
  press()
  for (const restart of [1, 2, 3]) {
    act(() => {
      current().fail('no-speech')
      current().end()
    })
    expect(phase()).toBe('retrying')
    act(() => void vi.advanceTimersByTime(1_999))
    expect(made).toHaveLength(restart)
    act(() => void vi.advanceTimersByTime(1))
    expect([phase(), made.length]).toEqual(['listening', restart + 1])
  }
  act(() => current().end())
  expect([phase(), made.length]).toEqual(['broken', 4])
})

test('a pause can be stopped, and nothing starts after it', async () => {
  const { made, current } = fakeRecognizer()
  await renderInLanguage(<Example />)
  press()
  act(() => current().end())
  press()
  act(() => void vi.advanceTimersByTime(10_000))
  expect([phase(), made.length]).toEqual(['idle', 1])
})

test.each([
  ['not-allowed', 'broken'],
  ['service-not-allowed', 'refused'],
])('%s is not tried again: %s', async (error, cause) => {
  const { made, current } = fakeRecognizer()
  await renderInLanguage(<Example />)
  press()
  act(() => {
    current().fail(error)
    current().end()
  })
  act(() => void vi.advanceTimersByTime(10_000))
  expect([phase(), made.length]).toEqual([cause, 1])
})

test('a browser without a recognizer says so', async () => {
  await renderInLanguage(<Example />)
  press()
  expect(phase()).toBe('unsupported')
})

test('who leaves the page is not listened to any more', async () => {
  const { current } = fakeRecognizer()
  const { unmount } = await renderInLanguage(<Example />)
  press()
  unmount()
  expect(current().isOn).toBe(false)
})
