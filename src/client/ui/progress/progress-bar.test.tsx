// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

afterEach(cleanup)

test('the figure is read in words and stays within its limits', () => {
  render(<ProgressBar label="Steps" value={9} max={3} valueText="3 of 3" />)
  const bar = screen.getByRole('progressbar', { name: 'Steps' })

  expect(bar.getAttribute('value')).toBe('3')
  expect(bar.getAttribute('aria-valuetext')).toBe('3 of 3')
})

test('without a figure it shows that nobody knows how long it takes', () => {
  render(<ProgressBar label="Looking" hideText />)

  expect(screen.getByRole('progressbar', { name: 'Looking' }).hasAttribute('value')).toBe(false)
})
