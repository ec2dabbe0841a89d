// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { emptyForm } from '#domain/introductions/form.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import { saved } from '#client/state/saved/saved.ts'
import { buildResource, openAvailability } from '#testing/builders/resource.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { createIntroductionFlow, type Opening } from './introduction-flow.ts'

const id = '3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c01'
const form = { ...emptyForm, firstName: 'Ana', lastName: 'Example', phone: '(213) 555-0100', needs: 'A bed' }

const opening = (listingId = 'r1'): Opening => ({
  context: {
    resource: buildResource({ id: listingId, care: openAvailability }),
    location: { state: 'CA', county: 'Los Angeles' },
    needs: noNeeds,
    language: 'en',
    words: { noContact: 'None', background: 'About me: {story}' },
  },
  form,
  onSent: vi.fn(),
  onLost: vi.fn(),
})

const ok = { body: { success: true, id, delivery: 'sent' } }
const sends = (requests: SentRequest[]) => requests.filter(({ path }) => path === '/api/warm-introduction')
const waitUntilSent = () => vi.waitFor(() => expect(flow.store.get().phase).not.toBe('sending'))

let flow = createIntroductionFlow()
function start(listingId?: string): Opening {
  flow = createIntroductionFlow()
  const opened = opening(listingId)
  flow.open(opened)
  return opened
}

afterEach(() => saved.send({ type: 'cleared' }))

test('what was sent is saved as pending, and the text is gone', async () => {
  fakeFetch(() => ok)
  const opened = start()
  flow.send({ type: 'sendPressed' })
  await waitUntilSent()
  expect(flow.store.get()).toEqual({ phase: 'closed' })
  expect(opened.onSent).toHaveBeenCalledExactlyOnceWith('sent')
  expect(saved.get()).toMatchObject([
    { id: 'r1', warmIntroStatus: 'pending', introductionId: id, county: 'Los Angeles' },
  ])
})

test('a double press is one request, and a retry keeps the key and the text', async () => {
  let fails = true
  const requests = fakeFetch(() => (fails ? { status: 500 } : ok))
  start()
  flow.send({ type: 'sendPressed' })
  flow.send({ type: 'sendPressed' })
  await waitUntilSent()
  expect(flow.store.get()).toMatchObject({ phase: 'editing', form, failure: 'failed' })
  fails = false
  flow.send({ type: 'sendPressed' })
  await waitUntilSent()
  const [first, second] = sends(requests)
  expect(sends(requests)).toHaveLength(2)
  expect(first?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/)
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(second?.body).toEqual(first?.body)
})

test.each([
  [() => ({ status: 429 }), 'editing', 'limit'],
  [() => ({ status: 403 }), 'editing', 'failed'],
  [() => ({ body: 'no json' }), 'editing', 'failed'],
])('after the answer %s it is %s because of %s', async (answer, phase, failure) => {
  fakeFetch(answer)
  start()
  flow.send({ type: 'sendPressed' })
  await waitUntilSent()
  expect(flow.store.get()).toMatchObject({ phase, failure })
  expect(saved.get()).toEqual([])
})

test('a connection lost on the way waits, and the same request goes out once when it is back', async () => {
  let isLost = true
  const requests = fakeFetch(() => {
    if (isLost) throw new TypeError('Failed to fetch')
    return ok
  })
  start()
  flow.send({ type: 'sendPressed' })
  await waitUntilSent()
  expect(flow.store.get()).toMatchObject({ phase: 'waitingForConnection', form })
  isLost = false
  flow.send({ type: 'connectionBack' })
  flow.send({ type: 'connectionBack' })
  await waitUntilSent()
  expect(new Set(sends(requests).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(sends(requests)).toHaveLength(2)
  expect(saved.get()).toHaveLength(1)
})

test('without a connection nothing is tried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const requests = fakeFetch(() => ok)
  start()
  flow.send({ type: 'sendPressed' })
  await waitUntilSent()
  expect(flow.store.get().phase).toBe('waitingForConnection')
  expect(requests).toEqual([])
})

test('closed while under way, the person still hears how it ended, and the next dialog is left alone', async () => {
  const answers: ((fails: boolean) => void)[] = []
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise((resolve, reject) => {
        if (path !== '/api/warm-introduction') return
        answers.push((fails) =>
          fails ? reject(new TypeError('lost')) : resolve(new Response(JSON.stringify(ok.body))),
        )
      }),
  )
  const first = start('first')
  flow.send({ type: 'sendPressed' })
  flow.send({ type: 'closeAsked' })
  flow.send({ type: 'closeAsked' })
  const second = opening('second')
  flow.open(second)
  flow.send({ type: 'sendPressed' })
  answers[0]?.(true)
  await vi.waitFor(() => expect(first.onLost).toHaveBeenCalledOnce())
  expect(flow.store.get()).toMatchObject({ phase: 'sending', resourceId: 'second' })
  answers[1]?.(false)
  await vi.waitFor(() => expect(second.onSent).toHaveBeenCalledOnce())
  expect(second.onLost).not.toHaveBeenCalled()
})
