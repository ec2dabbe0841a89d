import { afterAll, afterEach } from 'vitest'

let lastWasPrevented = false
const keep = (event: Event) => {
  lastWasPrevented = event.defaultPrevented
  event.preventDefault()
}

/**
 * Stops links pressed in a test from navigating. Returns whether the product itself had prevented the default of the
 * last click.
 */
export function stayOnPage(): () => boolean {
  document.addEventListener('click', keep)
  afterEach(() => {
    lastWasPrevented = false
  })
  // Test files share one document: buttons in the next file must work.
  afterAll(() => document.removeEventListener('click', keep))
  return () => lastWasPrevented
}
