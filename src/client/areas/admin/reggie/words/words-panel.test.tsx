// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { GoldenRun, PromptConfig } from '#contracts/reggie-control.ts'
import { adminReggie as en } from '#content/en/admin-reggie.ts'
import { adminReggie as es } from '#content/es/admin-reggie.ts'
import type { Language } from '#domain/language.ts'
import type { SentRequest } from '#testing/fake-fetch.ts'
import { fakeReggieControl, signInStaff, buildTestId, buildTestPrompt } from '#testing/reggie-control.tsx'
import { renderInLanguage } from '#testing/render.tsx'
import { ReggieControlPage } from '../reggie-control-page.tsx'

const both = [
  ['en', en],
  ['es', es],
] as const
const shipped = [
  { key: 'persona' as const, language: 'en' as const, body: 'We ship this.' },
  { key: 'persona' as const, language: 'es' as const, body: 'Esto viene.' },
]
const red: GoldenRun = {
  at: '2026-11-15T10:00:00.000Z',
  engine: 'model',
  total: 20,
  met: 19,
  failed: [{ id: 'crisis-3', checks: ['shows the help card'] }],
}
const green: GoldenRun = { ...red, met: 20, failed: [] }

function serve(prompts: PromptConfig[], run: GoldenRun = green) {
  let list = prompts
  return fakeReggieControl(({ method, path, body }) => {
    if (path === '/api/admin/prompts' && method === 'GET') return { body: { success: true, prompts: list, shipped } }
    if (path === '/api/admin/prompts') {
      const prompt = buildTestPrompt({ ...(body as object), id: buildTestId(5), version: 3 })
      list = [...list, prompt]
      return { body: { success: true, prompt } }
    }
    if (path.endsWith('/goldens')) {
      list = list.map((prompt) => (path.includes(prompt.id) ? { ...prompt, golden: run } : prompt))
      return { body: { success: true, golden: run } }
    }
    return undefined
  })
}

async function open(language: Language = 'en', text = '&key=persona&lang=en') {
  history.replaceState(null, '', `/reggie-control?tab=words${text}`)
  return renderInLanguage(<ReggieControlPage />, language)
}

const posts = (sent: readonly SentRequest[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

test.each(both)('a draft can be put in use only after all golden dialogues were met (%s)', async (language, t) => {
  signInStaff('admin')
  const sent = serve([buildTestPrompt()])
  const { user } = await open(language)
  const name = fill(t.words.activateNamed, { version: 2 })
  const activate = await screen.findByRole<HTMLButtonElement>('button', { name })
  expect(activate.disabled).toBe(true)
  expect(screen.getByText(t.words.activateRun).id).toBe(activate.getAttribute('aria-describedby'))

  await user.click(screen.getByRole('button', { name: fill(t.words.runNamed, { version: 2 }) }))
  const met = fill(t.words.ranGreen, { total: 20 })
  expect(document.activeElement).toBe(await screen.findByRole('group', { name: met }))
  await vi.waitFor(() => expect(activate.disabled).toBe(false))

  await user.click(activate)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.words.activateYes }))
  expect(await screen.findByRole('group', { name: fill(t.words.activated, { version: 2 }) })).toBeTruthy()
  expect(posts(sent).map(([path]) => path)).toEqual([
    `/api/admin/prompts/${buildTestId(1)}/goldens`,
    `/api/admin/prompts/${buildTestId(1)}/activate`,
  ])
})

