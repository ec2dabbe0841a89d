// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minuteMs, useNow } from './use-now.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('the time moves on at its interval', () => {
  const { result } = renderHook(() => useNow(minuteMs))

  pass(minuteMs - 1)
  expect(result.current).toBe(0)
  pass(1)
  expect(result.current).toBe(minuteMs)
})

test('a hidden page rests and is up to date at once when it wakes', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { result } = renderHook(() => useNow(1000))

  pass(5000)
  expect(result.current).toBe(0)
  visibility.mockReturnValue('visible')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(result.current).toBe(5000)
})

test('it stands still while nothing moves', () => {
  const { result } = renderHook(() => useNow(1000, false))

  pass(5000)
  expect(result.current).toBe(0)
})
