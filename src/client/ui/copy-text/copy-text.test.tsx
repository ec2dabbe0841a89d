// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CopyText } from './copy-text.tsx'

const words = { label: 'Your link', copyLabel: 'Copy', copiedText: 'Copied.', failedText: 'Please copy it by hand.' }

function show(writeText: (text: string) => Promise<void>) {
  const user = userEvent.setup()
  // Set up here because user-event has just installed its own clipboard.
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  const view = render(<CopyText {...words} value="abc" />)
  return { user, ...view }
}

test('the text is copied and that is said', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  const { user, rerender } = show(writeText)

  await user.click(screen.getByRole('button', { name: 'Copy' }))

  expect(writeText).toHaveBeenCalledExactlyOnceWith('abc')
  expect(screen.getByRole('status').textContent).toBe('Copied.')

  rerender(<CopyText {...words} value="def" />)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('where the browser refuses, the text is marked and a person is told to copy it', async () => {
  const { user } = show(() => Promise.reject(new Error('no')))

  await user.click(screen.getByRole('button', { name: 'Copy' }))

  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your link' })
  expect(screen.getByRole('status').textContent).toBe('Please copy it by hand.')
  expect(document.activeElement).toBe(field)
  expect([field.readOnly, field.selectionStart, field.selectionEnd]).toEqual([true, 0, 3])
})
