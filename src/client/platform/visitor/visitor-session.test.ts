// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#testing/fake-fetch.ts'

/** Simulates a newly opened page: the session module keeps its state per page, so each test loads its own. */
async function openPage(address: string) {
  history.replaceState(null, '', address)
  vi.resetModules()
  return import('./visitor-session.ts')
}

const storedSessionId = 'fp_00112233445566778899aabbccddeeff_1700000000000'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a first visit makes a random label, keeps it, and starts a session', async () => {
  const sent = fakeFetch((request) => ({ body: { success: true, id: (request.body as { id: string }).id } }))
  const page = await openPage('/')
  await page.startVisitorSession()
  const id = await page.sessionReady()
  expect(id).toMatch(/^fp_[0-9a-f]{32}_\d{13}$/)
  expect([localStorage.getItem('sessionId'), sessionStorage.getItem('tabSessionId')]).toEqual([id, id])
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/sessions', body: { id, deviceType: 'desktop' } }])
})

test('a return touches the same session', async () => {
  localStorage.setItem('sessionId', storedSessionId)
  const sent = fakeFetch()
  const page = await openPage('/chat')
  await page.startVisitorSession()
  expect(await page.sessionReady()).toBe(storedSessionId)
  expect(sent).toMatchObject([{ method: 'PATCH', path: `/api/sessions/${storedSessionId}/activity` }])
})

test('a session the server has forgotten is started again under its label', async () => {
  localStorage.setItem('sessionId', storedSessionId)
  const created = { body: { success: true, id: storedSessionId } }
  const sent = fakeFetch(({ method }) => (method === 'PATCH' ? { status: 404 } : created))
  const page = await openPage('/')
  await page.startVisitorSession()
  expect(sent.map((request) => request.method)).toEqual(['PATCH', 'POST'])
})

test('the organization code leaves the address at once, is looked up and attached', async () => {
  localStorage.setItem('sessionId', storedSessionId)
  const organization = { id: 'o7', name: 'Harbor' }
  const sent = fakeFetch(({ path }) => ({ body: path.includes('track') ? organization : { success: true } }))
  const page = await openPage('/?org=ABCD2345&step=2#top')
  const started = page.startVisitorSession()
  expect(location.href.endsWith('/?step=2#top')).toBe(true)
  await started
  expect(sent.slice(1)).toMatchObject([
    { method: 'GET', path: '/api/organizations/track/abcd2345' },
    { method: 'PATCH', path: `/api/sessions/${storedSessionId}`, body: { orgId: 'o7' } },
  ])
})

test('a session label in the address is taken out and handed to the page that wants it', async () => {
  fakeFetch()
  const page = await openPage('/action-plan?sessionId=plan-1')
  await page.startVisitorSession()
  expect(location.search).toBe('')
  expect(page.sessionIdFromAddress()).toBe('plan-1')
})

test('a code that cannot be one is never looked up', async () => {
  const sent = fakeFetch()
  const page = await openPage('/?org=..%2Fadmin')
  await page.startVisitorSession()
  expect(sent.map((request) => request.path)).toEqual(['/api/sessions'])
})

test('without a network everyone still gets the label', async () => {
  fakeFetch(() => {
    throw new TypeError('Failed to fetch')
  })
  const page = await openPage('/')
  await page.startVisitorSession()
  expect(await page.sessionReady()).toMatch(/^fp_/)
})

test('staff pages start no visitor session', async () => {
  const sent = fakeFetch()
  const page = await openPage('/admin/analytics')
  await page.startVisitorSession()
  expect(sent).toEqual([])
})

test('a place is sent only when state and county are both known', async () => {
  localStorage.setItem('sessionId', storedSessionId)
  const sent = fakeFetch()
  const page = await openPage('/')
  await page.startVisitorSession()
  await page.sendLocation('CA', '')
  await page.sendLocation('CA', 'Kern')
  expect(sent.slice(1)).toMatchObject([
    { method: 'PATCH', path: `/api/sessions/${storedSessionId}`, body: { location: { state: 'CA', county: 'Kern' } } },
  ])
})

test('after the device was cleared the page goes on under a label that was never used, and stores nothing', async () => {
  fakeFetch((request) => ({ body: { success: true, id: (request.body as { id: string }).id } }))
  const page = await openPage('/')
  await page.startVisitorSession()
  const before = await page.sessionReady()
  localStorage.clear()
  sessionStorage.clear()
  page.forgetVisitorSession()
  expect(await page.sessionReady()).toMatch(/^fp_/)
  expect(await page.sessionReady()).not.toBe(before)
  expect(localStorage).toHaveLength(0)
})
