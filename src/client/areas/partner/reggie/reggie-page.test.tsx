// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { partnerReggie as en } from '#content/en/partner-reggie.ts'
import { partnerReggie as es } from '#content/es/partner-reggie.ts'
import type { StaffJob } from '#contracts/partner-assistant.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { takeForAnswer } from '../answer/for-answer.ts'
import { ReggiePage } from './reggie-page.tsx'

const id = '3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c01'
const words = { en, es }

const reply = (changes: object = {}) => ({
  success: true,
  text: 'You can come in on Monday.',
  grade: 2.4,
  sources: [],
  places: [],
  followUps: [],
  keptAsWritten: [],
  madeBy: 'templates',
  ...changes,
})

interface Visit {
  answer?: { status?: number; body: unknown }
  search?: string
  language?: Language
  role?: Role
}

async function open({ answer = { body: reply() }, search = '', language = 'en', role = 'partner_staff' }: Visit = {}) {
  const sent = fakeFetch(() => answer)
  staffSession.send({ type: 'found', account: buildPartnerAccount({ role }) })
  history.replaceState(null, '', `/partner-portal/reggie${search}`)
  return { sent, ...(await renderInLanguage(<ReggiePage />, language)) }
}

type Opened = Awaited<ReturnType<typeof open>>

async function ask({ user }: Pick<Opened, 'user'>, text = 'room on Monday', language: Language = 'en') {
  await user.type(screen.getByRole('textbox'), text)
  await user.click(screen.getByRole('button', { name: words[language].send }))
  return screen.findByRole('heading', { name: words[language].answer })
}

afterEach(() => {
  takeForAnswer(id)
  staffSession.send({ type: 'signedOut' })
})

test.each<[StaffJob, Language]>([
  ['draft', 'en'],
  ['find', 'es'],
  ['how', 'en'],
])('the job “%s” is asked for in the language of the reply (%s), whatever the page is in', async (job, lang) => {
  const page = await open({ language: 'es' })

  await page.user.click(screen.getByRole('radio', { name: es.jobs[job] }))
  await page.user.click(screen.getByRole('radio', { name: es.languages[lang] }))
  await ask(page, '  a bed tonight ', 'es')

  expect(page.sent).toHaveLength(1)
  expect(page.sent[0]).toMatchObject({ method: 'POST', path: '/api/partner/reggie' })
  expect(page.sent[0]?.body).toEqual({ job, lang, input: 'a bed tonight' })
})

test('nothing is asked with nothing written', async () => {
  const { sent, user } = await open()

  await user.click(screen.getByRole('button', { name: en.send }))

  expect(screen.getByRole('link', { name: en.needed })).toBeTruthy()
  expect(sent).toEqual([])
})

test('the address says whom it is about and what they read; anything that is no id is left out', async () => {
  const page = await open({ search: `?introduction=${id}&lang=es` })
  expect(screen.getByText('This is about introduction 3F0C2A.', { exact: false })).toBeTruthy()
  await ask(page)
  expect(page.sent[0]?.body).toEqual({ job: 'draft', lang: 'es', input: 'room on Monday', introductionId: id })
  page.unmount()

  const other = await open({ search: '?introduction=%3Cscript%3E' })
  await ask(other)
  expect(other.sent[0]?.body).toEqual({ job: 'draft', lang: 'en', input: 'room on Monday' })
})

test.each<[Language, number, string]>([
  ['en', 2.4, 'Easy to read: grade 2.'],
  ['es', 2.4, 'Fácil de leer: grado 2.'],
  ['en', 8.6, 'A little hard to read: grade 9. Shorter words and sentences help.'],
  ['es', 8.6, 'Un poco difícil de leer: grado 9. Use palabras y frases más cortas.'],
])('how hard it is to read is said in words (%s, %s)', async (language, grade, sentence) => {
  const page = await open({ language, answer: { body: reply({ grade }) } })
  await ask(page, 'x', language)

  expect(screen.getByText(sentence)).toBeTruthy()
})

test('words that were changed here are graded anew', async () => {
  const page = await open({ answer: { body: reply({ grade: 12 }) } })
  await ask(page)

  const draft = screen.getByRole('textbox', { name: en.edit })
  await page.user.clear(draft)
  await page.user.type(draft, 'You can come in at ten. We are glad to see you.')

  expect(screen.getByText('Easy to read: grade 1.')).toBeTruthy()
})

test('the answer takes the focus, and says when a model worded it and where it is from', async () => {
  const sources = [{ title: 'Guide' }, { title: 'List' }]
  const page = await open({ answer: { body: reply({ madeBy: 'model', sources }) } })
  const heading = await ask(page)

  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(en.madeByModel)).toBeTruthy()
  expect(screen.getByText('From: Guide, List')).toBeTruthy()
})

