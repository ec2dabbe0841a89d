// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  // Lets the skip delay of one test expire before the next.
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
})

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function control(name: string) {
  render(
    <Tooltip text={`About ${name}`}>
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          {name}
        </button>
      )}
    </Tooltip>,
  )
  return screen.getByRole('button', { name })
}

test('the hint comes after 700 ms of pointing and describes the control', () => {
  const save = control('Save')

  fireEvent.pointerEnter(save)
  pass(699)
  expect(screen.queryByRole('tooltip')).toBeNull()
  pass(1)

  expect(screen.getByRole('tooltip').textContent).toBe('About Save')
  expect(save.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
})

test('within 300 ms of another hint the next comes at once, later it waits again', () => {
  const [save, share] = [control('Save'), control('Share')]
  fireEvent.pointerEnter(save)
  pass(700)
  fireEvent.pointerLeave(save)

  pass(299)
  fireEvent.pointerEnter(share)
  pass(0)
  expect(screen.getByRole('tooltip').textContent).toBe('About Share')

  fireEvent.pointerLeave(share)
  pass(300)
  fireEvent.pointerEnter(save)
  pass(0)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('Escape takes the hint away', () => {
  const save = control('Save')
  fireEvent.pointerEnter(save)
  pass(700)

  fireEvent.keyDown(save, { key: 'Escape' })

  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('touch never opens it', () => {
  fireEvent.pointerEnter(control('Save'), { pointerType: 'touch' })
  pass(5000)

  expect(screen.queryByRole('tooltip')).toBeNull()
})
