import { afterEach, expect, test } from 'vitest'
import { linkTask, leaveTask, pastedTask, takeTask } from './link-task.ts'

const token = 'Token_token-token_token-1'

afterEach(() => {
  leaveTask()
  history.replaceState(null, '', '/')
})

const kinds = ['answer', 'invitation', 'reset'] as const

test.each(kinds)('the token of an %s link leaves the address bar at once', (kind) => {
  history.replaceState(null, '', `/partner-portal?from=mail#${kind}=${token}`)
  const steps = history.length

  takeTask()

  expect(linkTask.get()).toEqual({ kind, token })
  expect(location.pathname + location.search + location.hash).toBe('/partner-portal?from=mail')
  expect(history.length).toBe(steps)
})

test('any other place on the page is left alone', () => {
  history.replaceState(null, '', '/partner-portal#main')

  takeTask()

  expect(linkTask.get()).toBeNull()
  expect(location.hash).toBe('#main')
})

test.each([
  [`https://next.example/partner-portal#answer=${token}`, { kind: 'answer', token }],
  [`  ${token}\n`, { kind: 'answer', token }],
  [`#invitation=${token}`, { kind: 'invitation', token }],
  ['https://next.example/partner-portal', null],
  ['#answer=short', null],
  ['<script>alert(1)</script>', null],
  ['', null],
])('what was pasted is understood or not: %s', (text, task) => {
  expect(pastedTask(text)).toEqual(task)
})
