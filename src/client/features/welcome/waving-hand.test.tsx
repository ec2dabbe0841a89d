// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WavingHand } from './welcome-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the hand rests eight seconds, waves for one and a half, and rests again', () => {
  const { container } = render(<WavingHand />)
  const isWaving = () => container.querySelector('.waving') !== null
  const wait = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  wait(7999)
  expect(isWaving()).toBe(false)
  wait(1)
  expect(isWaving()).toBe(true)
  wait(1500)
  expect(isWaving()).toBe(false)
})
