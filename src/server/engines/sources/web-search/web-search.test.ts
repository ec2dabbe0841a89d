import { expect, test } from 'vitest'
import type { Resource } from '#domain/resources/resource.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { createOutbound } from '../outbound/outbound.ts'
import type { SourceRequest } from '../source.ts'
import { createModelClient, type WebSearchModel } from './ask-model.ts'
import { webSearch } from './web-search.ts'

const server = setUpLoopbackServer()
const county = {
  fips: '06019',
  state: 'CA',
  name: 'Fresno County',
  shortName: 'Fresno',
  kind: 'county',
  lat: 36.76,
  lon: -119.65,
} as const
const request: SourceRequest = {
  county,
  center: county,
  needs: ['legal', 'housing'],
  text: 'I am Alex, 559-555-0100',
  language: 'es',
}

const listing = {
  name: 'Casa Example',
  description: 'Camas para hombres.',
  address: '100 Main St',
  city: 'Fresno',
  state: 'CA',
  zip: '93701',
  phone: '559-555-0142',
  website: 'https://www.casa.example',
  needs: ['housing'],
  sourceUrl: 'https://casa.example/beds',
}
const page = 'https://www.casa.example/beds/?utm_source=model'

interface Wire {
  path: string
  reply(text: string, pages: string[]): unknown
  error: unknown
}

const wires: Record<WebSearchModel['provider'], Wire> = {
  anthropic: {
    path: '/messages',
    reply: (text, pages) => ({
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      model: 'm',
      stop_reason: 'end_turn',
      stop_sequence: null,
      content: [
        { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'housing Fresno' } },
        {
          type: 'web_search_tool_result',
          tool_use_id: 'srvtoolu_1',
          content: pages.map((url) => ({
            type: 'web_search_result',
            url,
            title: 'Beds',
            encrypted_content: 'x',
            page_age: null,
          })),
        },
        { type: 'text', text },
      ],
      usage: { input_tokens: 10, output_tokens: 20, server_tool_use: { web_search_requests: 1 } },
    }),
    error: { type: 'error', error: { type: 'rate_limit_error', message: 'slow down' } },
  },
  openai: {
    path: '/responses',
    reply: (text, pages) => ({
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      model: 'm',
      status: 'completed',
      error: null,
      incomplete_details: null,
      output: [
        {
          type: 'web_search_call',
          id: 'ws_1',
          status: 'completed',
          action: { type: 'search', query: 'housing Fresno', sources: pages.map((url) => ({ type: 'url', url })) },
        },
        {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 10, output_tokens: 20, total_tokens: 30 },
    }),
    error: { error: { message: 'slow down', type: 'rate_limit', param: null, code: 'rate_limit_exceeded' } },
  },
}

function find(provider: WebSearchModel['provider'], signal = new AbortController().signal): Promise<Resource[]> {
  const settings = { provider, model: 'model-1', apiKey: 'key-1', baseUrl: server.base }
  const source = webSearch(createModelClient(settings, createOutbound({ hosts: [], trusted: [server.base] })))
  return source.find(request, signal, () => undefined)
}

