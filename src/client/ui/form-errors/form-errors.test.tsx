// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextField } from '../field/text-field.tsx'
import { FormErrors } from './form-errors.tsx'

test('each problem leads to its field, without a step in the browser’s history', async () => {
  render(
    <>
      <FormErrors title="Please check" problems={[{ fieldId: 'b', text: 'Write a city.' }]} />
      <TextField id="a" label="Street" />
      <TextField id="b" label="City" />
    </>,
  )
  const address = location.href

  await userEvent.click(screen.getByRole('link', { name: 'Write a city.' }))

  expect(screen.getByRole('group', { name: 'Please check' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
  expect(location.href).toBe(address)
})

test('it tells why something could not be sent', () => {
  render(<FormErrors title="Not saved" problems={[]} failure="No connection." />)

  expect(screen.getByRole('group', { name: 'Not saved', description: 'No connection.' })).toBeTruthy()
})

test('without a problem there is nothing', () => {
  const { container } = render(<FormErrors title="Please check" problems={[]} failure={undefined} />)

  expect(container.childElementCount).toBe(0)
})
