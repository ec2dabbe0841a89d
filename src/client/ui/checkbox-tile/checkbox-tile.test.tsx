// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CheckboxTile, TileGrid } from './checkbox-tile.tsx'

test('a tile is a real checkbox inside a named group', () => {
  const onChange = vi.fn()
  render(
    <TileGrid label="Needs">
      <CheckboxTile label="Food" icon={<svg />} checked={false} onChange={onChange} />
    </TileGrid>,
  )

  fireEvent.click(screen.getByRole('checkbox', { name: 'Food' }))

  expect(screen.getByRole('group', { name: 'Needs' })).toBeTruthy()
  expect(onChange).toHaveBeenCalledWith(true)
})
