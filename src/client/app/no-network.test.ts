// @vitest-environment happy-dom
import { expect, test } from 'vitest'

/** Each swallows what went wrong, as a component may: the test fails all the same, and names the address. */
const ways: Readonly<Record<string, () => unknown>> = {
  'a fetch': () => fetch('/api/none').catch(() => undefined),
  'a beacon': () => navigator.sendBeacon('/api/none'),
  'a request of the old kind': () => {
    const request = new XMLHttpRequest()
    request.open('GET', '/api/none')
    request.send()
  },
  'a socket': () => tryToOpen(() => new WebSocket('ws://localhost/ws')),
  'a stream of events': () => tryToOpen(() => new EventSource('/api/none')),
}

function tryToOpen(open: () => unknown): void {
  try {
    open()
  } catch {
    // No connection: as for a phone without one.
  }
}

test.each(Object.keys(ways))('%s that nobody faked fails its test', { fails: true }, async (way) => {
  await ways[way]?.()
  expect(ways).toHaveProperty([way])
})
