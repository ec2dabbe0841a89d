// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type DataColumn, nextSort } from './data-column.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

interface Tool {
  id: string
  name: string
  count: number
}

const tools: Tool[] = [
  { id: 'a', name: 'Saw', count: 3 },
  { id: 'b', name: 'Drill', count: 5 },
]
const columns: DataColumn<Tool>[] = [
  { key: 'name', label: 'Tool', cell: (tool) => tool.name, isHeader: true, sortable: true },
  { key: 'count', label: 'Count', cell: (tool) => tool.count, align: 'end', sortable: true },
  { key: 'more', label: 'More', cell: () => <button type="button">Lend</button>, isHiddenOnPhone: true },
]

function show(props: Partial<DataTableProps<Tool>> = {}) {
  render(<DataTable caption="Tools" columns={columns} rows={tools} rowKey={(tool) => tool.id} {...props} />)
  return userEvent.setup()
}

const getRow = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement

test('it is a named table whose rows have a header', () => {
  show()
  const table = screen.getByRole('table', { name: 'Tools' })
  const headers = within(table).getAllByRole('columnheader')

  expect(headers.map((header) => header.textContent)).toEqual(['Tool', 'Count', 'More'])
  expect(within(getRow('Drill')).getAllByRole('cell')[0]?.textContent).toContain('5')
})

test('the first column names the row when no other does', () => {
  show({ columns: columns.map(({ isHeader: _, ...column }) => column) })

  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['Saw', 'Drill'])
})

test('sorting is told by the header and asked for by its button', async () => {
  const onSort = vi.fn()
  const user = show({ sort: { key: 'count', direction: 'descending' }, onSort })

  await user.click(screen.getByRole('button', { name: 'Tool' }))

  expect(onSort).toHaveBeenCalledExactlyOnceWith('name')
  expect(screen.getByRole('columnheader', { name: 'Count' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Tool' }).hasAttribute('aria-sort')).toBe(false)
})

test('a second press on a sorted column turns it round', () => {
  const first = nextSort(undefined, 'name')
  expect(first).toEqual({ key: 'name', direction: 'ascending' })
  expect(nextSort(first, 'name').direction).toBe('descending')
  expect(nextSort(first, 'count')).toEqual({ key: 'count', direction: 'ascending' })
})

test('a row opens once from its button, from the keyboard, and from anywhere in it', async () => {
  const onOpen = vi.fn()
  const user = show({ onOpen, openLabel: (tool) => `Open ${tool.name}` })
  const button = screen.getByRole('button', { name: 'Open Saw' })

  await user.click(button)
  button.focus()
  await user.keyboard('{Enter}')
  await user.click(screen.getByText('5'))

  expect(onOpen.mock.calls.map(([tool]) => tool.id)).toEqual(['a', 'a', 'b'])
})

test('a control inside a row does not open it', async () => {
  const onOpen = vi.fn()
  const user = show({ onOpen })

  await user.click(within(getRow('Saw')).getByRole('button', { name: 'Lend' }))

  expect(onOpen).not.toHaveBeenCalled()
})

test('with an address the row header is a link that a plain press does not follow', async () => {
  const onOpen = vi.fn()
  const user = show({ onOpen, openHref: (tool) => `/tools/${tool.id}` })
  const link = screen.getByRole('link', { name: 'Saw' })

  await user.click(link)

  expect(link.getAttribute('href')).toBe('/tools/a')
  expect(onOpen).toHaveBeenCalledOnce()
})

test('the row that is open is marked as the current one', () => {
  show({ selectedKey: 'b', onOpen: vi.fn() })

  expect(getRow('Drill').getAttribute('aria-current')).toBe('true')
  expect(getRow('Saw').hasAttribute('aria-current')).toBe(false)
})

test('without rows the empty state stands in its place, but not while rows are on their way', () => {
  const { rerender } = render(
    <DataTable caption="Tools" columns={columns} rows={[]} rowKey={(tool) => tool.id} empty={<p>None yet</p>} />,
  )
  expect(screen.getByText('None yet')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()

  rerender(
    <DataTable busy caption="Tools" columns={columns} rows={[]} rowKey={(tool) => tool.id} empty={<p>None yet</p>} />,
  )
  expect(screen.queryByText('None yet')).toBeNull()
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
})
