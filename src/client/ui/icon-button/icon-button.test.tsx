// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IconButton } from './icon-button.tsx'

test('an icon button is known by its label', () => {
  render(<IconButton label="Open menu" icon={<svg />} />)

  expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('type')).toBe('button')
})
