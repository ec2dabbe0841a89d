// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

test('hidden text is still read out', () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  )

  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})
