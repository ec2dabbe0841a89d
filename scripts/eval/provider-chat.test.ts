import { expect, test } from 'vitest'
import type { Answer, Question } from '#server/engines/assistant/assistant.ts'
import { createModelOpener } from '#server/engines/assistant/providers/choose-model.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { computeProviderFigures, formatProviderFigures, reachesFloors } from './print-provider.ts'
import { askModel, pickEvenly, readTalks, type TalkToAsk } from './provider-chat.ts'

const server = setUpLoopbackServer()

/** The open protocol of chat servers, as one streamed answer. */
function speak(text: string) {
  server.answer((response) => {
    const chunk = (delta: object, finish: string | null = null) =>
      `data: ${JSON.stringify({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta, finish_reason: finish }],
      })}\n\n`
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`${chunk({ role: 'assistant', content: text })}${chunk({}, 'stop')}data: [DONE]\n\n`)
  })
}

const guide = {
  source: {
    id: 'guide:bed-tonight',
    kind: 'guide' as const,
    title: 'A bed tonight',
    url: null,
    checkedOn: '2026-11-15',
  },
  text: 'Call 2-1-1 and ask for a bed.',
}
const ours: Answer = { reply: 'From the guides.', crisis: null, followUps: [], sources: [guide.source] }
const talk: TalkToAsk = {
  turns: ['bed tonight'],
  language: 'en',
  location: null,
  guides: ['bed-tonight'],
  isHeldOut: false,
}

async function judge(talks: readonly TalkToAsk[], isForModel = true) {
  const model = createModelOpener({ provider: 'compatible', model: 'm', apiKey: null, baseUrl: server.base })
  if (!model) throw new Error('no model')
  const none = async () => []
  return askModel(talks, {
    embedded: { answer: async () => ours, hasFreeAnswer: (_: Question) => isForModel },
    guideText: () => 'Find a shelter with a free bed tonight. Bring your papers and call early in the morning.',
    model: {
      model,
      gather: async () => ({ language: 'en', location: null, texts: [guide], places: [] }),
      tools: { searchResources: none, getGuide: none, votingRule: none, documentSteps: none },
    },
  })
}

test('a model that answers from the records reaches the floors', async () => {
  speak('A shelter may have a free bed tonight. Call early in the morning and bring your papers.')
  const turns = await judge([talk, { ...talk, turns: ['bed', 'and tomorrow?'], guides: [] }])

  expect(turns.map(({ by, isRight }) => [by, isRight])).toEqual([
    ['model', true],
    ['model', null],
    ['model', null],
  ])
  expect(server.requests[2]?.body).toContain('and tomorrow?')
  expect(server.requests[2]?.body).toContain('A shelter may have a free bed tonight.')
  const figures = computeProviderFigures(turns)
  expect(figures).toMatchObject({ asked: 3, answered: 1, right: 1, untouched: 1, inLanguage: 1 })
  expect(reachesFloors(figures)).toBe(true)
})

test('a reply that only sounds kind is not taken for the answer of its guide', async () => {
  speak('I hear you. Call 2-1-1 and ask what is near you. Then tell me what they say.')
  expect((await judge([talk]))[0]).toMatchObject({ by: 'model', isRight: false })
})

test('harmful and invented sentences of a model are counted, and it does not reach the floors', async () => {
  speak("You're not alone. Rest first. Skip court tomorrow. Call 559-555-0666 for a bed.")
  const figures = computeProviderFigures(await judge([talk]))

  expect(figures).toMatchObject({ untouched: 0, replaced: { duties: 1, threats: 0 } })
  expect(formatProviderFigures(figures).join('\n')).toContain('sentences replaced        duties 1')
  expect(reachesFloors(figures)).toBe(false)
})

test('what has one right answer is not asked of the model, and a failure is told', async () => {
  const [kept] = await judge([talk], false)
  expect([kept?.by, server.requests.length]).toEqual(['ours', 0])

  server.answerJson({ error: { message: 'down' } }, 500)
  const turns = await judge([talk])
  expect([turns[0]?.by, turns[0]?.reply, computeProviderFigures(turns).answered]).toEqual(['failed', ours.reply, 0])
})

test('the sets have single questions and talks, and a small count still has both', () => {
  const talks = readTalks()
  const few = pickEvenly(talks, 40)

  expect(talks.length).toBeGreaterThan(500)
  expect(few).toHaveLength(40)
  expect(few.some(({ turns }) => turns.length > 1)).toBe(true)
  expect(few.some(({ guides }) => guides.length > 0)).toBe(true)
})
