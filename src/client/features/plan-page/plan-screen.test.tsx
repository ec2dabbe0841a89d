// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planPage as english } from '#content/en/plan-page.ts'
import { planPage as spanish } from '#content/es/plan-page.ts'
import type { PlanTask } from '#domain/action-plan/task-list.ts'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { fakeSpeech } from '#testing/fake-speech.ts'
import { fakeTaskServer } from '#testing/fake-task-server.ts'
import { localDay } from '#client/platform/local-day.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PlanView } from './plan-view.tsx'

const noop = () => undefined
const view = <PlanView onResources={noop} onMakePlan={noop} />
const id = (letter: string) => `0b9f6a52-6c3e-4d5f-8a70-${letter.repeat(12)}`
const row = (letter: string, changes: Partial<PlanTask> = {}): PlanTask => ({
  id: id(letter),
  sessionId: 'plan-1',
  title: `Task ${letter}`,
  description: null,
  category: 'custom',
  priority: 'medium',
  completed: false,
  dueOn: null,
  ...changes,
})
const guidance = {
  summary: 'Go early.',
  documents: ['Birth certificate'],
  process: ['Call', 'Go'],
  challenges: [],
  tips: ['Bring water'],
}
const readToast = () => {
  const { title, text, tone } = findVisibleToast(toasts.get()) ?? {}
  return { title, text, tone }
}
const bar = () => screen.getByRole('progressbar')

beforeEach(() => {
  clearAll()
  toasts.send({ type: 'allClosed', at: 1 })
  writeKey('planSessionId', 'plan-1')
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['en', english],
  ['es', spanish],
] as const)('in %s it says that it loads, then that there is nothing yet', async (language, text) => {
  let answer: (reply: Response) => void = noop
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((settle) => {
        answer = settle
      }),
  )
  await renderInLanguage(view, language)
  expect(screen.getByText(text.loading)).toBeTruthy()
  act(() => answer(new Response(JSON.stringify({ success: true, actionPlans: [] }))))
  expect(await screen.findByText(text.empty.text)).toBeTruthy()
  expect(screen.queryByText(text.loading)).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the overview counts, rounds, and follows each tick, with the fixed toast (R-19.3)', async () => {
  const server = fakeTaskServer([row('a', { completed: true }), row('b'), row('c')])
  const { user } = await renderInLanguage(view)
  await waitFor(() => expect(bar().getAttribute('aria-valuetext')).toBe('33%'))
  await user.click(screen.getByRole('checkbox', { name: 'Task b' }))
  expect(bar().getAttribute('aria-valuetext')).toBe('67%')
  await waitFor(() =>
    expect(readToast()).toEqual({ title: 'Task Updated', text: 'Your progress has been saved.', tone: 'plain' }),
  )
  expect(screen.getByText('2 of 3 tasks done')).toBeTruthy()
  expect(server.rows[1]).toMatchObject({ completed: true })
})

test('tasks stand under their days, and what is ticked now stays in its place', async () => {
  const today = localDay(new Date())
  fakeTaskServer([
    row('a', { dueOn: '2020-01-01' }),
    row('b', { dueOn: today }),
    row('c'),
    row('d', { completed: true }),
  ])
  const { user } = await renderInLanguage(view)
  const inGroup = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent)
  await screen.findByRole('region', { name: 'Today' })
  expect([inGroup('Today'), inGroup('From earlier days'), inGroup('Any day')]).toEqual([
    ['Task b'],
    ['Task a'],
    ['Task c'],
  ])
  expect(screen.getByText('Done (1)').closest('details')?.textContent).toContain('Task d')
  await user.click(screen.getByRole('checkbox', { name: 'Task b' }))
  expect(inGroup('Today')).toEqual(['Task b'])
})

test.each([
  ['a tick', english.toasts.notUpdated, () => screen.getByRole('checkbox', { name: 'Task a' })],
  ['a removal', english.toasts.notRemoved, () => screen.getByRole('button', { name: 'Delete: Task a' })],
] as const)('%s the server refuses is taken back, and that is said', async (_, title, control) => {
  const server = fakeTaskServer([row('a')])
  const { user } = await renderInLanguage(view)
  await screen.findByRole('checkbox', { name: 'Task a' })
  server.mode = 500
  await user.click(control())
  await waitFor(() => expect(readToast()).toEqual({ title, text: undefined, tone: 'destructive' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Task a' }).checked).toBe(false)
})

test('a task goes at once and can be brought back from the toast', async () => {
  fakeTaskServer([row('a'), row('b')])
  const { user } = await renderInLanguage(view)
  await user.click(await screen.findByRole('button', { name: 'Delete: Task a' }))
  expect(screen.queryByText('Task a')).toBeNull()
  await waitFor(() =>
    expect(readToast()).toMatchObject({
      title: 'Task Removed',
      text: 'Task has been deleted from your action plan.',
    }),
  )
  act(() => findVisibleToast(toasts.get())?.action?.onPress())
  expect(await screen.findByText('Task a')).toBeTruthy()
})

test.each([
  ['en', english],
  ['es', spanish],
] as const)('in %s a task of one’s own needs a title, and may have notes and a day', async (language, text) => {
  const server = fakeTaskServer()
  const { user } = await renderInLanguage(view, language)
  await user.click(await screen.findByRole('button', { name: text.add.open }))
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: text.add.submit })
  const title = screen.getByRole('textbox', { name: text.add.name })
  expect([document.activeElement, submit.disabled]).toEqual([title, true])
  await user.type(title, '   ')
  expect(submit.disabled).toBe(true)
  await user.type(title, 'Llamar a mamá')
  await user.type(screen.getByLabelText(text.add.day), '2030-01-02')
  await user.click(submit)
  await waitFor(() =>
    expect(readToast()).toEqual({ title: text.toasts.added, text: text.toasts.addedText, tone: 'plain' }),
  )
  expect(server.rows).toMatchObject([
    { title: 'Llamar a mamá', dueOn: '2030-01-02', category: 'custom', priority: 'medium' },
  ])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: text.add.open }))
})

