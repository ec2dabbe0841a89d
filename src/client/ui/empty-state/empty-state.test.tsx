// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

test('an empty state has a heading, an explanation and a way on', () => {
  render(
    <EmptyState title="Nothing yet" headingLevel="h3" action={<button type="button">Start</button>}>
      Things will show here.
    </EmptyState>,
  )

  expect(screen.getByRole('heading', { level: 3, name: 'Nothing yet' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
  expect(screen.getByText('Things will show here.')).toBeTruthy()
})
