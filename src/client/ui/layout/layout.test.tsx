// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppBar } from './app-bar.tsx'
import { Page, SkipLink } from './page.tsx'

test('the skip link leads past the bar to the page, which can take focus', () => {
  render(
    <>
      <SkipLink label="Skip" />
      <AppBar start={<button type="button">Menu</button>}>Name</AppBar>
      <Page wide>Text</Page>
    </>,
  )
  const main = screen.getByRole('main')

  expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe(`#${main.id}`)
  expect(main.tabIndex).toBe(-1)
  expect(screen.getByRole('banner').textContent).toBe('MenuName')
})

test('a screen that replaces another takes the focus; the first one of a visit does not', async () => {
  vi.resetModules()
  const { Page: FreshPage } = await import('./page.tsx')
  const first = render(<FreshPage>First</FreshPage>)
  expect(document.activeElement).toBe(document.body)
  first.unmount()

  render(<FreshPage>Second</FreshPage>)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
