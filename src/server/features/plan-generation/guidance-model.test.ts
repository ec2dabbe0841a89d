import { expect, test } from 'vitest'
import { planTexts as planTasks } from '#content/plan/en.ts'
import { enhanceActionPlan } from '#contracts/plan-generation.ts'
import { readModelData, streamAnswer } from '#testing/compatible-model.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { setUpTestServer } from '#testing/server.ts'

const model = setUpLoopbackServer()
// Its address is known only once it listens.
const server = setUpTestServer({
  config: {
    get ai() {
      return { provider: 'compatible' as const, model: 'm', baseUrl: model.base, apiKey: null }
    },
  },
})
const plain = setUpTestServer({}, { onDemand: true })

const guidance = (from: typeof server, title: string = planTasks.tasks['state-id'].title) =>
  from.browser().send({
    method: 'POST',
    url: '/api/enhance-action-plan',
    payload: { actionPlan: { title }, userLocation: { state: 'CA', county: 'Kern' }, language: 'en' },
  })
const loadGuidance = async (from: typeof server, title?: string) =>
  enhanceActionPlan.reply.parse((await guidance(from, title)).json())

test('guidance is reworded line by line; the office with its phone and link stays', async () => {
  model.answer((response) => {
    const { items } = readModelData(model) as { items: { id: string; text: string }[] }
    const reworded = items.map(({ id, text }) => ({ id, text: `You can do it. ${text}` }))
    streamAnswer(response, JSON.stringify({ items: reworded }))
  })
  const [made, draft] = [await loadGuidance(server), await loadGuidance(plain)]
  expect(made.summary).toBe(`You can do it. ${draft.summary}`)
  expect(made.process).toHaveLength(draft.process.length)
  expect(made.process.join(' ')).toContain('1-800-777-0133 · https://www.dmv.ca.gov')
})

test.each([
  ['nothing', ''],
  ['prose', 'Go to the DMV with your papers.'],
  ['broken JSON', '{"items": ['],
  ['another JSON', '{"summary": "x"}'],
  ['a script', '{"items": [{"id": "summary", "text": "<script>x</script>"}]}'],
])('a model that answers %s: the guidance is ours', async (_, text) => {
  model.answer((response) => streamAnswer(response, text))
  expect(await loadGuidance(server)).toEqual(await loadGuidance(plain))
  expect(model.requests).toHaveLength(1)
})

test('the rule on voting never goes to a model', async () => {
  const title = planTasks.tasks['vote-check'].title
  expect(await loadGuidance(server, title)).toEqual(await loadGuidance(plain, title))
  expect(model.requests).toEqual([])
})
