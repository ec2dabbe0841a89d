// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#testing/fake-fetch.ts'

/** Reports are counted per page load, so each test loads its own module. */
async function openPage() {
  vi.resetModules()
  const { ApiError } = await import('../api/api-error.ts')
  return { ApiError, ...(await import('./report-client-error.ts')) }
}

beforeEach(() => history.replaceState(null, '', '/chat?text=private#here'))

test('a report holds the fault, the component and the path without its query', async () => {
  const sent = fakeFetch()
  const page = await openPage()
  await page.reportClientError(new Error('no such part'), 'at Screen')
  expect(sent).toMatchObject([
    {
      path: '/api/client-errors',
      body: { message: 'no such part', componentStack: 'at Screen', url: '/chat', type: 'client_error' },
    },
  ])
  expect(JSON.stringify(sent[0]?.body).length).toBeLessThan(8 * 1024)
})

test('the same fault is told once, and at most five in all', async () => {
  const sent = fakeFetch()
  const page = await openPage()
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) await page.reportClientError(new Error(message))
  expect(sent.map((request) => (request.body as { message: string }).message)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('what the server answered to a failed call is not repeated in a report', async () => {
  const sent = fakeFetch()
  const page = await openPage()
  await page.reportClientError(new page.ApiError(400, 'Ana, 555'))
  expect(sent[0]?.body).toMatchObject({ message: 'ApiError 400' })
  expect(JSON.stringify(sent[0]?.body)).not.toContain('Ana')
})

test('faults outside React are heard until the stop, and a failed report stays silent', async () => {
  const sent = fakeFetch(() => ({ status: 500 }))
  const page = await openPage()
  const stop = page.listenForErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('promised') }))
  stop()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map((request) => (request.body as { message: string }).message)).toEqual(['thrown', 'promised'])
})
