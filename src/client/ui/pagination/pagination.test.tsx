// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

function show(current: number, total: number) {
  const onChange = vi.fn()
  const view = render(
    <Pagination
      {...{ current, total, onChange }}
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(page) => `Page ${page}`}
    />,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { onChange, press, view }
}

test('the current page is marked and the others can be opened', () => {
  const { onChange, press } = show(3, 4)

  press('Next')
  press('Previous')
  press('Page 1')

  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
  expect(onChange.mock.calls).toEqual([[4], [2], [1]])
})

test('on the last page "next" stays in place and does nothing', () => {
  const { onChange, press } = show(4, 4)

  press('Next')

  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  expect(onChange).not.toHaveBeenCalled()
})

test('a single page needs no pagination', () => {
  expect(show(1, 1).view.container.innerHTML).toBe('')
})
