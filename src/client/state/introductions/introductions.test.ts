// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Introduction } from '#domain/introductions/introduction.ts'
import { introductionPollMs } from '#domain/saved/saved-list.ts'
import { buildSavedResource } from '#testing/builders/saved-resource.ts'
import {
  answersBanner,
  forgetIntroductions,
  introductions,
  markResponseRead,
  refreshIntroductions,
  startIntroductionPolling,
  withdrawIntroduction,
} from './introductions.ts'
import { saved } from '../saved/saved.ts'

const id = '3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c01'
const sentAt = Date.UTC(2026, 10, 15, 8)
const pending: Introduction = {
  id,
  resourceId: 'r1',
  resourceName: 'Harbor House',
  status: 'pending',
  state: 'sent',
  delivery: 'sent',
  createdAt: new Date(sentAt).toISOString(),
  updatedAt: new Date(sentAt).toISOString(),
  urgency: 'normal',
}
const answered: Introduction = {
  ...pending,
  status: 'completed',
  state: 'accepted',
  updatedAt: new Date(sentAt + 60_000).toISOString(),
  partnerResponse: 'Come at nine.',
}
const waiting = buildSavedResource({
  warmIntroStatus: 'pending',
  warmIntroSentAt: sentAt,
  introductionId: id,
  introductionState: 'sent',
  delivery: 'sent',
  urgency: 'normal',
})

interface RecordedRequest {
  method: string
  path: string
  headers: Headers
  body: string | undefined
}
let requests: RecordedRequest[] = []

/** Responds to each list request with the next of these; the last one repeats. */
function serve(...answers: (() => Response | Promise<Response>)[]): void {
  requests = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    requests.push({
      path,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
    })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? new Response('{}', { status: 500 })
  })
}

const replyWithList =
  (list: Introduction[], etag = '"v1"') =>
  () =>
    new Response(JSON.stringify({ success: true, introductions: list }), { headers: { etag } })
const unchanged = () => new Response(null, { status: 304 })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const done = () => new Response('{"success":true}')

beforeEach(() => {
  forgetIntroductions()
  saved.send({ type: 'cleared' })
  saved.send({ type: 'restored', saved: [waiting] })
})

afterEach(() => {
  vi.useRealTimers()
  saved.send({ type: 'cleared' })
})

const readListing = () => saved.get()[0]

test('an answer reaches the saved list, the page and the banner in one request', async () => {
  serve(replyWithList([answered]))
  expect(await refreshIntroductions()).toBe('ok')
  const providerResponse = { message: 'Come at nine.', isRead: false }
  expect(readListing()).toMatchObject({ warmIntroStatus: 'responded', providerResponse })
  expect(introductions.get()).toMatchObject({ list: [answered], failed: false })
  expect(answersBanner.get().ids).toEqual(['r1'])
})

