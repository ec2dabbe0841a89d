// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PartnerIntroductionDetail } from '#contracts/partner-introductions.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { welcomeStaff } from '#client/state/session/staff-session.ts'
import {
  buildSentAnswer,
  buildIntroductionDetail,
  buildPartnerAccount,
  buildPartnerIntroduction,
} from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { DetailPane } from './detail-pane.tsx'

const shared = {
  userName: 'Canaria Nombre',
  userPhone: '(213) 555-0199',
  userEmail: 'canary@example.org',
  userMessage: 'canary-story https://example.org/x',
  preferredContact: 'phone' as const,
  userLocation: { state: 'CA', county: 'Los Angeles' },
}
const colleague = {
  id: 'a0000000-0000-4000-8000-000000000002',
  name: 'Bo Staff',
  email: 'bo@example.org',
  role: 'partner_staff',
  status: 'active',
  hasSecondFactor: false,
  lastSignInAt: null,
}
const base = buildIntroductionDetail()
const { id } = base.introduction

interface Showing {
  detail?: PartnerIntroductionDetail
  /** Response to every action. */
  after?: PartnerIntroductionDetail
  refusal?: { status: number; body: unknown }
  role?: Role
  language?: 'en' | 'es'
}

async function show({ detail = base, after = detail, refusal, role = 'partner_staff', language = 'en' }: Showing = {}) {
  welcomeStaff(buildPartnerAccount({ role }))
  let current = detail
  const sent = fakeFetch(({ method, path }) => {
    if (path === '/api/partner/users') return { body: { success: true, people: [colleague] } }
    if (path === '/api/partner/templates') return { body: { success: true, templates: [] } }
    if (method === 'GET') return { body: { success: true, detail: current } }
    if (refusal) return refusal
    current = after
    return { body: { success: true, detail: path.endsWith('/open') ? { ...after, shared } : after } }
  })
  const view = await renderInLanguage(<DetailPane id={id} isBeside onClose={() => {}} />, language)
  await screen.findByRole('article')
  const posts = () => sent.filter(({ method }) => method === 'POST')
  return { ...view, sent, posts }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('what they wrote stays closed until it is asked for, and then the look is a call of its own', async () => {
  const { user, posts } = await show({
    after: buildIntroductionDetail(buildPartnerIntroduction(1, { state: 'opened' })),
  })
  expect(screen.queryByText(/canary-story/)).toBeNull()
  expect(screen.getByText(/We log who looked/)).toBeTruthy()
  expect(posts()).toEqual([])

  await user.click(button('Read what they wrote'))

  expect(await screen.findByText(/canary-story/)).toBeTruthy()
  expect(posts().map(({ path }) => path)).toEqual([`/api/partner/introductions/${id}/open`])
  expect(screen.getByText(/Don't say where you're calling from/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '(213) 555-0199' }).getAttribute('href')).toBe('tel:+12135550199')
  expect(screen.getByRole('link', { name: shared.userEmail }).getAttribute('href')).toBe('mailto:canary%40example.org')
  expect(screen.queryByRole('link', { name: /example.org\/x/ })).toBeNull()
})