test('what the server does not take stays in the form, and a second try is the same task', async () => {
  const server = fakeTaskServer()
  const { user } = await renderInLanguage(view)
  await user.click(await screen.findByRole('button', { name: 'Add a task' }))
  server.mode = 500
  await user.type(await screen.findByRole('textbox', { name: english.add.name }), 'Call{Enter}')
  await waitFor(() => expect(readToast()).toMatchObject({ title: english.toasts.notAdded, tone: 'destructive' }))
  server.mode = 'up'
  await user.click(screen.getByRole('button', { name: 'Add Task' }))
  expect(await screen.findByRole('checkbox', { name: 'Call' })).toBeTruthy()
  const ids = server.sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as PlanTask).id)
  expect(new Set(ids).size).toBe(1)
})

test('offline a change is a success on this phone, and says so', async () => {
  const server = fakeTaskServer([row('a')])
  const { user } = await renderInLanguage(view)
  await screen.findByRole('checkbox', { name: 'Task a' })
  server.mode = 'lost'
  await user.click(screen.getByRole('checkbox', { name: 'Task a' }))
  await waitFor(() => expect(readToast()).toEqual({ title: 'Task Updated', text: english.waiting, tone: 'plain' }))
  expect(screen.getByText(english.waiting).closest('[role=status]')).toBeTruthy()
})

test('without a copy and without a server nobody is told that the list is empty', async () => {
  fakeTaskServer().mode = 'lost'
  await renderInLanguage(view)
  expect(await screen.findByText(english.notLoaded)).toBeTruthy()
  expect(screen.queryByText(english.empty.text)).toBeNull()
})

test('guidance is asked for once, kept in its language, and its button is gone', async () => {
  const server = fakeTaskServer([row('a', { description: 'Bring papers' })])
  const { fetch } = globalThis
  const requests: unknown[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (!path.includes('enhance')) return fetch(path, init)
    requests.push(JSON.parse(init.body as string))
    return Promise.resolve(new Response(JSON.stringify({ success: true, ...guidance })))
  })
  const first = await renderInLanguage(view)
  await first.user.dblClick(await screen.findByRole('button', { name: 'Show me how: Task a' }))
  for (const text of ['Go early.', 'Birth certificate', 'Bring water'])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText('What may be hard')).toBeNull()
  expect(screen.queryByRole('button', { name: /Show me how/ })).toBeNull()
  first.unmount()
  server.mode = 'lost'
  await renderInLanguage(view)
  expect(screen.getByText('Go early.')).toBeTruthy()
  expect(requests).toMatchObject([
    { actionPlan: { title: 'Task a', description: 'Bring papers', category: 'custom' }, language: 'en' },
  ])
})

test('without guidance the fixed toast is shown (R-19.3), and it can be asked for again', async () => {
  const server = fakeTaskServer([row('a')])
  const { user } = await renderInLanguage(view)
  server.mode = 502
  await user.click(await screen.findByRole('button', { name: 'Show me how: Task a' }))
  await waitFor(() =>
    expect(readToast()).toEqual({
      title: 'Unable to Get Help',
      text: "We couldn't get additional guidance right now. Please try again.",
      tone: 'destructive',
    }),
  )
  expect(screen.getByRole('button', { name: 'Show me how: Task a' }).hasAttribute('aria-busy')).toBe(false)
  expect(readKey('planGuidance')).toEqual({})
})

test('feedback needs a rating, goes out with its words, and leaves an empty form; when it fails the words stay', async () => {
  const server = fakeTaskServer([row('a')])
  const { user } = await renderInLanguage(view)
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send Feedback' })
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: english.feedback.text })
  await user.type(words, 'It helps')
  expect(submit.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
  server.mode = 500
  await user.click(submit)
  await waitFor(() => expect(readToast()).toMatchObject({ title: english.toasts.noFeedback, tone: 'destructive' }))
  expect(words.value).toBe('It helps')
  server.mode = 'up'
  await user.click(submit)
  await waitFor(() =>
    expect(readToast()).toEqual({ title: 'Feedback Submitted', text: 'Thank you for your feedback!', tone: 'plain' }),
  )
  expect(server.sent.at(-1)).toMatchObject({
    path: '/api/feedback',
    body: { sessionId: 'plan-1', type: 'action-plan', rating: 4, text: 'It helps' },
  })
  expect([words.value, submit.disabled]).toEqual(['', true])
})

test('a task is read aloud with its notes', async () => {
  fakeTaskServer([row('a', { description: 'At the desk' })])
  const speech = fakeSpeech()
  const { user } = await renderInLanguage(view)
  await user.click(await screen.findByRole('button', { name: /^Read aloud ?· Task a$/ }))
  expect(speech.queue.map(({ text }) => text).join(' ')).toMatch(/Task a\.?\s+At the desk/)
})

test('words with marks in them are shown as they are and do nothing', async () => {
  const title = '<img src=x onerror=alert(1)> **bold** 👨‍👩‍👧'
  fakeTaskServer([row('a', { title, description: '<script>1</script>' })])
  const { container } = await renderInLanguage(view)
  expect(await screen.findByRole('checkbox', { name: title })).toBeTruthy()
  expect(container.querySelector('img, script')).toBeNull()
})
