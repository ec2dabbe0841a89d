import { afterAll, afterEach, expect } from 'vitest'

interface NetworkSettings {
  fetch: {
    interceptor: {
      beforeAsyncRequest(asked: Asked): Promise<void>
      beforeSyncRequest(asked: Asked): void
    } | null
  }
}
interface Asked {
  request: { method: string; url: string }
}

/**
 * A component test has no network. Whatever asks for it, a fetch, a form, a picture, a frame, a beacon or a socket,
 * gets no connection, and its test fails and names the address: `fakeFetch` answers in place of the server.
 */
export function refuseNetwork(settings: NetworkSettings): void {
  const asked: string[] = []
  const note = (what: string) => {
    asked.push(`${what} (asked for in “${expect.getState().currentTestName ?? 'no test'}”)`)
  }
  const refuse = (what: string): never => {
    note(what)
    throw new TypeError(`There is no network in component tests: ${what}`)
  }
  const refuseRequest = ({ request: { method, url } }: Asked) => {
    if (!/^(data|blob):/.test(url)) refuse(`${method} ${url}`)
  }
  settings.fetch.interceptor = {
    beforeAsyncRequest: async (request) => refuseRequest(request),
    beforeSyncRequest: refuseRequest,
  }
  // Nobody waits for a beacon, so it says that it was not queued.
  navigator.sendBeacon = (url) => {
    note(`beacon ${String(url)}`)
    return false
  }
  for (const name of ['WebSocket', 'EventSource']) {
    // An arrow function has no constructor.
    const value = function openNothing(url: string) {
      refuse(`${name} ${url}`)
    }
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
  }
  const failIfAsked = () => {
    const requests = asked.splice(0)
    if (requests.length > 0) {
      throw new Error(`A component test reached for the network. Fake it with fakeFetch:\n${requests.join('\n')}`)
    }
  }
  afterEach(failIfAsked)
  afterAll(failIfAsked)
}