test.each([
  [
    'en',
    'Read what they wrote',
    /Agreed on Nov 14, 2026. They read it in Spanish/,
    /Only the people at Harbor House who answer requests/,
  ],
  ['es', 'Leer lo que escribió', /Idioma: Español/, /Solo lo lee la gente de Harbor House/],
] as const)('the consent and its day are told (%s)', async (language, read, consentText, words) => {
  await show({ language })
  expect(button(read)).toBeTruthy()
  expect(screen.getByText(consentText)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})

test('a viewer sees no name, no words and nothing to press but print and close', async () => {
  await show({ role: 'partner_viewer' })

  expect(screen.queryByText(/Canaria/)).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close', 'Print'])
  expect(screen.getByText(/You can see the list/)).toBeTruthy()
})

test('one that was taken back shows nothing personal and cannot be answered', async () => {
  const gone = buildPartnerIntroduction(1, { state: 'withdrawn', person: null })
  await show({ detail: buildIntroductionDetail(gone) })

  expect(screen.getByText('They canceled it')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Read what they wrote' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('the notice of sensitive organizations stands on the page and is printed with it', async () => {
  await show({ detail: buildIntroductionDetail(undefined, { isSensitive: true }) })

  expect(screen.getByText(/42 CFR part 2/).closest('[data-print="hide"]')).toBeNull()
})

test('a no without a reason is not sent', async () => {
  const { user, posts } = await show()
  await user.click(button('Decline…'))
  await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'We cannot.')

  await user.click(button('Send'))

  expect(await screen.findByRole('link', { name: "Please say why you can't help." })).toBeTruthy()
  expect(posts()).toEqual([])
})

test('after an answer the focus is on it, and it is said that it is sent', async () => {
  const answered = buildPartnerIntroduction(1, { state: 'accepted', answeredAt: '2026-11-15T09:00:00.000Z' })
  const { user, posts } = await show({ after: buildIntroductionDetail(answered, { answer: buildSentAnswer() }) })
  await user.click(button('Accept'))
  await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'Come by on Friday.')

  await user.click(button('Send'))

  const title = await screen.findByRole('heading', { name: 'Your answer so far' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText('Your answer was sent. They can read it now.')).toBeTruthy()
  expect(posts()[0]).toMatchObject({ body: { state: 'accepted', message: 'Come by on Friday.', replaces: null } })
})

test('when somebody was faster their answer is shown and ours is not lost', async () => {
  const answer = buildSentAnswer({ message: 'We said yes already.' })
  const body = { success: false, code: 'already_answered', error: 'Someone already answered this.', answer }
  const refusal = { status: 409, body }
  const { user } = await show({ refusal })
  await user.click(button('Accept'))
  const message = await screen.findByRole('textbox', { name: /Your message/ })
  await user.type(message, 'Mine.')

  await user.click(button('Send'))

  expect(await screen.findByText('We said yes already.')).toBeTruthy()
  expect((message as HTMLTextAreaElement).value).toBe('Mine.')
})

test('the reply of the person stands with the answer', async () => {
  const introduction = buildPartnerIntroduction(1, { state: 'accepted', reply: 'another_time' })
  await show({ detail: buildIntroductionDetail(introduction, { answer: buildSentAnswer() }) })

  expect(screen.getByText('I need another time')).toBeTruthy()
})

test('owner, call, note and outcome are each one call', async () => {
  const accepted = buildIntroductionDetail(buildPartnerIntroduction(1, { state: 'accepted' }), {
    answer: buildSentAnswer(),
  })
  const { user, posts } = await show({ detail: accepted })

  await user.selectOptions(screen.getByRole('combobox', { name: 'Who takes care of it' }), 'Bo Staff')
  await user.click(within(screen.getByRole('group', { name: 'Log a call' })).getByRole('button', { name: 'No answer' }))
  await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Call on Monday')
  await user.click(button('Add note'))
  await user.click(button('Yes, they got help'))

  await waitFor(() =>
    expect(posts().map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['assign', { accountId: colleague.id }],
      ['attempt', { result: 'no_answer' }],
      ['notes', { text: 'Call on Monday' }],
      ['outcome', { outcome: 'got_help' }],
    ]),
  )
})

test('an empty note is not sent, and one that could not be sent stays', async () => {
  const { user, posts } = await show({ refusal: { status: 503, body: '' } })
  await user.click(button('Add note'))
  expect(posts()).toEqual([])

  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' })
  await user.type(field, 'Keep me')
  await user.click(button('Add note'))

  expect(await screen.findByRole('group', { name: "That didn't work. Please try again." })).toBeTruthy()
  expect(field.value).toBe('Keep me')
})