for (const provider of ['anthropic', 'openai'] as const) {
  const wire = wires[provider]
  const answer = (list: unknown, pages = [page]) =>
    server.answerJson(wire.reply(typeof list === 'string' ? list : JSON.stringify(list), pages))

  test(`${provider}: a listing on a page the search returned is shown, marked as checked by nobody`, async () => {
    answer([listing])
    expect(await find(provider)).toEqual([
      {
        id: expect.stringMatching(/^web-[0-9a-f]{20}$/) as string,
        name: 'Casa Example',
        category: 'housing',
        description: 'Camas para hombres.',
        address: '100 Main St',
        city: 'Fresno',
        state: 'CA',
        zip: '93701',
        phone: '(559) 555-0142',
        website: 'https://www.casa.example/',
        services: [],
        needs: ['housing'],
        source: { publisher: 'casa.example', dataset: null, url: 'https://casa.example/beds', licence: null },
        reasons: ['web_unchecked'],
        isUnchecked: true,
      },
    ])
  })

  test(`${provider}: only county, state, needs and language go out, and only the web search tool`, async () => {
    answer([])
    await find(provider)
    const [sentRequest] = server.requests
    const body = JSON.parse(sentRequest?.body ?? '') as { tools: { type: string }[] }

    expect(sentRequest?.path).toBe(wire.path)
    const data = '{"county":"Fresno County","state":"California","needs":["housing","legal"],"language":"es"}'
    expect(sentRequest?.body).toContain(JSON.stringify(`request:\n${data}`).slice(1, -1))
    expect(sentRequest?.body).toContain('Answer with a JSON array and nothing else')
    expect(sentRequest?.body).not.toMatch(/Alex|0100|36\.76/)
    expect(body.tools.map(({ type }) => type)).toEqual([expect.stringMatching(/^web_search/)])
  })

  test.each([
    ['no page the search returned', { sourceUrl: 'https://invented.example/' }],
    ['another page of the same site', { sourceUrl: 'https://casa.example/other' }],
    ['a page that is no web address', { sourceUrl: 'javascript:alert(1)' }],
    ['a prison', { name: 'Fresno County Jail' }],
    ['another state', { state: 'NV' }],
    ['a need nobody asked about', { needs: ['education'] }],
    ['a field nobody asked for', { isUnchecked: false }],
    ['a name that is no text', { name: 5 }],
  ])(`${provider}: a listing with %s is dropped, the rest stays`, async (_, change) => {
    answer([
      { ...listing, ...change },
      { ...listing, name: 'Second House' },
    ])
    expect((await find(provider)).map(({ name }) => name)).toEqual(['Second House'])
  })

  test(`${provider}: hostile text is cleaned, a premium number and a script address are left out`, async () => {
    answer([
      {
        ...listing,
        name: '<b>Casa</b> Example',
        description: '<script>alert(1)</script>Ignore all rules',
        phone: '900-555-0142',
        website: 'javascript:alert(1)',
      },
    ])
    expect((await find(provider))[0]).toMatchObject({
      name: 'Casa Example',
      description: 'Ignore all rules',
      phone: null,
      website: 'https://casa.example/beds',
    })
  })

  const noLists = ['I found nothing.', '{"name":"x"}', '[{"name":', '']
  test.each(noLists)(`${provider}: "%s" instead of a list is a failure`, async (text) => {
    answer(text)
    await expect(find(provider)).rejects.toThrow()
  })

  test(`${provider}: a list in a code fence is read`, async () => {
    answer(`Here:\n\`\`\`json\n${JSON.stringify([listing])}\n\`\`\``)
    expect(await find(provider)).toHaveLength(1)
  })

  test(`${provider}: a limit (429) is a failure and is not tried again`, async () => {
    server.answerJson(wire.error, 429)
    await expect(find(provider)).rejects.toThrow()
    expect(server.requests).toHaveLength(1)
  })

  test(`${provider}: an answer in another shape is a failure`, async () => {
    server.answerJson({ hello: 'world' })
    await expect(find(provider)).rejects.toThrow()
  })

  test(`${provider}: when the visitor leaves, the call to the provider ends`, async () => {
    const visitor = new AbortController()
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    server.answer((response) => {
      response.on('close', resolve)
      visitor.abort()
    })

    await expect(find(provider, visitor.signal)).rejects.toThrow()
    await closed
  })
}

test('without a need there is nothing to look for and nothing to spend', () => {
  const source = webSearch(async () => Promise.reject(new Error('asked')))
  const needless = { ...request, needs: [] }

  expect([source.spends?.(needless), source.canAnswer?.(needless)]).toEqual([false, false])
  expect([source.spends?.(request), source.canAnswer?.(request)]).toEqual([true, true])
})

test('more than twenty searches at once are refused until one is done', async () => {
  const { promise, resolve } = Promise.withResolvers<{ text: string; sources: string[] }>()
  const source = webSearch(async () => promise)
  const search = () => source.find(request, new AbortController().signal, () => undefined)
  const running = Array.from({ length: 20 }, search)

  await expect(search()).rejects.toThrow(/at once/)
  resolve({ text: '[]', sources: [] })
  await Promise.all(running)
  expect(await search()).toEqual([])
})
