// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedValue } from './use-debounced-value.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('half a word is passed over; the whole one comes when the typing rests', () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text), { initialProps: { text: '' } })
  rerender({ text: 'ab' })
  wait(300)
  rerender({ text: 'abcd' })
  wait(300)
  expect(result.current).toBe('')

  wait(100)
  expect(result.current).toBe('abcd')
})

test('what is cleared is gone at once', () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text), { initialProps: { text: 'abcd' } })
  rerender({ text: '' })
  wait(0)

  expect(result.current).toBe('')
})