test('the next request says what is known, and “unchanged” keeps it without a second banner', async () => {
  serve(replyWithList([answered]), unchanged)
  await refreshIntroductions()
  answersBanner.send({ type: 'dismissed' })
  expect(await refreshIntroductions()).toBe('ok')
  expect(requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"v1"'])
  expect(introductions.get().list).toEqual([answered])
  expect(answersBanner.get().ids).toEqual([])
})

test('a failure keeps the last copy and says so', async () => {
  serve(replyWithList([pending]), lost, () => new Response('{"nonsense":1}'))
  await refreshIntroductions()
  const { updatedAt } = introductions.get()
  expect(await refreshIntroductions()).toBe('failed')
  expect(introductions.get()).toEqual({ list: [pending], updatedAt, failed: true })
  expect(await refreshIntroductions()).toBe('failed')
})

test.each([17, 'intro-17'])('an answer is read whatever its id looks like: %s', async (otherId) => {
  const { introductionId: _, ...listing } = waiting
  saved.send({ type: 'cleared' })
  saved.send({ type: 'restored', saved: [listing] })
  serve(() => Response.json({ success: true, introductions: [{ ...answered, id: otherId }] }))
  expect(await refreshIntroductions()).toBe('ok')
  expect(readListing()).toMatchObject({ warmIntroStatus: 'responded', introductionId: String(otherId) })
})

test('two askers at once share one request', async () => {
  serve(replyWithList([pending]))
  expect(await Promise.all([refreshIntroductions(), refreshIntroductions()])).toEqual(['ok', 'ok'])
  expect(requests).toHaveLength(1)
})

test('a list asked for before a withdrawal does not bring the introduction back', async () => {
  let answerOld: (response: Response) => void = () => undefined
  const old = new Promise<Response>((resolve) => {
    answerOld = resolve
  })
  serve(() => old, done, replyWithList([], '"v2"'))
  const polling = refreshIntroductions()
  expect(await withdrawIntroduction(waiting)).toBe(true)
  expect(readListing()?.warmIntroStatus).toBe('none')
  answerOld(replyWithList([pending])())
  await polling
  expect(readListing()?.warmIntroStatus).toBe('none')
  expect(introductions.get().list).toEqual([])
})

test('a withdrawal names the introduction, and one that failed changes nothing here', async () => {
  serve(lost)
  expect(await withdrawIntroduction(waiting)).toBe(false)
  expect(readListing()?.warmIntroStatus).toBe('pending')
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/warm-introductions/delete' })
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ resourceName: 'Harbor House', id })
})

test('reading an answer counts at once, clears the banner, and a lost connection is no trouble', async () => {
  serve(replyWithList([answered]), lost)
  await refreshIntroductions()
  const response = readListing()
  if (!response) throw new Error('nothing saved')
  await markResponseRead(response)
  expect(readListing()?.providerResponse?.isRead).toBe(true)
  expect(answersBanner.get().ids).toEqual([])
  expect(requests[1]).toMatchObject({ method: 'POST', path: `/api/warm-introductions/${id}/read` })
})

function show(visibilityState: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the server is asked every 15 seconds while an answer is awaited, and no longer', async () => {
  vi.useFakeTimers()
  serve(replyWithList([pending]), replyWithList([pending]), replyWithList([answered]))
  const stop = startIntroductionPolling()
  await vi.advanceTimersByTimeAsync(0)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(introductionPollMs - 1)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(introductionPollMs)
  expect(readListing()?.warmIntroStatus).toBe('responded')
  await vi.advanceTimersByTimeAsync(4 * introductionPollMs)
  expect(requests).toHaveLength(3)
  stop()
})

test('a hidden page asks nothing; shown again after 15 seconds it asks at once', async () => {
  vi.useFakeTimers()
  serve(replyWithList([pending]))
  const stop = startIntroductionPolling()
  await vi.advanceTimersByTimeAsync(0)
  show('hidden')
  await vi.advanceTimersByTimeAsync(10 * introductionPollMs)
  expect(requests).toHaveLength(1)
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(requests).toHaveLength(2)
  stop()
  await vi.advanceTimersByTimeAsync(4 * introductionPollMs)
  expect(requests).toHaveLength(2)
})

test('asking begins when something is sent, not before, and goes on after a failure', async () => {
  vi.useFakeTimers()
  saved.send({ type: 'cleared' })
  serve(lost)
  const stop = startIntroductionPolling()
  await vi.advanceTimersByTimeAsync(2 * introductionPollMs)
  expect(requests).toHaveLength(0)
  saved.send({ type: 'restored', saved: [waiting] })
  await vi.advanceTimersByTimeAsync(introductionPollMs)
  expect(requests).toHaveLength(2)
  stop()
})

test('nothing heard stays in the page when it is forgotten', async () => {
  serve(replyWithList([answered]))
  await refreshIntroductions()
  forgetIntroductions()
  expect(introductions.get()).toEqual({ list: null, updatedAt: null, failed: false })
  expect(answersBanner.get().ids).toEqual([])
})
