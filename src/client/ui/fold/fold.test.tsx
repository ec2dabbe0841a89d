// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Fold } from './fold.tsx'

/** A screen whose media query result can change, as when a phone is rotated or a page is printed. */
function screenWithRoom(hasRoom: boolean) {
  const listeners = new Set<() => void>()
  const list = {
    matches: hasRoom,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => list)
  return (next: boolean) => {
    list.matches = next
    for (const listener of listeners) listener()
  }
}

const fold = () => screen.getByText('More').closest('details') as HTMLDetailsElement

test('on a phone it is closed until it is opened', () => {
  screenWithRoom(false)
  render(
    <Fold label="More">
      <p>Inside</p>
    </Fold>,
  )
  expect(fold().open).toBe(false)

  fold().open = true
  fireEvent(fold(), new Event('toggle'))
  expect(fold().open).toBe(true)
})

test('where there is room it stands open, and closes again when the room is gone', () => {
  const change = screenWithRoom(true)
  render(
    <Fold label="More">
      <p>Inside</p>
    </Fold>,
  )
  expect(fold().open).toBe(true)

  act(() => change(false))
  expect(fold().open).toBe(false)
})
