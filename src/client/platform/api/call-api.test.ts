// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { listActionPlansByQuery, updateActionPlan } from '#contracts/action-plans.ts'
import { trackOrganization } from '#contracts/organizations.ts'
import { touchSession } from '#contracts/visitor-sessions.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { ApiError } from './api-error.ts'
import { callApi } from './call-api.ts'

afterEach(() => {
  document.documentElement.lang = 'en'
})

const track = () => callApi(trackOrganization, { params: { code: 'abcd2345' } })

test('a call without a body has a relative path, cookies, the language of the page and no content type', async () => {
  const sent = fakeFetch()
  document.documentElement.lang = 'es'
  await callApi(touchSession, { params: { id: 'a:b' } })
  expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/sessions/a%3Ab/activity', credentials: 'include' })
  expect(sent[0]?.headers.get('accept-language')).toBe('es')
  expect(sent[0]?.headers.has('content-type')).toBe(false)
  expect(sent[0]?.body).toBeUndefined()
})

test('a body is sent as JSON', async () => {
  const sent = fakeFetch(() => ({ status: 404 }))
  const id = '1c7a3c7e-5a43-4d4c-9f6e-0c5d1a2b3c4d'
  await expect(callApi(updateActionPlan, { params: { id }, body: { completed: true } })).rejects.toThrow()
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  expect(sent[0]?.body).toEqual({ completed: true })
})

test('a query goes into the address', async () => {
  const sent = fakeFetch(() => ({ body: { success: true, actionPlans: [] } }))
  const reply = await callApi(listActionPlansByQuery, { query: { sessionId: 'x.1' } })
  expect(reply.actionPlans).toEqual([])
  expect(sent[0]?.path).toBe('/api/action-plans?sessionId=x.1')
})

test('a refusal says the status and the body, and carries the parsed failure', async () => {
  const body = { success: false, code: 'not_found', error: "We couldn't find that." }
  fakeFetch(() => ({ status: 404, body }))
  const error = await track().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: `404: ${JSON.stringify(body)}`, status: 404, failure: body })
})

test.each([
  ['without our code', 400, { error: 'Try another county.' }, ''],
  ['with a code of another kind', 422, { success: false, code: 422, error: 'Try another county.' }, ''],
  ['inside a reply that says ok', 200, { success: false, error: 'Try another county.' }, ''],
  ['inside a reply that says ok, with our code', 200, { code: 'no', error: 'Try another county.' }, 'no'],
])('the server’s sentence is read %s', async (_name, status, body, code) => {
  fakeFetch(() => ({ status, body }))
  const failure = { success: false, code, error: 'Try another county.' }
  await expect(track()).rejects.toMatchObject({ message: `${status}: ${JSON.stringify(body)}`, status, failure })
})

test.each([null, [], 'no', { error: 7 }, { message: 'no' }])('a refusal that says %j has no sentence', async (body) => {
  fakeFetch(() => ({ status: 400, body: JSON.stringify(body) }))
  await expect(track()).rejects.toMatchObject({ status: 400, failure: undefined })
})

test('a refusal without a body says the status text', async () => {
  fakeFetch(() => ({ status: 502, statusText: 'Bad Gateway' }))
  await expect(track()).rejects.toMatchObject({ message: '502: Bad Gateway', failure: undefined })
})

test.each(['<html>', { id: 7 }])('a reply that does not fit is an error too: %j', async (body) => {
  fakeFetch(() => ({ body }))
  await expect(track()).rejects.toBeInstanceOf(ApiError)
})

test('fields the contract does not name do not come through', async () => {
  fakeFetch(() => ({ body: { id: 'o1', name: 'Harbor', secret: 1 } }))
  await expect(track()).resolves.toEqual({ id: 'o1', name: 'Harbor' })
})

test('an aborted call and a lost connection keep the browser’s own error', async () => {
  fakeFetch(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(track()).rejects.toThrow('Failed to fetch')
  const aborted = callApi(trackOrganization, { params: { code: 'abcd2345' } }, { signal: AbortSignal.abort() })
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
})
