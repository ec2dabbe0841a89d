import { expect, test } from 'vitest'
import { traceChat } from '#contracts/chat-trace.ts'
import { adminKeysRepository } from '#server/features/admin-keys/repository.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { setUpTestServer } from '#testing/server.ts'

const provider = setUpLoopbackServer()
const server = setUpTestServer({
  config: {
    get ai() {
      return { provider: 'compatible' as const, model: 'own-model', baseUrl: `${provider.base}/v1`, apiKey: null }
    },
  },
})

const chunk = (choice: object) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'own-model',
  choices: [{ index: 0, ...choice }],
})
/** The response of a self-hosted model server. */
function modelSays(text: string): void {
  const events = [chunk({ delta: { role: 'assistant', content: text } }), chunk({ delta: {}, finish_reason: 'stop' })]
  provider.answer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(
      [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((line) => `data: ${line}\n\n`).join(''),
    )
  })
}

async function send(payload: object) {
  const { key } = await adminKeysRepository(server.database.db).add('test', server.clock.now())
  const browser = server.browser()
  // A model answers only a browser that can be counted.
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  const headers = { authorization: `Bearer ${key}` }
  const reply = await browser.send({ method: 'POST', url: '/api/admin/chat/trace', payload, headers })
  const {
    turns: [turn],
  } = traceChat.reply.parse(reply.json())
  return { turn, text: reply.body }
}
const phone = '(213) 555-0142'
const traceInput = {
  engine: 'local',
  messages: [{ role: 'user', content: `My number is ${phone}. How do I get a free phone?` }],
}

test('a model’s draft, what was taken out of it and who answered stand in the trace; what was told does not', async () => {
  modelSays(
    'You can get a phone by Lifeline. I have your number, [PHONE_1]. Call 800-555-0666 today. Ask at your library.',
  )
  const { turn, text } = await send(traceInput)

  expect(turn).toMatchObject({ answeredBy: 'own-model', hidden: ['PHONE_1'] })
  expect(turn?.draft).toContain('Call 800-555-0666 today.')
  expect(turn?.dropped).toEqual([{ kind: 'phone', text: '800-555-0666' }])
  expect(turn?.reply).toContain('I have your number, [PHONE_1].')
  expect(turn?.reply).not.toContain('800-555-0666')
  expect(turn?.steps.map(({ step }) => step)).toContain('model')
  expect(text.replace(/\D/g, '')).not.toContain('2135550142')
  expect(provider.requests[0]?.body).not.toContain('555-0142')
})

test('where the model fails, the trace says that the template answered', async () => {
  provider.answerJson({ error: { message: 'down' } }, 500)
  const { turn } = await send(traceInput)

  expect(turn).toMatchObject({ answeredBy: 'template', dropped: [], outcome: 'guide' })
  expect(turn?.draft).toBe(turn?.reply)
})

test('a crisis never reaches the model', async () => {
  const { turn } = await send({ scenario: 'self-harm-es', engine: 'local' })

  expect(turn).toMatchObject({ answeredBy: 'template', crisis: { kind: 'self_harm' } })
  expect(provider.requests).toEqual([])
})
