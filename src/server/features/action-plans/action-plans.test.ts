import { expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'

const server = testServer()
const task = { sessionId: 'fp_abc', title: 'Get my birth certificate', description: 'Ask vital records' }

test('a task added in a browser comes back under its label, with the defaults of a custom task', async () => {
  const browser = server.browser()

  const added = await browser.send({ method: 'POST', url: '/api/action-plans', payload: task })
  const listed = await browser.send({ method: 'GET', url: '/api/action-plans/fp_abc' })

  expect(added.statusCode).toBe(200)
  expect(listed.json().actionPlans).toEqual([
    { ...task, id: added.json().actionPlan.id, category: 'custom', priority: 'medium', completed: false },
  ])
})