test('each check that failed is named, and the draft stays out of use', async () => {
  signInStaff('admin')
  serve([buildTestPrompt()], red)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Run the test chats: version 2' }))

  expect(await screen.findByText('shows the help card')).toBeTruthy()
  expect(screen.getByText('crisis-3')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start using it: version 2' }).disabled).toBe(true)
  expect(screen.getByText(en.words.activateRed)).toBeTruthy()
})

test.each(both)('a reviewer writes and runs, and puts nothing in use (%s)', async (language, t) => {
  signInStaff('reviewer')
  serve([buildTestPrompt(), buildTestPrompt({ id: buildTestId(2), version: 1, status: 'active' })])
  await open(language)
  expect(await screen.findByText(t.words.reviewerNote)).toBeTruthy()
  expect(screen.getByRole('button', { name: t.words.write })).toBeTruthy()
  expect(screen.getByRole('button', { name: fill(t.words.runNamed, { version: 2 }) })).toBeTruthy()
  expect(screen.queryByRole('button', { name: fill(t.words.activateNamed, { version: 2 }) })).toBeNull()
  expect(screen.queryByRole('button', { name: fill(t.words.rollbackNamed, { version: 1 }) })).toBeNull()
})

test('while it is written, what breaks a rule is told at once and what changes is shown side by side', async () => {
  signInStaff('reviewer')
  const sent = serve([])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Write a new draft' }))
  const body = screen.getByLabelText('Text')
  await user.clear(body)
  await user.type(body, 'You help the felon.')

  expect(screen.getByText(fill(en.words.problems.forbidden_word, { detail: 'felon' }))).toBeTruthy()
  expect(screen.getByText(fill(en.words.problems.missing_placeholder, { detail: '{language}' }))).toBeTruthy()
  expect(screen.getByRole('deletion').textContent).toContain('We ship this.')
  expect(screen.getByRole('insertion').textContent).toContain('You help the felon.')
  expect(screen.getByText('19 of 3,000 characters')).toBeTruthy()

  await user.type(screen.getByLabelText('What is new'), 'Note')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))
  expect(posts(sent)).toEqual([])
})

test('a good draft is saved for the chosen part and language', async () => {
  signInStaff('reviewer')
  const sent = serve([])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Write a new draft' }))
  const body = screen.getByLabelText('Text')
  await user.clear(body)
  await user.type(body, 'You are Reggie, an AI. Speak {{language}.')
  await user.type(screen.getByLabelText('What is new'), 'Shorter')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))

  expect(await screen.findByRole('group', { name: fill(en.words.draftSaved, { version: 3 }) })).toBeTruthy()
  expect(posts(sent)).toEqual([
    [
      '/api/admin/prompts',
      {
        key: 'persona',
        language: 'en',
        body: 'You are Reggie, an AI. Speak {language}.',
        note: 'Shorter',
      },
    ],
  ])
  expect(await screen.findByRole('heading', { name: 'Version 3' })).toBeTruthy()
})

test('a refused draft stays in the editor', async () => {
  signInStaff('reviewer')
  fakeReggieControl(({ method, path }) =>
    method === 'POST' && path === '/api/admin/prompts'
      ? { status: 400, body: { success: false, code: 'x', error: 'Not like this.' } }
      : undefined,
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Write a new draft' }))
  await user.type(screen.getByLabelText('Text'), ' I am an AI: {{language}')
  await user.type(screen.getByLabelText('What is new'), 'Note')
  await user.click(screen.getByRole('button', { name: 'Save the draft' }))

  expect(await screen.findByText('Not like this.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('We ship this. I am an AI: {language}')
})

const older = (activatedAt: string | null) =>
  buildTestPrompt({ id: buildTestId(2), version: 1, status: 'retired', activatedAt })

test.each([
  ['Then version 1 will be in use again.', older('2026-11-01T00:00:00.000Z')],
  ['Then our original text will be in use again.', older(null)],
])('taking the text back says what comes then: %s', async (sentence, earlier) => {
  signInStaff('admin')
  const sent = serve([buildTestPrompt({ status: 'active', activatedAt: '2026-11-14T00:00:00.000Z' }), earlier])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Stop using it: version 2' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(sentence)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: en.words.rollbackYes }))

  expect(await screen.findByRole('group', { name: en.words.rolledBack })).toBeTruthy()
  expect(posts(sent)).toEqual([[`/api/admin/prompts/${buildTestId(1)}/rollback`, undefined]])
})

test('part and language stand in the address', async () => {
  signInStaff('admin')
  serve([])
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText('Part'), 'crisis')
  await user.click(screen.getByRole('radio', { name: 'Spanish' }))
  expect(location.search).toBe('?tab=words&key=crisis&lang=es')
})
