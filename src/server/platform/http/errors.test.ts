import { expect, test } from 'vitest'
import { errors as english } from '#content/en/errors.ts'
import { errors as spanish } from '#content/es/errors.ts'
import { setUpTestServer } from '#testing/server.ts'

const secret = 'Maria 555-0100'
/** A server whose clock throws an error that quotes data. */
const server = setUpTestServer({
  clock: {
    now() {
      throw new TypeError(`${secret}\n    at ${secret} (/home/${secret}:1:2)`)
    },
  },
})

test.each([
  ['es', spanish.bad_request, 'es'],
  ['es-MX,es;q=0.9,en;q=0.5', spanish.bad_request, 'es'],
  ['fr,es;q=0.4,en;q=0.2', spanish.bad_request, 'es'],
  ['en-US,en;q=0.9,es;q=0.8', english.bad_request, 'en'],
  ['fr', english.bad_request, 'en'],
])('with Accept-Language %s a refusal says "%s"', async (wish, sentence, language) => {
  const reply = await server.send({ method: 'GET', url: '/api/action-plans', headers: { 'accept-language': wish } })

  expect(reply.json()).toMatchObject({ success: false, code: 'bad_request', error: sentence })
  expect(reply.headers['content-language']).toBe(language)
})

test('a refusal names the fields that were wrong and what was wrong, never what was sent', async () => {
  const payload = { sessionId: 'fp_abc', title: '  ', priority: secret }
  const reply = await server.send({ method: 'POST', url: '/api/action-plans', payload })

  expect(
    reply
      .json()
      .fields.map(({ path }: { path: string }) => path)
      .toSorted(),
  ).toEqual(['priority', 'title'])
  expect(reply.body).not.toContain(secret)
})

const meetFault = () => {
  const payload = { sessionId: 'fp_abc', voteType: 'thumbs_up', context: 'search_results' }
  return server.send({ method: 'POST', url: '/api/satisfaction-vote', payload })
}

test('a fault of ours answers one plain sentence: no message, stack, SQL or path (T-9.6)', async () => {
  const reply = await meetFault()

  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({ success: false, code: 'internal', error: english.internal })
})

test('the log tells the class of a fault and where it arose, under the request id, but not its message', async () => {
  await meetFault()
  const [fault] = server.logLines.map((line) => JSON.parse(line))

  expect(fault).toMatchObject({
    event: 'request failed',
    fault: 'TypeError',
    route: '/api/satisfaction-vote',
    status: 500,
    requestId: 'request-1',
  })
  expect(fault.frames[0]).toMatch(/errors\.test\.ts/)
  expect(server.logLines.join('')).not.toContain('555-0100')
})
