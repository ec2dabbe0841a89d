// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Needs } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { findVisibleToast } from '#domain/toasts/toast-state.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { saved } from '#client/state/saved/saved.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { toasts } from '#client/state/navigation/toasts.ts'
import { buildResource, openAvailability } from '#testing/builders/resource.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { useConnect } from './connect.tsx'

const id = '3f0c2a52-3a5b-4d0c-9a55-0d6a3f1b2c01'

function Example({ listing }: { listing: Resource }) {
  const { connect, dialog } = useConnect()
  return (
    <>
      <button type="button" onClick={() => connect(listing)}>
        Connect
      </button>
      {dialog}
    </>
  )
}

beforeEach(() => {
  fakeFetch()
  const needs = Needs.parse({ housing: true, legal: true })
  searchContext.send({ type: 'answered', answers: { location: { state: 'CA', county: 'Los Angeles' }, needs }, at: 1 })
})

afterEach(() => {
  saved.send({ type: 'cleared' })
  toasts.send({ type: 'allClosed', at: Date.now() })
  searchContext.send({ type: 'cleared', at: 2 })
})

/** List and event calls are answered too, so that only the sending is under test. */
function serve(answer: () => { status?: number; body?: unknown }): SentRequest[] {
  return fakeFetch(({ path }) => {
    if (path === '/api/warm-introduction') return answer()
    return path === '/api/warm-introductions' ? { body: { success: true, introductions: [] } } : {}
  })
}

const ok =
  (delivery = 'sent') =>
  () => ({ body: { success: true, id, delivery } })
const sends = (requests: SentRequest[]) => requests.filter(({ path }) => path === '/api/warm-introduction')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const write = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const toast = () => findVisibleToast(toasts.get())

async function open(listing: Partial<Resource> = {}, language: 'en' | 'es' = 'en') {
  const view = await renderInLanguage(
    <Example listing={buildResource({ care: openAvailability, ...listing })} />,
    language,
  )
  await view.user.click(button('Connect'))
  await screen.findByRole('dialog')
  return view
}

async function openFilled(listing: Partial<Resource> = {}) {
  const view = await open(listing)
  fillIn()
  return view
}

function fillIn() {
  write('First name', 'Canaria')
  write('Last name', 'Nombre')
  write('Phone', '(555) 010-0199')
}

test('Send is off until first name, last name, phone and needs are filled, and the page says so', async () => {
  await openFilled()
  expect(button('Send').disabled).toBe(false)
  for (const name of ['First name', 'Last name', 'Phone', 'What you need']) {
    const text = field(name).value
    write(name, ' ')
    expect(button('Send').disabled).toBe(true)
    const reason = button('Send').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(reason)?.textContent).toMatch(/first name, last name, phone/)
    write(name, text)
  }
  expect(button('Send').disabled).toBe(false)
})

test.each([
  ['en', 'Warm introduction to Harbor House', 'I need help with: Housing, Legal help.', 'How soon do you need it?'],
  ['es', 'Solicitud a Harbor House', 'Necesito ayuda con: Vivienda, Ayuda legal.', '¿Para cuándo lo necesita?'],
] as const)('in %s it opens with the needs, the urgency and the consent', async (language, title, needs, urgency) => {
  await open({}, language)
  const dialog = screen.getByRole('dialog', { name: title })
  expect(within(dialog).getByText(needs)).toBeDefined()
  expect(field(urgency).value).toBe('normal')
  expect(within(dialog).getAllByText(/Harbor House/).length).toBeGreaterThanOrEqual(3)
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(6)
})

test('an office of supervision is named as one before Send', async () => {
  await open({ name: 'County Probation' })
  expect(screen.getByText('This office works with probation or parole.')).toBeDefined()
})

test('texts have an end, and near it the characters left are told', async () => {
  await open()
  expect(field('First name').maxLength).toBe(80)
  write('What you need', 'x'.repeat(990))
  expect(screen.getByText('10 characters left')).toBeDefined()
})

