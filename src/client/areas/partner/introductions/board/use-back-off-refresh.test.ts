// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshDelay, useBackOffRefresh } from './use-back-off-refresh.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('each failure doubles the wait, up to eight minutes', () => {
  expect([0, 1, 2, 3, 4, 9].map(refreshDelay)).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 480_000])
})

test('a page nobody sees asks nothing, and asks at once when it is seen again', async () => {
  const refresh = vi.fn(async () => true)
  renderHook(() => useBackOffRefresh(refresh, true))
  hide(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(refresh).not.toHaveBeenCalled()

  hide(false)
  expect(refresh).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('it ends with the page', async () => {
  const refresh = vi.fn(async () => true)
  renderHook(() => useBackOffRefresh(refresh, true)).unmount()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(refresh).not.toHaveBeenCalled()
})
