// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Question" closeLabel="Close">
        <input data-autofocus aria-label="Answer" />
      </Dialog>
    </>
  )
}

function openDialog() {
  render(<Example />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Question' }) }
}

test('a dialog opens as a modal with focus where it is wanted', () => {
  const { dialog } = openDialog()

  expect(dialog.open).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Answer'))
})

test('the close button closes it and focus goes back to what opened it', () => {
  const { opener, dialog } = openDialog()

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(dialog.open).toBe(false)
  expect(screen.queryByLabelText('Answer')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('Escape closes it', () => {
  const { dialog } = openDialog()

  fireEvent(dialog, new Event('cancel', { cancelable: true }))

  expect(dialog.open).toBe(false)
})

test('a press on the backdrop closes it; one that began inside, or with the tap that opened it, does not', () => {
  const { dialog } = openDialog()

  fireEvent.pointerDown(screen.getByLabelText('Answer'))
  fireEvent.click(dialog)
  expect(dialog.open).toBe(true)

  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(dialog.open).toBe(true)

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000)
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(dialog.open).toBe(false)
})
