// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { adminReggie as en } from '#content/en/admin-reggie.ts'
import { adminReggie as es } from '#content/es/admin-reggie.ts'
import type { StarterQuestion } from '#contracts/reggie-control.ts'
import type { Language } from '#domain/language.ts'
import type { SentRequest } from '#testing/fake-fetch.ts'
import { fakeReggieControl, signInStaff, buildTestQuestions } from '#testing/reggie-control.tsx'
import { renderInLanguage } from '#testing/render.tsx'
import { ReggieControlPage } from '../reggie-control-page.tsx'
import { StarterNotes } from './starters-view.tsx'

const both = [
  ['en', en],
  ['es', es],
] as const

function serve(first: StarterQuestion[], { isChanged = false } = {}) {
  let questions = first
  return fakeReggieControl(({ method, path, body }) => {
    if (!path.startsWith('/api/admin/starters/')) return undefined
    if (method === 'PUT') {
      questions = (body as { questions: StarterQuestion[] }).questions
      return { body: { success: true } }
    }
    return { body: { success: true, questions, isChanged, used: null } }
  })
}

async function open(language: Language = 'en') {
  history.replaceState(null, '', '/reggie-control?tab=starters&module=housing')
  return renderInLanguage(<ReggieControlPage />, language)
}

const saved = (sent: readonly SentRequest[]) =>
  sent
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => [
      path,
      (body as { questions: StarterQuestion[] }).questions.map((question) => question.en),
    ])
const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const file = (content: BlobPart) => new File([content], 'list.csv', { type: 'text/csv' })

test.each(both)('questions are moved by buttons, with the focus, and saved in order (%s)', async (language, t) => {
  signInStaff('admin')
  const sent = serve(buildTestQuestions(3))
  const { user } = await open(language)
  const down = await screen.findByRole('button', { name: fill(t.starters.down, { number: 1 }) })
  await user.click(down)

  expect(document.activeElement).toBe(down)
  expect(down.getAttribute('aria-label')).toBe(fill(t.starters.down, { number: 2 }))
  expect(screen.getByText(fill(t.starters.moved, { number: 2, count: 3 }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t.save }))
  expect(await screen.findByText(t.starters.saved)).toBeTruthy()
  expect(saved(sent)).toEqual([['/api/admin/starters/housing', ['Question 2?', 'Question 1?', 'Question 3?']]])
})