test('a draft, as it was changed, goes to the form of its introduction once, and is sent by nobody', async () => {
  const page = await open({ search: `?introduction=${id}` })
  await ask(page)

  await page.user.type(screen.getByRole('textbox', { name: en.edit }), ' Ask for Kim.')
  await page.user.click(screen.getByRole('button', { name: en.use }))

  expect(`${location.pathname}${location.search}`).toBe(`/partner-portal/introductions?id=${id}`)
  expect(page.sent).toHaveLength(1)
  expect(takeForAnswer(id)).toBe('You can come in on Monday. Ask for Kim.')
  expect(takeForAnswer(id)).toBeUndefined()
})

test('without an introduction, or for another job, there is no form to put it in', async () => {
  const page = await open()
  await ask(page)
  expect(screen.queryByRole('button', { name: en.use })).toBeNull()
  page.unmount()

  const about = await open({ search: `?introduction=${id}` })
  await about.user.click(screen.getByRole('radio', { name: en.jobs.how }))
  await ask(about)
  expect(screen.queryByRole('button', { name: en.use })).toBeNull()
})

test.each<[Language, string]>([
  ['en', "Still in Spanish: I don't translate what I'm not sure of. Please check before you send:"],
  ['es', 'Sigue en español: no traduzco lo que no entiendo bien. Por favor, revíselo antes de enviar:'],
])('words of staff that stay as written are shown for them to check (%s)', async (language, label) => {
  const keptAsWritten = [
    { text: 'el dormitorio cierra temprano', isOtherLanguage: true },
    { text: 'Call her mother', isOtherLanguage: false },
  ]
  const page = await open({ language, search: '?lang=en', answer: { body: reply({ keptAsWritten }) } })
  await ask(page, 'x', language)

  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.getByText(words[language].kept.own)).toBeTruthy()
  expect(screen.getByText('el dormitorio cierra temprano').closest('[lang]')?.getAttribute('lang')).toBe('es')
})

test('a question offered next is asked with what was said before', async () => {
  const page = await open({
    answer: { body: reply({ text: '**Get a state ID**', followUps: ['What should they bring?'] }) },
  })
  await page.user.click(screen.getByRole('radio', { name: en.jobs.how }))
  await ask(page, 'client lost his ID')

  expect(screen.getByText('Get a state ID').tagName).toBe('STRONG')
  await page.user.click(screen.getByRole('button', { name: 'What should they bring?' }))

  await vi.waitFor(() => expect(page.sent).toHaveLength(2))
  expect(page.sent[1]?.body).toEqual({
    job: 'how',
    lang: 'en',
    input: 'What should they bring?',
    before: [
      { role: 'user', content: 'client lost his ID' },
      { role: 'assistant', content: '**Get a state ID**' },
    ],
  })
})

test('nothing of it is put in the storage of the browser', async () => {
  const page = await open({ search: `?introduction=${id}` })
  const before = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

  await ask(page)
  await page.user.click(screen.getByRole('button', { name: en.use }))

  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe(before)
})

test('other places can be called; none is said so', async () => {
  const listings = [
    { id: 'a', name: 'Open Door', phone: '(213) 555-0101', city: 'Los Angeles' },
    { id: 'b', name: 'Second House', phone: null, city: null },
  ]
  const page = await open({ answer: { body: reply({ places: listings }) } })
  await page.user.click(screen.getByRole('radio', { name: en.jobs.find }))
  await ask(page)

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Open DoorLos AngelesCall (213) 555-0101',
    'Second House',
  ])
  expect(screen.getByRole('link', { name: 'Call (213) 555-0101' }).getAttribute('href')).toBe('tel:+12135550101')
  page.unmount()

  const none = await open()
  await none.user.click(screen.getByRole('radio', { name: en.jobs.find }))
  await ask(none)
  expect(screen.getByText(en.noPlaces)).toBeTruthy()
})

test('what was written stays when Reggie cannot answer, and it can be asked again', async () => {
  const { sent, user } = await open({ answer: { status: 503, body: 'down' } })
  await user.type(screen.getByRole('textbox'), 'room on Monday')
  await user.click(screen.getByRole('button', { name: en.send }))

  expect(await screen.findByText(en.failed)).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('room on Monday')

  await user.click(screen.getByRole('button', { name: en.send }))
  expect(sent).toHaveLength(2)
})

test('a viewer is told that there is nothing to ask for', async () => {
  await open({ role: 'partner_viewer' })

  expect(screen.getByText(en.onlyStaff)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
