// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TypeAheadSelect } from './type-ahead-select.tsx'

afterEach(cleanup)

const options = Array.from({ length: 255 }, (_, index) => ({ value: `v${index}`, label: `Place ${index}` }))
options[7] = { value: 'v7', label: 'Doña Ana' }

function Example() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <TypeAheadSelect
        label="County"
        options={options}
        value={value}
        onChange={setValue}
        countLabel={(count) => `${count} found`}
      />
      <p data-testid="chosen">{value}</p>
    </>
  )
}

function open() {
  const visitor = userEvent.setup()
  render(<Example />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'County' })
  const chosen = () => screen.getByTestId('chosen').textContent
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { visitor, box, chosen, active }
}

test('a press opens the whole list and says how long it is', async () => {
  const { visitor, box } = open()

  await visitor.click(box)

  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('option')).toHaveLength(255)
  expect(screen.getByRole('status').textContent).toBe('255 found')
})

test('typing without the accent finds the place, and Enter takes it', async () => {
  const { visitor, box, chosen, active } = open()

  await visitor.type(box, 'dona')
  expect(active()).toBe('Doña Ana')
  await visitor.keyboard('{Enter}')

  expect(chosen()).toBe('v7')
  expect(box.value).toBe('Doña Ana')
  expect(box.getAttribute('aria-expanded')).toBe('false')
})

test('the arrow keys, Home and End move through the list and around its ends', async () => {
  const { visitor, box, active } = open()
  await visitor.click(box)

  await visitor.keyboard('{ArrowDown}')
  expect(active()).toBe('Place 0')
  await visitor.keyboard('{ArrowUp}')
  expect(active()).toBe('Place 254')
  await visitor.keyboard('{Home}')
  expect(active()).toBe('Place 0')
  await visitor.keyboard('{End}')
  expect(active()).toBe('Place 254')
})

test('Escape closes the list and puts back what was chosen before', async () => {
  const { visitor, box, chosen } = open()
  await visitor.type(box, 'Place 12{Enter}')

  await visitor.clear(box)
  await visitor.type(box, 'zzz')
  expect(screen.getByRole('status').textContent).toBe('0 found')
  await visitor.keyboard('{Escape}')

  expect(box.value).toBe('Place 12')
  expect(chosen()).toBe('v12')
})

test('a name typed in full is chosen on the way to the next field', async () => {
  const { visitor, box, chosen } = open()

  await visitor.type(box, 'place 200')
  await visitor.tab()

  expect(chosen()).toBe('v200')
})

test('an option can be pressed', async () => {
  const { visitor, box, chosen } = open()
  await visitor.click(box)

  await visitor.click(screen.getByRole('option', { name: 'Place 3' }))

  expect(chosen()).toBe('v3')
})
