// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearAll, moveStorageTo } from '#client/platform/storage/storage.ts'
import { planPage as text } from '#content/en/plan-page.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AddTask, type TaskDraft } from './add-task.tsx'

beforeEach(clearAll)

interface SentDraft extends TaskDraft {
  answer: (isAdded: boolean) => Promise<void>
}

/** A slow server: each task waits for its answer. */
async function openForm() {
  const sent: SentDraft[] = []
  const onAdd = (draft: TaskDraft) =>
    new Promise<boolean>((resolve) => {
      sent.push({ ...draft, answer: (isAdded) => act(async () => resolve(isAdded)) })
    })
  const { user } = await renderInLanguage(<AddTask today="2026-11-16" onAdd={onAdd} />)
  await user.click(screen.getByRole('button', { name: text.add.open }))
  await screen.findByRole('textbox', { name: text.add.name })
  return { user, sent }
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: text.add.name })
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: text.add.notes })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: text.add.submit })
const isClosed = () => screen.queryByRole('textbox') === null

test('the next task, typed while the first is saved, stays in the form; what was saved is cleared', async () => {
  const { user, sent } = await openForm()
  await user.type(notes(), 'Ask for Ana')
  await user.type(title(), 'Call the clinic{Enter}')
  await user.clear(title())
  await user.type(title(), 'Get an ID')
  await sent[0]?.answer(true)
  expect([title().value, notes().value]).toEqual(['Get an ID', ''])
  expect(submit().getAttribute('aria-busy')).toBeNull()
  await user.click(submit())
  expect(sent.map((draft) => [draft.title, draft.description])).toEqual([
    ['Call the clinic', 'Ask for Ana'],
    ['Get an ID', ''],
  ])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
  await sent[1]?.answer(true)
  expect(isClosed()).toBe(true)
})

test('the next task can be sent while the first is saved; a second tap on the same one is not', async () => {
  const { user, sent } = await openForm()
  await user.type(title(), 'Call the clinic{Enter}{Enter}')
  await user.click(submit())
  expect(sent).toHaveLength(1)
  await user.clear(title())
  await user.type(title(), 'Get an ID{Enter}{Enter}')
  expect(sent.map((draft) => draft.title)).toEqual(['Call the clinic', 'Get an ID'])
  await sent[0]?.answer(true)
  expect(title().value).toBe('Get an ID')
  await sent[1]?.answer(true)
  expect(isClosed()).toBe(true)
})

test('the form stays open for whoever has cleared it to type the next task', async () => {
  const { user, sent } = await openForm()
  await user.type(title(), 'Call the clinic{Enter}')
  await user.clear(title())
  await sent[0]?.answer(true)
  await user.keyboard('Get an ID{Enter}')
  expect(sent[1]?.title).toBe('Get an ID')
})

test('a task opened after Cancel is not closed by the one that is still being saved', async () => {
  const { user, sent } = await openForm()
  await user.type(title(), 'Call the clinic{Enter}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: text.add.open }))
  await screen.findByRole('textbox', { name: text.add.name })
  await user.type(title(), 'Get an ID')
  await sent[0]?.answer(true)
  expect(title().value).toBe('Get an ID')
})

test('a task that was refused meanwhile comes back after the next one, as the same task', async () => {
  const { user, sent } = await openForm()
  await user.type(title(), 'Call the clinic{Enter}')
  await user.clear(title())
  await user.type(title(), 'Get an ID')
  await sent[0]?.answer(false)
  expect(title().value).toBe('Get an ID')
  await user.click(submit())
  await sent[1]?.answer(true)
  expect(title().value).toBe('Call the clinic')
  await user.click(submit())
  expect(sent[2]?.id).toBe(sent[0]?.id)
  await sent[2]?.answer(true)
  expect(isClosed()).toBe(true)
})

test('a task that was refused while the form is empty is back at once', async () => {
  const { user, sent } = await openForm()
  await user.type(title(), 'Call the clinic{Enter}')
  await user.clear(title())
  await sent[0]?.answer(false)
  expect(title().value).toBe('Call the clinic')
})

test('what is typed on the own phone is kept before the next tap can hide the site', async () => {
  moveStorageTo('own')
  await openForm()
  fireEvent.change(title(), { target: { value: 'Call the clinic' } })
  expect(localStorage.getItem('form-drafts')).toContain('Call the clinic')
})

test('a kept task stands in the form as soon as it opens', async () => {
  moveStorageTo('own')
  const { user } = await openForm()
  await user.type(title(), 'Call the clinic')
  cleanup()
  await openForm()
  expect(title().value).toBe('Call the clinic')
})
