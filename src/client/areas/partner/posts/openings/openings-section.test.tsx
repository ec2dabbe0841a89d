// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PostedOpportunity } from '#contracts/opportunities-staff.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildOpening } from '#testing/builders/listing.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { OpeningsSection } from './openings-section.tsx'

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const posted = (changes: Partial<PostedOpportunity> = {}): PostedOpportunity => ({
  id: '00000000-0000-4000-8000-000000000001',
  opportunity: buildOpening(),
  status: 'live',
  reason: null,
  createdAt: '2026-11-10T12:00:00.000Z',
  expiresOn: inDays(5),
  ...changes,
})

const address = `/api/partner/opportunities/${posted().id}`

type Answer = { status?: number; body?: unknown }

function serve(openings: PostedOpportunity[], answer: (request: SentRequest) => Answer | undefined = () => undefined) {
  return fakeFetch((request) => answer(request) ?? usual(request, openings))
}

function usual({ method, path }: SentRequest, openings: PostedOpportunity[]): Answer {
  if (path.startsWith('/api/counties')) return { body: { states: [] } }
  if (method === 'GET') return { body: { success: true, opportunities: openings } }
  return { body: path.endsWith('/opportunities') ? { success: true, id: posted().id } : { success: true } }
}

async function open(role: Role = 'partner_staff', language: Language = 'en') {
  staffSession.send({
    type: 'found',
    account: {
      id: 'me',
      name: 'Sam',
      email: 'sam@example.org',
      role,
      hasSecondFactor: false,
      language: 'en',
      view: 'table',
      notify: true,
      organization: { id: 'o', name: 'Open Door', isSensitive: false },
    },
  })
  return renderInLanguage(<OpeningsSection />, language)
}

const writes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method === 'POST')

const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByText('Send to a reviewer'))
const startWriting = async () => fireEvent.click(await screen.findByText('Post an opening'))

async function fillIn() {
  await startWriting()
  write('Title in English', 'Cook')
  write('Title in Spanish', 'Cocinero')
  write('Description in English', 'You cook.')
  write('Description in Spanish', 'Usted cocina.')
  write('Phone', '(213) 555-0100')
}

test.each([
  ['en', 'Warehouse helper', 'Public', 'Not accepted', 'Why: No pay is told.'],
  ['es', 'Ayudante de almacén', 'Pública', 'No se aceptó', 'Por qué: No pay is told.'],
] as const)('each opening in %s says how it stands and why', async (language, title, live, rejected, reason) => {
  const refused = posted({ id: '00000000-0000-4000-8000-000000000002', status: 'rejected', reason: 'No pay is told.' })
  serve([posted(), refused])
  await open('partner_staff', language)
  const [first, second] = await screen.findAllByRole('article')

  expect(within(first as HTMLElement).getByRole('heading', { name: title })).toBeTruthy()
  expect(within(first as HTMLElement).getByText(live)).toBeTruthy()
  expect(within(second as HTMLElement).getByText(rejected)).toBeTruthy()
  expect(within(second as HTMLElement).getByText(reason)).toBeTruthy()
})

test('a viewer reads and finds nothing to press', async () => {
  serve([posted()])
  await open('partner_viewer')
  await screen.findByRole('article')

  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/You can read this, but you can't post/)).toBeTruthy()
})

test('one that ends soon can be kept', async () => {
  const sent = serve([posted()])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Still open: 30 more days for Warehouse helper/ }))
  await waitFor(() => expect(writes(sent).map(({ path }) => path)).toEqual([`${address}/renew`]))
})

test('far from its end it cannot be renewed', async () => {
  serve([posted({ expiresOn: inDays(25) })])
  await open()
  expect(await screen.findByText(/In its last 10 days/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Still open/ })).toBeNull()
})

test('it is taken down only after a second yes', async () => {
  const sent = serve([posted()])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Take it down: Warehouse helper' }))
  expect(writes(sent)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Take it down now' }))
  await waitFor(() => expect(writes(sent).map(({ path }) => path)).toEqual([`${address}/end`]))
})

test('what is typed is shown as people will see it, and sent as an opening', async () => {
  const sent = serve([])
  await open()
  await fillIn()
  write(/^Pay/, '$18 an hour')
  fireEvent.click(screen.getByLabelText('Driving'))
  fireEvent.click(screen.getByLabelText('None of these'))

  const preview = within(screen.getByRole('article', { name: 'Cook' }))
  expect(preview.getByText('$18 an hour')).toBeTruthy()
  expect(preview.getByText('Open Door')).toBeTruthy()

  send()
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  expect(writes(sent)).toMatchObject([
    {
      path: '/api/partner/opportunities',
      body: buildOpening({
        title: { en: 'Cook', es: 'Cocinero' },
        about: { en: 'You cook.', es: 'Usted cocina.' },
        organization: 'Open Door',
        state: null,
        county: null,
        pay: '$18 an hour',
        shifts: [],
      }),
    },
  ])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Our openings' })))
})

test('an unfinished form says what is missing and sends nothing', async () => {
  const sent = serve([])
  await open()
  await startWriting()
  write('Kind', 'hiring_event')
  write(/A tip in English/, 'Ring twice.')
  write('Website', 'example.org')
  send()

  const problems = within(screen.getByRole('group', { name: 'Please check these fields' })).getAllByRole('link')
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 6 }, () => 'Please fill this in.'),
    'Write a full web address. It starts with https://',
    'Fill in both languages, or leave both empty.',
  ])
  expect(writes(sent)).toEqual([])
})

test('what the server refuses stands at its field, and nothing that was typed is lost', async () => {
  const refusal = {
    success: false,
    code: 'bad_request',
    error: 'Please check what you wrote.',
    fields: [
      { path: 'apply.phone', problem: 'not_a_phone' },
      { path: 'title.es', problem: 'too_big' },
    ],
  }
  serve([], ({ method }) => (method === 'POST' ? { status: 400, body: refusal } : undefined))
  await open()
  await fillIn()
  send()

  await waitFor(() => expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('Title in Spanish').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Title in English').value).toBe('Cook')
})

test('closing asks before what was typed is lost', async () => {
  serve([])
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  await open()
  await fillIn()
  fireEvent.click(screen.getByText("Don't post"))
  expect(confirm).toHaveBeenCalledWith("This opening isn't sent yet. Leave this page?")
  expect(screen.getByRole('form')).toBeTruthy()
})

test('one that was not taken can be written again with its words', async () => {
  serve([posted({ status: 'rejected', reason: 'No pay is told.' })])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Write it again: Warehouse helper' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title in Spanish').value).toBe('Ayudante de almacén')
})

test('a list that did not load can be tried again', async () => {
  serve([], () => ({ status: 500 }))
  await open()
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy()
})
