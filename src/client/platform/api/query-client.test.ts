// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { createQueryClient, fetchFirstKey } from './query-client.ts'

test('the first part of the key is the address, asked once and then kept', async () => {
  const sent = fakeFetch(() => ({ body: [1] }))
  const client = createQueryClient()
  expect(await client.fetchQuery({ queryKey: ['/api/satisfaction-stats', 'more'] })).toEqual([1])
  expect(await client.fetchQuery({ queryKey: ['/api/satisfaction-stats', 'more'] })).toEqual([1])
  expect(sent).toMatchObject([{ method: 'GET', path: '/api/satisfaction-stats', credentials: 'include' }])
})

test('a failure is not retried', async () => {
  const sent = fakeFetch(() => ({ status: 500, body: 'broken' }))
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500: broken')
  expect(sent).toHaveLength(1)
})

test('nothing is refetched on focus or polled', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
})

test('a 401 throws or gives null, as configured', async () => {
  fakeFetch(() => ({ status: 401, body: 'who?' }))
  const client = createQueryClient()
  await expect(client.fetchQuery({ queryKey: ['/api/a'] })).rejects.toThrow('401: who?')
  const queryFn = fetchFirstKey({ on401: 'returnNull' })
  expect(await client.fetchQuery({ queryKey: ['/api/b'], queryFn })).toBeNull()
})
