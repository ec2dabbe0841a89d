import type { Browser, TestServer } from './server.ts'

type Sender = Pick<Browser, 'send'>

/** A PIN that does not count as common, and a location. */
export const pinAndLocation = { pin: '407183', state: 'CA', county: 'Los Angeles' }
export const savedData = { userLocation: { state: 'CA', county: 'Los Angeles' }, userNeeds: { housing: true } }

export const savePin = (sender: Sender, changes: object = {}, headers: Record<string, string> = {}) =>
  sender.send({
    method: 'POST',
    url: '/api/session/create',
    headers,
    payload: { ...pinAndLocation, sessionData: savedData, ...changes },
  })

export const openPin = (sender: Sender, changes: object = {}, headers: Record<string, string> = {}) =>
  sender.send({ method: 'POST', url: '/api/session/retrieve', headers, payload: { ...pinAndLocation, ...changes } })

/** A browser that already has its cookie, like every browser that has loaded the page. */
export async function createKnownBrowser(server: TestServer): Promise<Browser> {
  const browser = server.browser()
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  return browser
}

/** Saves so many sessions that the PIN alone opens nothing in that location anymore. */
export async function crowdLocation(server: TestServer, count = 11): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await savePin(server, { pin: `9${37_215 + index}` }, { 'user-agent': `caller ${index}` })
  }
}
