// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

function Sample({ isDirty, onClose }: { isDirty: boolean; onClose?: () => void }) {
  const { mayLeave } = useUnsavedGuard(isDirty, 'Leave it?')
  return (
    <>
      <button type="button" onClick={() => mayLeave() && onClose?.()}>
        Close
      </button>
      <a href="/other" onClick={(event) => event.preventDefault()}>
        Other page
      </a>
      <a href="#part">Same page</a>
    </>
  )
}

/** Simulates a browser with the Navigation API. */
function withNavigation() {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  return (url: string, navigationType = 'push', sameDocument = true) => {
    const destination = { url: new URL(url, location.href).href, sameDocument }
    const event = new Event('navigate', { cancelable: true })
    return navigation.dispatchEvent(Object.assign(event, { destination, navigationType }))
  }
}

function answers(answer: boolean) {
  const confirm = vi.fn(() => answer)
  vi.stubGlobal('confirm', confirm)
  return confirm
}

const closePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('closing the page is held up only while something is unsaved', () => {
  const { rerender } = render(<Sample isDirty />)
  expect(closePage()).toBe(false)

  rerender(<Sample isDirty={false} />)
  expect(closePage()).toBe(true)
})

test('a move to another page asks, and “no” stays', () => {
  const move = withNavigation()
  const confirm = answers(false)
  render(<Sample isDirty />)

  expect(move('/other')).toBe(false)
  expect(move('?id=2')).toBe(false)
  expect(confirm).toHaveBeenCalledWith('Leave it?')
})

test('filters, places on the page and loading anew are not asked about here', () => {
  const move = withNavigation()
  const confirm = answers(false)
  render(<Sample isDirty />)

  expect([move('?state=open', 'replace'), move('#part'), move('/other', 'push', false)]).toEqual([true, true, true])
  expect(confirm).not.toHaveBeenCalled()
})

test('whoever agreed is not asked again on the same way out', () => {
  const move = withNavigation()
  const confirm = answers(true)
  const onClose = vi.fn()
  render(<Sample isDirty onClose={onClose} />)

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(move('/other')).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()
  expect(confirm).toHaveBeenCalledOnce()
})

test('an older browser at least asks at links', () => {
  const confirm = answers(false)
  render(<Sample isDirty />)
  const heard = vi.fn()
  const link = screen.getByRole('link', { name: 'Other page' })
  link.addEventListener('click', heard)

  fireEvent.click(link)
  fireEvent.click(screen.getByRole('link', { name: 'Same page' }))

  expect(heard).not.toHaveBeenCalled()
  expect(confirm).toHaveBeenCalledOnce()
})

test('with nothing unsaved nobody is asked', () => {
  const move = withNavigation()
  const confirm = answers(false)
  const onClose = vi.fn()
  render(<Sample isDirty={false} onClose={onClose} />)

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(move('/other')).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})
