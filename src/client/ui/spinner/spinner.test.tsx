// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

test('a spinner with a label says it, one without is silent', () => {
  const { rerender } = render(<Spinner label="Loading" />)
  expect(screen.getByRole('status').textContent).toBe('Loading')

  rerender(<Spinner />)
  expect(screen.queryByRole('status')).toBeNull()
})
