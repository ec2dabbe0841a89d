// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'

test('a badge shows its text in its tone', () => {
  render(<Badge tone="ok">Open</Badge>)

  expect(screen.getByText('Open').className).toContain('ui-badge-ok')
})
