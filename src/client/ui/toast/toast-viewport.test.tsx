// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToastItem } from './toast-item.ts'
import { ToastViewport } from './toast-viewport.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(toast: Partial<ToastItem> = {}) {
  const onClose = vi.fn()
  const item: ToastItem = { id: 't', title: 'Saved', tone: 'plain', durationMs: 5000, ...toast }
  render(<ToastViewport label="Messages" closeLabel="Dismiss" toast={item} onClose={onClose} />)
  const box = screen.getByText('Saved').closest('.ui-toast')
  if (!box) throw new Error('no toast on the page')
  return { onClose, box }
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('good news is a status, bad news an alert', () => {
  show()
  expect(screen.getByRole('status').textContent).toContain('Saved')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a destructive toast interrupts', () => {
  show({ tone: 'destructive' })

  expect(screen.getByRole('alert').textContent).toContain('Saved')
})

test('it leaves when its time is up', () => {
  const { onClose } = show()

  pass(4999)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledWith('t')
})

test('its clock stands still while it is pointed at', () => {
  const { onClose, box } = show()
  pass(3000)

  fireEvent.pointerEnter(box)
  pass(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerLeave(box)
  pass(1999)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  [49, 0],
  [50, 1],
  [-80, 0],
])('a swipe of %i px to the right closes it %i times', (px, times) => {
  const { onClose, box } = show()

  fireEvent.pointerDown(box, { clientX: 100 })
  fireEvent.pointerMove(box, { clientX: 100 + px })
  fireEvent.pointerUp(box, { clientX: 100 + px })

  expect(onClose).toHaveBeenCalledTimes(times)
})

test('F8 moves focus to the messages', () => {
  show()

  fireEvent.keyDown(document.body, { key: 'F8' })

  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }))
})
