// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScrollToTop } from './scroll-to-top.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  scrollPageTo(0)
})

function scrollPageTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

test('the button shows after 300 px and leads back to the top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  render(<ScrollToTop label="Back to top" />)

  scrollPageTo(300)
  expect(screen.queryByRole('button')).toBeNull()
  scrollPageTo(301)
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }))

  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
})
