// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '#client/state/navigation/toasts.ts'
import { results as english } from '#content/en/results.ts'
import { results as spanish } from '#content/es/results.ts'
import type { Language } from '#domain/language.ts'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { stayOnPage } from '#testing/stay-on-page.ts'
import { websitePatienceMs } from './open-website.ts'
import { WebsiteLink } from './website-link.tsx'

const hasStayed = stayOnPage()
const address = 'https://www.harbor.example/help?x=1'

beforeEach(() => {
  vi.useFakeTimers()
  toasts.send({ type: 'allClosed', at: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A tab as the browser returns it: blank, until a cross-origin site loads and it can no longer be read. */
function blankTab() {
  let isTaken = false
  const replace = vi.fn()
  return {
    closed: false,
    opener: window as Window | null,
    close: vi.fn(),
    replace,
    take: () => (isTaken = true),
    get location() {
      return {
        replace,
        get href() {
          if (isTaken) throw new DOMException('other origin', 'SecurityError')
          return 'about:blank'
        },
      }
    },
  }
}

interface Press {
  language?: Language
  phone?: string
  ctrlKey?: boolean
}

async function press(tab: unknown, { language = 'en', phone, ...init }: Press = {}) {
  const open = vi.fn<(...args: unknown[]) => unknown>(() => tab)
  vi.stubGlobal('open', open)
  const onOpen = vi.fn()
  await renderInLanguage(<WebsiteLink address={address} phone={phone ?? null} onOpen={onOpen} />, language)
  const link = screen.getByRole('link')
  fireEvent.click(link, init)
  return { open, onOpen, link }
}

const readToast = () => {
  const toast = findVisibleToast(toasts.get())
  return toast && [toast.title, toast.text]
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a website opens in a tab without opener, and nothing is said when it comes', async () => {
  const tab = blankTab()
  const { open, onOpen } = await press(tab)
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
  expect([tab.opener, onOpen.mock.calls.length, hasStayed()]).toEqual([null, 1, true])
  expect(tab.replace).toHaveBeenCalledExactlyOnceWith(address)
  tab.take()
  wait(websitePatienceMs * 2)
  expect(readToast()).toBeUndefined()
})

test('the link is known by its host and stays a real link', async () => {
  const { link } = await press(blankTab())
  expect(screen.getByRole('link', { name: 'Open website harbor.example (opens in a new tab)' })).toBe(link)
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([address, 'noopener noreferrer nofollow'])
})

test('a blocked tab is said, and the next press is left to the browser', async () => {
  const { open, link } = await press(null, { language: 'es' })
  expect(readToast()).toEqual([spanish.website.blocked, spanish.website.blockedText])
  fireEvent.click(link)
  expect(hasStayed()).toBe(false)
  expect(open).toHaveBeenCalledTimes(1)
})

test('a tab that some blocker closed at once is a blocked one', async () => {
  await press({ ...blankTab(), closed: true })
  expect(readToast()?.[0]).toBe(english.website.blocked)
})

test('a website that shows nothing for three seconds may not be available', async () => {
  await press(blankTab(), { phone: '(213) 555-0100' })
  wait(websitePatienceMs - 1)
  expect(readToast()).toBeUndefined()
  wait(1)
  expect(readToast()).toEqual([english.website.slow, "It's slow to open. You can call (213) 555-0100."])
})

test('behind the new tab nothing is said until the person is back, and then only if it still did not come', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const back = () => {
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await press(blankTab())
  wait(websitePatienceMs)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(readToast()).toBeUndefined()
  back()
  expect(readToast()).toEqual([english.website.slow, english.website.slowText])
})

test('a website that came late while nobody looked is not complained about', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const tab = blankTab()
  await press(tab)
  wait(websitePatienceMs)
  tab.take()
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(readToast()).toBeUndefined()
})

test('an address the browser refuses cannot be opened, and no blank tab stays', async () => {
  const tab = blankTab()
  tab.replace.mockImplementation(() => {
    throw new DOMException('bad', 'SyntaxError')
  })
  await press(tab)
  expect(readToast()).toEqual([english.website.failed, english.website.failedText])
  expect(tab.close).toHaveBeenCalledTimes(1)
})

test('offline no tab is opened and the phone is offered', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }))
  const { open } = await press(blankTab(), { language: 'es', phone: '211' })
  expect(open).not.toHaveBeenCalled()
  expect(readToast()).toEqual([spanish.website.failed, 'Puede llamar al 211 o probar más tarde.'])
})

test('a press that asks for a tab or a window of its own is the browser’s', async () => {
  const { open, onOpen } = await press(blankTab(), { ctrlKey: true })
  expect([open.mock.calls.length, onOpen.mock.calls.length, hasStayed()]).toEqual([0, 1, false])
})