test('a question takes both languages, and is not taken twice', async () => {
  signInStaff('admin')
  const sent = serve(buildTestQuestions(2))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a question' }))
  const dialog = within(screen.getByRole('dialog', { name: 'New question' }))
  await user.type(dialog.getByLabelText('In English'), 'question 1')
  await user.click(dialog.getByRole('button', { name: 'Put it in the list' }))
  expect(dialog.getByRole('link', { name: en.starters.twice })).toBeTruthy()
  expect(dialog.getByRole('link', { name: en.starters.needed })).toBeTruthy()

  await user.type(dialog.getByLabelText('In English'), '1?')
  await user.type(dialog.getByLabelText('In Spanish'), '¿Once?')
  await user.click(dialog.getByRole('button', { name: 'Put it in the list' }))
  expect(await screen.findByRole('rowheader', { name: 'question 11?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(en.starters.saved)
  expect(saved(sent)[0]?.[1]).toEqual(['Question 1?', 'Question 2?', 'question 11?'])
})

test('questions are turned off, edited and deleted', async () => {
  signInStaff('admin')
  const sent = serve(buildTestQuestions(3))
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Show number 2' }))
  await user.click(screen.getByRole('button', { name: 'Edit number 1' }))
  const spanish = within(screen.getByRole('dialog')).getByLabelText('In Spanish')
  await user.clear(spanish)
  await user.type(spanish, '¿Otra?')
  await user.click(screen.getByRole('button', { name: 'Put it in the list' }))
  await user.click(screen.getByRole('button', { name: 'Delete number 3' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Questions about Housing' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(en.starters.saved)

  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    questions: [
      { en: 'Question 1?', es: '¿Otra?', isOn: true },
      { en: 'Question 2?', es: '¿Pregunta 2?', isOn: false },
    ],
  })
})

test.each([
  [23, '23 are shown. We like to have at least 24.'],
  [101, '101 are shown. More than 100 is a lot.'],
])('%i questions that are shown bring a warning', async (count, warning) => {
  const questions = [...buildTestQuestions(count), { en: 'Off?', es: '¿No?', isOn: false }]
  await renderInLanguage(
    <StarterNotes list={{ success: true, questions, isChanged: true, used: 4021 }} questions={questions} />,
  )
  expect(screen.getByText(warning)).toBeTruthy()
  expect(screen.getByText('Used 4,021 times.')).toBeTruthy()
})

test.each(both)('a list goes out as a file and comes back, a formula stays text (%s)', async (language, t) => {
  signInStaff('admin')
  const sent = serve([{ en: '=1+1 is what?', es: '¿Cuánto es?', isOn: true }, ...buildTestQuestions(1)])
  let made: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob
    return 'blob:x'
  })
  const { user } = await open(language)
  await user.click(await screen.findByRole('button', { name: t.starters.download }))
  const text = (await made?.text()) ?? ''
  expect(text).toContain("'=1+1 is what?")

  // Simulates adding a line in a spreadsheet.
  await user.upload(screen.getByLabelText(t.starters.upload), file(`${text}New?,¿Nueva?,no\r\n`))
  const preview = within(await screen.findByRole('region', { name: t.starters.uploadTitle }))
  expect(preview.getByText(fill(t.starters.added, { count: 1 }))).toBeTruthy()
  expect(preview.getByText(fill(t.starters.staying, { count: 2 }))).toBeTruthy()
  expect(saved(sent)).toEqual([])
  await user.click(preview.getByRole('button', { name: t.starters.use }))
  await user.click(screen.getByRole('button', { name: t.save }))
  await screen.findByText(t.starters.saved)

  expect(saved(sent)[0]?.[1]).toEqual(['=1+1 is what?', 'Question 1?', 'New?'])
})

test.each([
  [
    'a cell that would run',
    'en,es,on\n=HYPERLINK(1),b,yes\n',
    'Line 2: a cell starts like a formula. Start it with a letter.',
  ],
  ['other columns', 'a,b\n1,2\n', en.starters.fileProblems.columns],
  ['letters of another encoding', new Uint8Array([101, 110, 44, 0xf1, 10]), en.starters.fileProblems.encoding],
  ['nothing', '', en.starters.fileProblems.empty],
])('a file with %s is not taken, and says why', async (_, content, sentence) => {
  signInStaff('admin')
  serve(buildTestQuestions(2))
  const { user } = await open()
  await user.upload(await screen.findByLabelText('Open a changed list'), file(content))

  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button', { name: en.starters.use })).toBeNull()
})

test('going back to the questions we ship sends an empty list, after a question', async () => {
  signInStaff('admin')
  const sent = serve(buildTestQuestions(2), { isChanged: true })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: en.starters.back }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: en.starters.backYes }))

  expect(await screen.findByRole('group', { name: en.starters.wentBack })).toBeTruthy()
  expect(saved(sent)).toEqual([['/api/admin/starters/housing', []]])
})

test('a list that could not be saved stays as it was written', async () => {
  signInStaff('admin')
  fakeReggieControl(({ method }) => (method === 'PUT' ? { status: 500, body: 'down' } : undefined))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Delete number 1' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText("That didn't work. Nothing was changed. Please try again.")).toBeTruthy()
  expect(screen.queryByText('Question 1?')).toBeNull()
  expect(screen.getByText(en.unsaved)).toBeTruthy()
})

test('a reviewer reads and downloads, and changes nothing', async () => {
  signInStaff('reviewer')
  serve(buildTestQuestions(24))
  await open()
  expect(await screen.findByText(en.onlyAdmins)).toBeTruthy()
  expect(screen.getByRole('button', { name: en.starters.download })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByLabelText(en.starters.upload)).toBeNull()
  expect(screen.queryByRole('button', { name: en.save })).toBeNull()
})
