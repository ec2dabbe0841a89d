import { expect, test, type Page, type Request } from './test.ts'
import { open } from './app.ts'

function callsTo(page: Page, path: string): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request)
  })
  return seen
}

test('a visit starts one session and counts one page view', async ({ page }) => {
  const sessions = callsTo(page, '/api/sessions')
  const events = callsTo(page, '/api/events')
  await open(page, '/?utm=private#x')
  await expect.poll(() => events.length).toBe(1)
  expect(sessions).toHaveLength(1)
  expect(sessions[0]?.postDataJSON().id).toMatch(/^fp_/)
  expect(events[0]?.postDataJSON()).toMatchObject({ eventType: 'page_view', eventData: { path: '/' } })
  expect((await events[0]?.response())?.status()).toBe(200)
})

test('a browser that asks not to be followed is not', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const events = callsTo(page, '/api/events')
  // Presence starts after tracking and waits for the same session: an event would have been sent before.
  const presence = page.waitForEvent('websocket')
  await open(page, '/')
  await presence
  expect(events).toHaveLength(0)
})

test('an organization code leaves the address bar at once and is looked up', async ({ page }) => {
  const lookUp = page.waitForResponse('**/api/organizations/track/abcdefgh22')
  await open(page, '/?org=abcdefgh22')
  await expect(page).toHaveURL(/\/$/)
  expect((await lookUp).status()).toBe(404)
})

test('presence says hello over the socket and hears it is connected', async ({ page }) => {
  const heard: unknown[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))))
  await open(page, '/')
  await expect.poll(() => heard).toEqual([{ type: 'connected', data: {} }])
})

test('corrupt storage never gives a white page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of [
      'userSession',
      'savedResources',
      'lastSearchResults',
      'next-chapter-search-progress',
      'sessionId',
    ]) {
      localStorage.setItem(key, '{not json')
    }
  })
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back to your life.')
})

test('a page whose files cannot be fetched says so and offers another try', async ({ page }) => {
  await page.route('**/assets/community-page*', (route) => route.abort())
  const report = page.waitForRequest('**/api/client-errors')
  await open(page, '/community')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await report
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 2-1-1' })).toBeVisible()
})
