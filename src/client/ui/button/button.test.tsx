// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a button never sends a form by accident', () => {
  render(<Button>Save</Button>)

  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button')
})

test('a button with an address is a link', () => {
  render(<Button href="/about">About</Button>)

  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about')
})

test('a busy button ignores presses but keeps its focus', () => {
  const onClick = vi.fn()
  render(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  button.focus()

  fireEvent.click(button)

  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})