test('a phone nobody can call and a wrong email are told at their fields, and nothing is sent', async () => {
  const requests = serve(ok())
  const { user } = await openFilled()
  write('Phone', '5')
  write(/^Email/, 'canaria@')
  await user.click(button('Send'))
  expect(screen.getByText('Please check the phone number.')).toBeDefined()
  expect(screen.getByText('Please check the email, or leave it out.')).toBeDefined()
  expect(document.activeElement).toBe(field('Phone'))
  expect(sends(requests)).toEqual([])
})

test('sent: the dialog closes, the place is saved as pending, a toast says so, the event names no one', async () => {
  const requests = serve(ok())
  forgetVisitorSession()
  const { user } = await openFilled()
  await user.selectOptions(field('How soon do you need it?'), 'urgent')
  await user.click(button('Send'))
  await vi.waitFor(() => expect(toast()).toMatchObject({ title: 'Warm Introduction Sent!' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved.get()).toMatchObject([{ id: 'r1', warmIntroStatus: 'pending', urgency: 'urgent' }])
  const userLocation = { state: 'CA', county: 'Los Angeles' }
  expect(sends(requests)[0]?.body).toMatchObject({ userName: 'Canaria Nombre', userLocation })
  const event = () => requests.find(({ path }) => path === '/api/events')?.body
  await vi.waitFor(() => expect(event()).toMatchObject({ eventType: 'warm_intro_request' }))
  expect(event()).toHaveProperty('eventData', { urgency: 'urgent' })
  await user.click(button('Connect'))
  expect(field('First name').value).toBe('')
})

test.each([
  ['a number as id', { success: true, id: 17 }],
  ['a short id', { success: true, id: 'intro-17', delivery: 'soon' }],
  ['no id', { success: true }],
  ['another shape', { ok: true, introduction: { id } }],
  ['a list', []],
  ['no body', ''],
])('an ok from the server is enough, with %s', async (_name, body) => {
  serve(() => ({ body }))
  const { user } = await openFilled()
  await user.click(button('Send'))
  await vi.waitFor(() => expect(toast()).toMatchObject({ title: 'Warm Introduction Sent!' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved.get()).toMatchObject([{ id: 'r1', warmIntroStatus: 'pending' }])
  expect(saved.get()[0]).not.toHaveProperty('introductionId')
})

test.each([
  ['says no', { success: false, error: 'Not today.' }],
  ['is the page of a network that wants a sign-in', '<html>Sign in to Wi-Fi</html>'],
])('a success that %s is not an ok', async (_name, body) => {
  serve(() => ({ body }))
  const { user } = await openFilled()
  await user.click(button('Send'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent yet.')
  expect(saved.get()).toEqual([])
})

const notJoined = { care: undefined }

test.each([
  [
    'en',
    'Call Harbor House',
    'Nobody there will see a message.',
    "“Hi, I'm looking for help. I need help with: Housing",
  ],
  [
    'es',
    'Llame a Harbor House',
    'Si les escribe, ahí nadie lo va a ver.',
    '“Buenas, busco ayuda. Necesito ayuda con: Vivienda',
  ],
] as const)('in %s where nobody would read it, the call and its words come before any form', async (...row) => {
  const [language, title, truth, words] = row
  await open(notJoined, language)
  const dialog = screen.getByRole('dialog', { name: title })
  expect(dialog.textContent).toContain(truth)
  expect(dialog.textContent).toContain(words)
  expect(
    within(dialog)
      .getByRole('link', { name: /\(213\) 555-0100/ })
      .getAttribute('href'),
  ).toBe('tel:+12135550100')
  expect(within(dialog).queryByRole('textbox')).toBeNull()
})

test('without a number 2-1-1 is called, and closing asks nothing', async () => {
  await open({ ...notJoined, phone: null })
  expect(within(screen.getByRole('dialog')).getByRole('link').getAttribute('href')).toBe('tel:211')
  escape()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('asking for an invitation opens the form, says who reads it, and the toast tells the same', async () => {
  const requests = serve(ok('waiting'))
  const { user } = await open(notJoined)
  await user.click(button('Ask us to invite them'))
  expect(document.activeElement).toBe(field('First name'))
  expect(screen.getByText(/Nobody can read it unless Harbor House joins/)).toBeDefined()
  expect(screen.getByText(/30 days after the last message or appointment/)).toBeDefined()
  fillIn()
  await user.click(button('Send'))
  await vi.waitFor(() => expect(toast()?.text).toMatch(/It went to us.*nobody there will see it.*\(213\) 555-0100/))
  expect(sends(requests)[0]?.body).toMatchObject({ consentVersion: '2026-11-18.1-invite' })
})

test('the server knows of a partner that joined since the listing was saved', async () => {
  const resource = buildResource({ care: { ...openAvailability, answersWithinHours: 72 } })
  fakeFetch(({ path }) => (path.startsWith('/api/resources/') ? { body: { success: true, resource } } : {}))
  await open(notJoined)
  expect(await screen.findByText(/Their team reads what you send/)).toBeDefined()
  expect(field('First name').value).toBe('')
})

test('a partner says how soon it answers, before the form', async () => {
  await open({ care: { ...openAvailability, answersWithinHours: 72 } })
  expect(screen.getByText(/uses Next Chapter.*answers here within 3 days/)).toBeDefined()
})

test('not sent: the dialog stays with the text, the line, the number and Try Again', async () => {
  let fails = true
  const requests = serve(() => (fails ? { status: 500 } : ok()()))
  const { user } = await openFilled()
  await user.click(button('Send'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not sent yet. Try again or call (213) 555-0100.')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:+12135550100')
  expect(field('First name').value).toBe('Canaria')
  fails = false
  await user.click(button('Try Again'))
  await vi.waitFor(() => expect(saved.get()).toHaveLength(1))
  expect(new Set(sends(requests).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('the limit has its own words', async () => {
  serve(() => ({ status: 429 }))
  const { user } = await openFilled()
  await user.click(button('Send'))
  expect(await screen.findByText(/You've sent a lot of these today/)).toBeDefined()
})

test('offline it is kept in the page, said, and sent exactly once when the connection is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const requests = serve(ok())
  const { user } = await openFilled()
  await user.click(button('Send'))
  expect(await screen.findByText(/You're offline. Keep this page open/)).toBeDefined()
  expect(field('Phone').readOnly).toBe(true)
  isOnline.mockReturnValue(true)
  act(() => {
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
  })
  await vi.waitFor(() => expect(toast()).toMatchObject({ title: 'Warm Introduction Sent!' }))
  expect(sends(requests)).toHaveLength(1)
})

test('what waits for a connection can be changed first, and closing warns that it will not be sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await openFilled()
  await user.click(button('Send'))
  await user.click(button('Close'))
  expect(screen.getByText(/If you close now, it won't be sent/)).toBeDefined()
  await user.click(button('No, stay here'))
  await user.click(button('Change what I wrote'))
  expect(field('Phone').readOnly).toBe(false)
})

const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))

test('with typed text Escape asks once; staying keeps it and gives the focus back, asking again closes', async () => {
  const { user } = await openFilled()
  field('Phone').focus()
  escape()
  expect(screen.getByText('Close without sending?')).toBeDefined()
  expect(document.activeElement).toBe(button('No, stay here'))
  await user.click(button('No, stay here'))
  expect(document.activeElement).toBe(field('Phone'))
  expect(field('First name').value).toBe('Canaria')
  escape()
  escape()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an untouched form closes without a question', async () => {
  await open()
  escape()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving the page is guarded while typed text is not sent', async () => {
  await open()
  expect(leaves()).toBe(true)
  write('First name', 'C')
  expect(leaves()).toBe(false)
  escape()
  escape()
  expect(leaves()).toBe(true)
})

test('nothing that was typed is left in the browser', async () => {
  serve(ok())
  const { user } = await openFilled()
  write(/^Your background/, 'canary-story')
  await user.click(button('Send'))
  await vi.waitFor(() => expect(saved.get()).toHaveLength(1))
  const storedText = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])
  expect(storedText).toContain('Harbor House')
  expect(storedText).not.toMatch(/Canaria|Nombre|010-0199|canary/)
})

test('by keyboard alone it can be filled and sent', async () => {
  const requests = serve(ok())
  const { user } = await open()
  await user.tab()
  field('First name').focus()
  await user.keyboard('Canaria')
  await user.tab()
  await user.keyboard('Nombre')
  await user.tab()
  await user.keyboard('(555) 010-0199')
  while (document.activeElement !== button('Send')) await user.tab()
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(sends(requests)).toHaveLength(1))
})
