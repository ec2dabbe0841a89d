// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FilterBar } from './filter-bar.tsx'
import type { Filter } from './filter-control.tsx'

const untouched: Filter[] = [
  {
    kind: 'select',
    key: 'color',
    label: 'Color',
    value: 'all',
    options: [
      { value: 'all', label: 'All' },
      { value: 'red', label: 'Red' },
    ],
  },
  { kind: 'search', key: 'words', label: 'Find', value: '' },
  { kind: 'toggle', key: 'mine', label: 'Only mine', value: false },
]

function Shelf({ onClear }: { onClear?: () => void }) {
  const [filters, setFilters] = useState(untouched)
  const handleChange = (key: string, value: string | boolean) =>
    setFilters(filters.map((filter) => (filter.key === key ? ({ ...filter, value } as Filter) : filter)))
  const handleClear = () => {
    onClear?.()
    setFilters(untouched)
  }
  return (
    <FilterBar
      label="Filters"
      summaryLabel="Show filters"
      filters={filters}
      onChange={handleChange}
      resultText="4 found"
      clearLabel="Clear"
      onClear={handleClear}
    />
  )
}

test('each control tells its key and its new value', async () => {
  const onChange = vi.fn()
  render(
    <FilterBar
      label="Filters"
      summaryLabel="Show filters"
      filters={untouched}
      onChange={onChange}
      resultText="4 found"
      clearLabel="Clear"
    />,
  )
  const user = userEvent.setup()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Red')
  await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'x')
  await user.click(screen.getByRole('checkbox', { name: 'Only mine' }))

  expect(screen.getByRole('group', { name: 'Filters' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('4 found')
  expect(onChange.mock.calls).toEqual([
    ['color', 'red'],
    ['words', 'x'],
    ['mine', true],
  ])
})

test('clearing is offered only when something is set, and the focus stays in the bar', async () => {
  const onClear = vi.fn()
  render(<Shelf onClear={onClear} />)
  const user = userEvent.setup()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()

  await user.click(screen.getByRole('checkbox', { name: 'Only mine' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))

  expect(onClear).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }))
})

test.each([
  ['select', 'color', 'red'],
  ['search', 'words', 'x'],
  ['toggle', 'mine', true],
])('a %s that is set can be cleared', (_kind, key, value) => {
  const filters = untouched.map((filter) => (filter.key === key ? ({ ...filter, value } as Filter) : filter))
  render(
    <FilterBar
      label="Filters"
      summaryLabel="Show filters"
      filters={filters}
      onChange={vi.fn()}
      resultText="4 found"
      clearLabel="Clear"
      onClear={vi.fn()}
    />,
  )

  expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy()
})
