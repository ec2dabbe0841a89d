// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { jobTools as english } from '#content/en/job-tools.ts'
import { jobTools as spanish } from '#content/es/job-tools.ts'
import { clearAll, moveStorageTo, readKey } from '#client/platform/storage/storage.ts'
import { readPlan } from '#client/state/plan/plan-tasks.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { fakeTaskServer } from '#testing/fake-task-server.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { LogTool } from './log-tool.tsx'

const words = { en: english.log, es: spanish.log }
const tool = <LogTool onClose={vi.fn()} />
const t = english.log

beforeEach(() => {
  clearAll()
  vi.useFakeTimers({ now: new Date(2026, 10, 15, 12), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

type User = Awaited<ReturnType<typeof renderInLanguage>>['user']
const form = (language: 'en' | 'es' = 'en') => within(screen.getByRole('form', { name: words[language].add }))

interface AddOptions {
  employer?: string
  appliedOn?: string
  language?: 'en' | 'es'
}

async function add(
  user: User,
  { employer = 'Sample Bakery', appliedOn = '2026-11-05', language = 'en' }: AddOptions = {},
) {
  const write = (label: string, value: string) =>
    fireEvent.change(form(language).getByLabelText(label), { target: { value } })
  write(words[language].employer, employer)
  write(words[language].job, 'Baker')
  write(words[language].appliedOn, appliedOn)
  await user.click(form(language).getByRole('button', { name: words[language].save }))
}

test.each(['en', 'es'] as const)(
  'a line added in %s is kept on this device, found again and never sent',
  async (language) => {
    const sent = fakeFetch()
    const { user, unmount } = await renderInLanguage(tool, language)
    expect(screen.getByRole('heading', { name: words[language].empty })).toBeTruthy()
    expect(screen.getAllByText(words[language].noPeople)).toHaveLength(2)
    await add(user, { language })
    expect(await screen.findByText(words[language].added)).toBeTruthy()
    unmount()

    await renderInLanguage(tool, language)
    const at = words[language].at.replace('{job}', 'Baker').replace('{employer}', 'Sample Bakery')
    expect(screen.getByRole('heading', { name: at })).toBeTruthy()
    expect(readKey('application-log')).toMatchObject([
      { appliedOn: '2026-11-05', followUpOn: '2026-11-12', state: 'applied' },
    ])
    expect(sent).toEqual([])
  },
)

test('on a shared device the log ends with the tab', async () => {
  moveStorageTo('shared')
  const { user } = await renderInLanguage(tool)
  await add(user)

  await waitFor(() => expect(sessionStorage.getItem('application-log')).toContain('Sample Bakery'))
  expect(localStorage.getItem('application-log')).toBeNull()
})

test('a follow-up whose day has come is on the list until the answer is in', async () => {
  const { user } = await renderInLanguage(tool)
  await add(user)
  await add(user, { employer: 'Later Mart', appliedOn: '2026-11-14' })
  const due = within(screen.getByRole('region', { name: t.due }))
  expect(due.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Baker at Sample Bakery: follow up on November 12, 2026',
  ])
  const [, older] = screen.getAllByRole('combobox', { name: t.state })
  await user.selectOptions(older as HTMLElement, t.states.no)

  expect(due.getByText(t.nothingDue)).toBeTruthy()
})

test('Add to my plan makes a task with the day of the follow-up; a new day takes its place', async () => {
  const server = fakeTaskServer()
  const { user } = await renderInLanguage(tool)
  await add(user)
  await user.click(screen.getByRole('button', { name: 'Add to my plan: Baker at Sample Bakery' }))

  const button = await screen.findByRole<HTMLButtonElement>('button', { name: t.inPlan })
  expect(button.disabled).toBe(true)
  expect(server.rows).toMatchObject([
    { title: 'Follow up with Sample Bakery', dueOn: '2026-11-12', category: 'employment' },
  ])
  expect(readPlan().tasks).toMatchObject([{ dueOn: '2026-11-12' }])

  const [card] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Applied'))
  fireEvent.change(within(card as HTMLElement).getByLabelText(t.followUpOn), { target: { value: '2026-11-20' } })
  await user.click(screen.getByRole('button', { name: 'Add to my plan: Baker at Sample Bakery' }))
  await waitFor(() => expect(server.rows.map(({ dueOn }) => dueOn)).toEqual(['2026-11-20']))
})

test('without a connection the task waits on this device', async () => {
  const server = fakeTaskServer()
  server.mode = 'lost'
  const { user } = await renderInLanguage(tool)
  await add(user)
  await user.click(screen.getByRole('button', { name: /^Add to my plan/ }))

  expect(await screen.findByRole('button', { name: t.inPlan })).toBeTruthy()
  expect(readPlan()).toMatchObject({ tasks: [{ dueOn: '2026-11-12' }], waiting: 1 })
})

test('what is missing or does not belong there is said, and nothing is kept', async () => {
  const { user } = await renderInLanguage(tool)
  await user.click(form().getByRole('button', { name: t.save }))
  expect(form().getAllByText(t.employerMissing)).toHaveLength(2)
  expect(form().getAllByText(t.jobMissing)).toHaveLength(2)
  await add(user, { employer: 'Call 213-555-0101', appliedOn: '2026-11-16' })
  expect(form().getAllByText(t.hasPrivate)).toHaveLength(2)
  expect(form().getAllByText(t.dayLater)).toHaveLength(2)

  expect(readKey('application-log')).toEqual([])
})

test('one line is deleted and brought back, and all are deleted after a question', async () => {
  const { user } = await renderInLanguage(tool)
  await add(user)
  await user.click(screen.getByRole('button', { name: 'Delete: Baker at Sample Bakery' }))
  expect(readKey('application-log')).toEqual([])
  findVisibleToast(toasts.get())?.action?.onPress()
  expect(await screen.findByRole('heading', { name: 'Baker at Sample Bakery' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: t.clear }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.clear }))
  expect(localStorage.getItem('application-log')).toBeNull()
  expect(screen.getByRole('heading', { name: t.empty })).toBeTruthy()
})

test('a stored line that cannot be read is passed over alone', async () => {
  const good = {
    id: '00000000-0000-4000-8000-000000000001',
    employer: 'Good Mart',
    job: 'Clerk',
    appliedOn: '2026-11-01',
    how: 'online',
    followUpOn: null,
    state: 'applied',
  }
  localStorage.setItem('application-log', JSON.stringify([null, { ...good, id: 'x' }, good, { ...good, state: '?' }]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'application-log' }))
  await renderInLanguage(tool)

  expect(screen.getByRole('heading', { name: 'Your applications (1)' })).toBeTruthy()
})
