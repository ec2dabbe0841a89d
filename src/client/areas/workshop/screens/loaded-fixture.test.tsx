// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LoadedFixture } from './loaded-fixture.tsx'

function renderHeld(presses?: string) {
  const [onAct, onDelete, onKeep] = [vi.fn(), vi.fn(), vi.fn()]
  render(
    <LoadedFixture onAct={onAct} {...(presses !== undefined && { presses })}>
      <button type="button" className="ui-button-danger" onClick={onDelete}>
        <span>Delete</span>
      </button>
      <button type="button" onClick={onKeep}>
        Keep
      </button>
    </LoadedFixture>,
  )
  return { onAct, onDelete, onKeep }
}

test('a press on what would really act ends in the workshop', () => {
  const { onAct, onDelete } = renderHeld()

  fireEvent.click(screen.getByText('Delete'))

  expect(onAct).toHaveBeenCalledOnce()
  expect(onDelete).not.toHaveBeenCalled()
})

test('what is not named still works', () => {
  const { onAct, onKeep } = renderHeld('.ui-button-danger')

  fireEvent.click(screen.getByText('Keep'))

  expect(onKeep).toHaveBeenCalledOnce()
  expect(onAct).not.toHaveBeenCalled()
})
