import type { ServerResponse } from 'node:http'
import type { LoopbackServer } from './loopback-server.ts'

/** Streams one answer like a self-hosted model server. */
export function streamAnswer(response: ServerResponse, text: string, finish = 'stop'): void {
  const chunk = (delta: object, reason: string | null = null) => ({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of [chunk({ role: 'assistant', content: '' }), chunk({ content: text }), chunk({}, finish)]) {
    response.write(`data: ${JSON.stringify(event)}\n\n`)
  }
  response.end('data: [DONE]\n\n')
}

/** The data block of the last request to the model. */
export function readModelData({ requests }: LoopbackServer): unknown {
  const sent = JSON.parse(requests.at(-1)?.body ?? '{}') as { messages: { content: string | { text: string }[] }[] }
  const content = sent.messages.at(-1)?.content ?? ''
  const text = typeof content === 'string' ? content : content.map((part) => part.text).join('')
  return JSON.parse(/<data>\n([\s\S]*)\n<\/data>/.exec(text)?.[1] ?? '{}')
}
