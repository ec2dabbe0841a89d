// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partnerPosts as english } from '#content/en/partner-posts.ts'
import { partnerPosts as spanish } from '#content/es/partner-posts.ts'
import { community } from '#content/en/community.ts'
import type { MyEvent } from '#contracts/community-staff.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { PostsPage } from './posts-page.tsx'
import type { PartnerPosts } from './queries.ts'

const words = { en: english, es: spanish }
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const question: PartnerPosts['questions'][number] = {
  id: id(1),
  language: 'es',
  need: 'legal',
  state: 'AL',
  county: 'Jefferson',
  text: '¿Quién ayuda con la ID?',
  sentOn: '2026-11-10',
  answers: 1,
}
const event: MyEvent = {
  id: id(3),
  language: 'en',
  need: null,
  state: 'AL',
  county: 'Jefferson',
  status: 'live',
  reason: null,
  startsAt: '2026-12-01T16:00:00.000Z',
  endsAt: null,
  words: {
    kind: 'hiring',
    title: 'Hiring day',
    about: 'Come in.',
    place: 'Main Hall',
    bus: null,
    bring: null,
    phone: null,
    url: null,
  },
}
const posts: PartnerPosts = {
  questions: [question],
  answers: [
    {
      id: id(2),
      questionId: id(1),
      question: question.text,
      text: 'Call us.',
      status: 'rejected',
      reason: 'selling',
      sentOn: '2026-11-11',
    },
  ],
  events: [event],
}

const alabama = { state: 'AL', prefix: '01', numbers: [73], names: ['Jefferson'], lat: [33_500], lon: [-86_900] }

type Server = (request: SentRequest) => { status?: number; body?: unknown } | undefined

function serve(server: Server = () => undefined, servedPosts = posts) {
  return fakeFetch((request) => server(request) ?? usual(request, servedPosts))
}

function usual({ method, path }: SentRequest, servedPosts: PartnerPosts) {
  if (path.startsWith('/api/counties')) return { body: { success: true, states: [alabama] } }
  if (method === 'GET') return { body: { success: true, ...servedPosts } }
  return { body: { success: true, id: id(8) } }
}

interface Who {
  language?: Language
  role?: Role
}

async function open(tab: string, { language = 'en', role = 'partner_staff' }: Who = {}) {
  history.replaceState(null, '', `/partner-portal/posts?tab=${tab}`)
  staffSession.send({ type: 'found', account: buildPartnerAccount({ role }) })
  const { user } = await renderInLanguage(<PostsPage />, language)
  await waitFor(() => expect(screen.queryByText(/Loading|Cargando/)).toBeNull())
  return { user, t: words[language] }
}

const writes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')

test.each(['en', 'es'] as const)('in %s staff answer a question and see how hard it reads', async (language) => {
  const sent = serve()
  const { user, t } = await open('questions', { language })
  await user.click(screen.getByRole('button', { name: t.questions.answerNamed.replace('{question}', question.text) }))
  expect(screen.getByLabelText<HTMLSelectElement>(t.answer.language).value).toBe('es')
  const answer = 'Venga el lunes con lo que tenga a la mano.'
  fireEvent.change(screen.getByLabelText(t.answer.text), { target: { value: answer } })
  expect(screen.getByText(t.answer.from.replace('{organization}', 'Harbor House'))).toBeDefined()
  expect(screen.getByText(/Grade \d|Grado \d/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: t.answer.send }))
  await waitFor(() => expect(screen.queryByLabelText(t.answer.text)).toBeNull())
  expect(writes(sent).map(({ path, body }) => [path, body])).toEqual([
    [`/api/partner/posts/${id(1)}/answer`, { text: answer, language: 'es' }],
  ])
})

test('an answer that did not arrive stays written', async () => {
  serve(({ method }) => {
    if (method === 'POST') throw new TypeError('offline')
    return undefined
  })
  const { user, t } = await open('questions')
  await user.click(screen.getByText(t.questions.answer))
  await user.click(screen.getByRole('button', { name: t.answer.send }))
  expect(screen.getAllByText(t.answer.problems.text).length).toBeGreaterThan(0)
  fireEvent.change(screen.getByLabelText(t.answer.text), { target: { value: 'Come on Monday.' } })
  await user.click(screen.getByRole('button', { name: t.answer.send }))
  expect(await screen.findByText(t.failed)).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>(t.answer.text).value).toBe('Come on Monday.')
})

test('a viewer sees everything and is offered nothing to press', async () => {
  serve()
  const { user, t } = await open('questions', { role: 'partner_viewer' })
  expect(screen.getByText(t.viewerOnly)).toBeDefined()
  expect(screen.getByText(question.text)).toBeDefined()
  await user.click(screen.getByRole('tab', { name: t.tabs.events }))
  expect(screen.getByText('Hiring day')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an answer that was turned down says why', async () => {
  serve()
  const { t } = await open('answers')
  expect(screen.getByText(t.status.rejected)).toBeDefined()
  expect(screen.getByText(t.reason.replace('{reason}', community.reasons.selling))).toBeDefined()
  expect(screen.queryByText(t.withdraw.open)).toBeNull()
})

test('an event is taken back after a question', async () => {
  const sent = serve()
  const { user, t } = await open('events')
  await user.click(screen.getByRole('button', { name: 'Take down: Hiring day' }))
  const dialog = within(screen.getByRole('dialog', { name: t.withdraw.title }))
  await user.click(dialog.getByText(t.withdraw.open))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes(sent).map(({ path }) => path)).toEqual([`/api/partner/posts/${id(3)}/withdraw`])
})

test('an event is sent with its times as moments, and only when it is whole and still to come', async () => {
  const sent = serve(undefined, { ...posts, events: [] })
  const { user, t } = await open('events')
  await user.click(screen.getByRole('button', { name: t.events.add }))
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(t.events.starts, '2020-01-01T10:00')
  type(t.events.url, 'example')
  await user.click(screen.getByRole('button', { name: t.events.send }))
  for (const text of [t.events.problems.past, t.events.problems.url, t.events.problems.place]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }
  expect(writes(sent)).toEqual([])

  type(t.events.title, 'Job fair')
  type(t.events.about, 'Talk to people who hire.')
  type(t.events.place, 'Main Hall')
  type(t.events.starts, '2099-01-05T10:00')
  type(t.events.ends, '2099-01-05T12:00')
  type(t.events.url, '')
  type(t.events.bring, ' Any ID ')
  await user.selectOptions(screen.getByLabelText(t.events.state), 'AL')
  await screen.findByRole('option', { name: 'Jefferson' })
  await user.selectOptions(screen.getByLabelText(t.events.county), 'Jefferson')
  await user.click(screen.getByRole('button', { name: t.events.send }))
  await waitFor(() => expect(screen.queryByLabelText(t.events.title)).toBeNull())
  expect(writes(sent).map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/partner/events',
      {
        words: {
          kind: 'hiring',
          title: 'Job fair',
          about: 'Talk to people who hire.',
          place: 'Main Hall',
          bus: null,
          bring: 'Any ID',
          phone: null,
          url: null,
        },
        language: 'en',
        need: null,
        state: 'AL',
        county: 'Jefferson',
        startsAt: new Date('2099-01-05T10:00').toISOString(),
        endsAt: new Date('2099-01-05T12:00').toISOString(),
      },
    ],
  ])
})
