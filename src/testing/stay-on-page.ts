import { afterAll, afterEach } from 'vitest'

let lastWasPrevented = false
const keep = (event: Event) => {
  lastWasPrevented = event.defaultPrevented
  event.preventDefault()
}

/** Links pressed in a test lead nowhere. Gives whether the product itself had kept the last press from the browser. */
export function stayOnPage(): () => boolean {
  document.addEventListener('click', keep)
  afterEach(() => {
    lastWasPrevented = false
  })
  // Files share one document: the next one's buttons must work.
  afterAll(() => document.removeEventListener('click', keep))
  return () => lastWasPrevented
}
