// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceTiles } from './choice-tile.tsx'

test('a question is a named group of radio buttons, with its hint', () => {
  const onChange = vi.fn()
  const choices = [
    { value: 'bus', label: 'By bus' },
    { value: 'walk', label: 'On foot' },
  ]
  render(<ChoiceTiles label="How?" hint="Pick one." choices={choices} value="bus" onChange={onChange} />)

  const question = screen.getByRole('group', { name: 'How?', description: 'Pick one.' })
  fireEvent.click(screen.getByRole('radio', { name: 'On foot' }))

  expect(question).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'By bus' })).toHaveProperty('checked', true)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('walk')
})
