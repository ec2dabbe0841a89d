// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'

test('the choices are radio buttons known by their full names', () => {
  const onChange = vi.fn()
  render(
    <SegmentedControl
      label="Language"
      value="en"
      onChange={onChange}
      options={[
        { value: 'en', label: 'EN', fullLabel: 'English' },
        { value: 'es', label: 'ES', fullLabel: 'Español', lang: 'es' },
      ]}
    />,
  )

  fireEvent.click(screen.getByRole('radio', { name: 'Español' }))

  expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true)
  expect(onChange).toHaveBeenCalledWith('es')
})
