// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextLink } from './text-link.tsx'

afterEach(cleanup)

test('a link out of the product opens a new tab, says so and passes nothing on', () => {
  render(
    <TextLink href="https://example.test/" newTabLabel="(new tab)">
      Office
    </TextLink>,
  )
  const link = screen.getByRole('link', { name: 'Office (new tab)' })

  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
})

test('a link inside the product stays in the same tab', () => {
  render(<TextLink href="/privacy">Privacy</TextLink>)

  expect(screen.getByRole('link', { name: 'Privacy' }).hasAttribute('target')).toBe(false)
})
