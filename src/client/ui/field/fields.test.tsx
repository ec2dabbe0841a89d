// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const describedText = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('a field in error is marked invalid and described by the error, then the hint', () => {
  render(<TextField label="Phone" hint="Ten digits" error="Too short" />)
  const input = screen.getByLabelText('Phone')

  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedText(input)).toEqual(['Too short', 'Ten digits'])
})

test('a field without hint or error has no description', () => {
  render(<TextAreaField label="Message" />)
  const box = screen.getByLabelText('Message')

  expect(box.tagName).toBe('TEXTAREA')
  expect(box.hasAttribute('aria-describedby')).toBe(false)
  expect(box.hasAttribute('aria-invalid')).toBe(false)
})

test('a short list is the browser’s own select', () => {
  render(
    <SelectField
      label="Pace"
      defaultValue="b"
      options={[
        { value: 'a', label: 'Slow' },
        { value: 'b', label: 'Fast' },
      ]}
    />,
  )

  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pace' }).value).toBe('b')
})
