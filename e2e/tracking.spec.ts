import { expect, test, type Page, type Request } from './test.ts'
import { common } from '../src/content/es/common.ts'
import { open } from './app.ts'
import { openPrepared } from './prepared.ts'

function callsTo(page: Page, path: string): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request)
  })
  return seen
}

test('[en] a visit starts one session, counts one page view, is present, and its organization code is looked up', async ({
  page,
}) => {
  const sessions = callsTo(page, '/api/sessions')
  const events = callsTo(page, '/api/events')
  const heard: unknown[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))))
  const lookUp = page.waitForResponse('**/api/organizations/track/abcdefgh22')
  await open(page, '/?utm=private&org=abcdefgh22#x')

  await test.step('the code leaves the address bar at once', async () => {
    await expect(page).toHaveURL(/\/\?utm=private#x$/)
    expect((await lookUp).status()).toBe(404)
  })
  await test.step('one session and one page view, by path alone', async () => {
    await expect.poll(() => events.length).toBe(1)
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.postDataJSON().id).toMatch(/^fp_/)
    expect(events[0]?.postDataJSON()).toMatchObject({ eventType: 'page_view', eventData: { path: '/' } })
    expect((await events[0]?.response())?.status()).toBe(200)
  })
  await test.step('presence says hello over the socket and hears it is connected', async () => {
    await expect.poll(() => heard).toEqual([{ type: 'connected', data: {} }])
  })
})

test('[en] a browser that asks not to be followed is not', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const events = callsTo(page, '/api/events')
  // Presence starts after tracking and waits for the same session, so an event would already have been sent.
  const presence = page.waitForEvent('websocket')
  await open(page, '/')
  await presence
  expect(events).toHaveLength(0)
})

test('[es] a page whose files cannot be fetched says so and offers another try', async ({ page }) => {
  await page.route('**/assets/community-page*', (route) => route.abort())
  const report = page.waitForRequest('**/api/client-errors')
  await openPrepared(page, 'es', {}, '/community')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(common.failure.title)
  await report
  await expect(page.getByRole('button', { name: common.tryAgain })).toBeVisible()
  await expect(page.getByRole('link', { name: common.call211 })).toBeVisible()
})
