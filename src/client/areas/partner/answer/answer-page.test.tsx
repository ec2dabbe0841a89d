import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { errors } from '#content/en/errors.ts'
import { partnerAnswer as english } from '#content/en/partner-answer.ts'
import { partnerAnswer as spanish } from '#content/es/partner-answer.ts'
import {
  buildSentAnswer,
  buildIntroductionDetail,
  buildPartnerIntroduction,
} from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { AnswerPage } from './answer-page.tsx'
import type { AnswerLink } from './link-summary.tsx'

const token = 'answer-token-answer-token'
const path = `/api/partner/answer/${token}`
const introduction = buildPartnerIntroduction(1, { state: 'opened' })
const link: AnswerLink = {
  success: true,
  state: 'open',
  ref: introduction.ref,
  resourceName: 'Open Door',
  organization: 'Open Door Inc',
  receivedAt: '2026-11-14T10:00:00.000Z',
  dueAt: '2026-11-17T10:00:00.000Z',
  urgency: 'normal',
  language: 'en',
  answerLanguage: 'en',
}
const detail = buildIntroductionDetail(introduction, {
  shared: {
    userName: 'Maria Gomez',
    userPhone: '213-555-0142',
    userEmail: null,
    userMessage: 'I need a room',
    preferredContact: 'phone',
    userLocation: { state: 'CA', county: 'Los Angeles' },
  },
  isSensitive: true,
})
const refusal = (status: number, code: keyof typeof errors) => ({
  status,
  body: { success: false, code, error: errors[code] },
})

const notAToken = {
  status: 400,
  body: { success: false, code: 'bad_request', error: 'x', fields: [{ path: 'token', problem: 'invalid_format' }] },
}

type Answer = ReturnType<NonNullable<Parameters<typeof fakeFetch>[0]>>

type Answers = Partial<Record<'show' | 'open' | 'answer' | 'outcome', (request: SentRequest) => Answer>>

function server(answers: Answers = {}) {
  return fakeFetch((request) => {
    if (request.method === 'GET') return answers.show?.(request) ?? { body: link }
    if (request.path.endsWith('/open')) return answers.open?.(request) ?? { body: { success: true, detail } }
    if (request.path.endsWith('/outcome')) return answers.outcome?.(request) ?? { body: { success: true } }
    return answers.answer?.(request) ?? { body: { success: true, answer: buildSentAnswer({ message: 'We call you' }) } }
  })
}

const opened = async (language: 'en' | 'es' = 'en') =>
  renderInLanguage(<AnswerPage token={token} onDoor={() => undefined} />, language)

test.each([
  ['en', english],
  ['es', spanish],
] as const)('before the look it shows what it is about and nothing of the person, in %s', async (language, words) => {
  const sent = server()
  const { container } = await opened(language)

  expect(await screen.findByText('Open Door')).toBeDefined()
  expect(screen.getByText(introduction.ref)).toBeDefined()
  for (const line of words.script.lines) expect(screen.getByText(line)).toBeDefined()
  expect(screen.getByText(new RegExp(words.link.lookNoted))).toBeDefined()
  expect(container.textContent).not.toMatch(/Maria|555|room/)
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
})

test('read, answered and told to the person, without an account', async () => {
  const sent = server()
  const { user } = await opened()
  await user.click(await screen.findByRole('button', { name: english.link.open }))
  expect(await screen.findByText('I need a room')).toBeDefined()
  expect(screen.getByText('Maria Gomez')).toBeDefined()
  expect(screen.getByText(english.redisclosure.law)).toBeDefined()

  await user.click(screen.getByRole('radio', { name: english.form.choices.accepted }))
  await user.type(screen.getByLabelText(english.form.message), 'We call you')
  await user.click(screen.getByRole('button', { name: english.form.send }))

  expect(await screen.findByText(english.form.sent)).toBeDefined()
  expect(screen.getByText(english.form.choices.accepted)).toBeDefined()
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    path,
    body: { state: 'accepted', message: 'We call you', replaces: null },
  })

  await user.click(screen.getByRole('button', { name: english.outcome.got_help }))
  expect(await screen.findByText(english.outcome.done)).toBeDefined()
  expect(screen.queryByText('Maria Gomez')).toBeNull()
})

test('an answered one offers the outcome without another look', async () => {
  const sent = server({ show: () => ({ body: { ...link, state: 'answered' } }) })
  const { user } = await opened()

  await user.click(await screen.findByRole('button', { name: english.outcome.not_got_help }))

  expect(await screen.findByText(english.outcome.done)).toBeDefined()
  expect(sent.map((request) => request.path)).toEqual([path, `${path}/outcome`])
})

test.each([
  ['unknown or too old', { show: () => refusal(404, 'link_over') }],
  ['said to be over', { show: () => ({ body: { ...link, state: 'over' } }) }],
  ['no token at all', { show: () => notAToken }],
])('a link that is %s is told in plain words', async (_, answers) => {
  server(answers)
  await opened()

  expect(await screen.findByRole('heading', { level: 1, name: english.link.overTitle })).toBeDefined()
  expect(screen.getByText(english.link.overNext)).toBeDefined()
  expect(screen.queryByRole('button', { name: english.link.open })).toBeNull()
})

test('when the person takes it back while somebody writes, nothing of them stays on the screen', async () => {
  server({ answer: () => refusal(409, 'taken_back') })
  const { user } = await opened()
  await user.click(await screen.findByRole('button', { name: english.link.open }))
  await user.click(await screen.findByRole('radio', { name: english.form.choices.accepted }))
  await user.type(screen.getByLabelText(english.form.message), 'We call you')

  await user.click(screen.getByRole('button', { name: english.form.send }))

  expect(await screen.findByRole('heading', { level: 1, name: english.link.overTitle })).toBeDefined()
  expect(screen.queryByText('Maria Gomez')).toBeNull()
})

test('a lost connection can be tried again', async () => {
  let isOffline = true
  server({
    show: () => {
      if (isOffline) throw new TypeError('offline')
      return { body: link }
    },
  })
  const { user } = await opened()
  expect(await screen.findByText(english.link.failed)).toBeDefined()
  isOffline = false

  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  await vi.waitFor(() => expect(screen.getByRole('button', { name: english.link.open })).toBeDefined())
})

test('return later keeps the words on this page', async () => {
  server()
  const { user } = await opened()
  await user.click(await screen.findByRole('button', { name: english.link.open }))
  await user.type(await screen.findByLabelText(english.form.message), 'Half of it')
  await user.click(screen.getByRole('button', { name: english.form.later }))
  expect(screen.getByText(english.link.later)).toBeDefined()

  await user.click(screen.getByRole('button', { name: english.link.goOn }))

  expect(screen.getByLabelText<HTMLTextAreaElement>(english.form.message).value).toBe('Half of it')
})
