// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { ListingChange, PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { defaultPartnerDetails } from '#domain/partners/partner-details.ts'
import { loadTextModule } from '#client/platform/i18n/text-library.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { emptyListing } from './editor/listing-draft.ts'
import { ListingsPage } from './listings-page.tsx'

const { listing, ...detailRest } = sampleDetail()
const address = '/partner-portal/resources'

function sampleDetail(): PartnerListingDetail {
  const { name: _name, ...empty } = emptyListing
  const fields = Object.fromEntries(Object.entries(empty).filter(([key]) => !(key in defaultPartnerDetails)))
  return {
    listing: {
      id: 'open-door',
      name: 'Open Door',
      city: 'Birmingham',
      state: 'live',
      confirmedAt: '2026-07-01T12:00:00.000Z',
      freshness: 'last',
      completeness: 60,
      views: null,
      saves: 40,
      introductions: 3,
    },
    fields: {
      ...fields,
      name: 'Open Door',
      street: '1 Main St',
      website: 'https://www.example.org',
      phones: [{ number: '(205) 555-0100', extension: null, kind: 'voice', language: null, isSwitchboard: false }],
    } as unknown as PartnerListingDetail['fields'],
    care: defaultPartnerDetails,
    pending: null,
    version: 4,
    history: [],
    reports: [],
    source: 'Sample list',
    asOf: '2026-01',
  }
}

const detail = (changes: Partial<PartnerListingDetail> = {}): PartnerListingDetail => ({
  ...detailRest,
  listing,
  ...changes,
})

const change = (changes: Partial<ListingChange>): ListingChange => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'review',
  status: 'draft',
  before: { name: 'Open Door' },
  after: { name: 'Open Door House' },
  author: 'Sam',
  at: '2026-11-10T12:00:00.000Z',
  reason: null,
  canUndo: false,
  ...changes,
})

type Answer = { status?: number; body?: unknown }
type Server = (request: SentRequest) => Answer | undefined

const reply = (body: PartnerListingDetail): Answer => ({ body: { success: true, detail: body } })

/** Answers reads with the sample; a test adds further responses. */
function serve(server: Server = () => undefined, servedDetail = detail()) {
  return fakeFetch((request) => server(request) ?? usual(request, servedDetail))
}

function usual({ method, path }: SentRequest, servedDetail: PartnerListingDetail): Answer {
  if (path.startsWith('/api/counties')) return { body: { states: [] } }
  if (method === 'GET' && path === '/api/partner/resources')
    return { body: { success: true, listings: [servedDetail.listing] } }
  return reply(servedDetail)
}

function signInAs(role: Role) {
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
}

async function open(role: Role, search = '', language: Language = 'en') {
  signInAs(role)
  history.replaceState(null, '', `${address}${search}`)
  return renderInLanguage(<ListingsPage />, language)
}

const openListing = (role: Role, language?: Language) => open(role, '?id=open-door', language)
const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const lastBody = (sent: readonly SentRequest[], method: string) =>
  sent.findLast((request) => request.method === method)?.body

// The pause dialog uses both languages: load its texts before it opens, as the page does.
beforeAll(async () => {
  for (const language of ['en', 'es'] as const) await loadTextModule(language, 'partnerListings')
})

test('the list says how each listing stands, and hides small numbers', async () => {
  serve()
  await open('partner_admin')
  const row = (await screen.findByRole('link', { name: 'Open Open Door, Birmingham' })).closest('tr') as HTMLElement

  expect(within(row).getByText('Live')).toBeTruthy()
  expect(within(row).getByText('Shown last until you check it')).toBeTruthy()
  expect(within(row).getByText('60%')).toBeTruthy()
  expect(within(row).getByText('Seen: fewer than 11')).toBeTruthy()
  expect(within(row).getByText('Saved: 40')).toBeTruthy()
  expect(within(row).getByText('Introductions: 3')).toBeTruthy()
})

test('the open listing is in the address', async () => {
  serve()
  const { user } = await open('partner_admin')

  await user.click(await screen.findByRole('link', { name: 'Open Open Door, Birmingham' }))

  expect(location.search).toBe('?id=open-door')
  expect(await screen.findByRole('heading', { level: 1, name: 'Open Door' })).toBe(document.activeElement)
})

test('a viewer reads everything and finds no button that changes it', async () => {
  serve(undefined, detail({ pending: change({}), history: [change({ status: 'done', canUndo: true })] }))
  await open('partner_viewer')
  await screen.findByRole('link', { name: /Open Door/ })
  expect(button(/Everything|Pause|Add/)).toBeNull()
  expect(screen.getByText(/You can read this/)).toBeTruthy()

  history.replaceState(null, '', `${address}?id=open-door`)
  await openListing('partner_viewer')
  await screen.findByText('(205) 555-0100')

  expect(button(/Everything|Pause|Save|Send for review|Take it back|Undo/)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('staff write, but sending to review, pausing and undoing are for whoever is in charge', async () => {
  serve(undefined, detail({ pending: change({}), history: [change({ status: 'done', canUndo: true })] }))
  await openListing('partner_staff')
  await screen.findByRole('button', { name: 'Save' })

  expect(button('Everything is still right')).toBeTruthy()
  expect(button(/Send for review|Pause|Undo/)).toBeNull()
  expect(screen.getByText('Your partner admin sends it to a reviewer.')).toBeTruthy()
})

test.each([
  ['en', 'Pause Open Door', 'Pause now', 'Write the reason in Spanish.', 'Reason in English'],
  ['es', 'Poner en pausa: Open Door', 'Poner en pausa ahora', 'Escriba la razón en español.', 'Razón en inglés'],
] as const)('a pause needs its reason in both languages (%s)', async (language, pause, send, needed, english) => {
  const sent = serve()
  const { user } = await open('partner_admin', '', language)
  await user.click(await screen.findByRole('button', { name: pause }))
  const dialog = screen.getByRole('dialog')

  await user.type(await within(dialog).findByLabelText(english), "We're full.")
  await user.click(within(dialog).getByRole('button', { name: send }))

  expect(within(dialog).getByRole('link', { name: needed })).toBeTruthy()
  expect(sent.some(({ path }) => path.endsWith('/pause'))).toBe(false)
})

test('a ready sentence fills both languages, whichever one the page is in', async () => {
  const sent = serve()
  const { user } = await open('partner_admin')
  await user.click(await screen.findByRole('button', { name: 'Pause Open Door' }))
  const dialog = screen.getByRole('dialog')

  await user.click(await within(dialog).findByRole('button', { name: "We're full right now." }))
  await user.click(within(dialog).getByRole('button', { name: 'Pause now' }))

  expect(lastBody(sent, 'POST')).toEqual({
    paused: true,
    reason: { en: "We're full right now.", es: 'Por ahora no tenemos lugar.' },
    until: null,
  })
})

test('“Everything is still right” sets the date in the list at once', async () => {
  const fresh = { ...listing, freshness: 'fresh' as const, confirmedAt: '2026-11-15T12:00:00.000Z' }
  serve(({ path }) => (path.endsWith('/confirm') ? reply(detail({ listing: fresh })) : undefined))
  const { user } = await open('partner_staff')

  await user.click(await screen.findByRole('button', { name: 'Everything is still right: Open Door' }))

  expect(await screen.findByText('Up to date')).toBeTruthy()
})

test('saving says what is public now and what waits for a reviewer', async () => {
  const sent = serve()
  const { user } = await openListing('partner_staff')
  await user.type(await screen.findByLabelText('Name in English'), ' House')
  await user.selectOptions(screen.getByLabelText('Price'), 'free')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Public now: Price.')).toBeTruthy()
  expect(screen.getByText('Waiting for a reviewer: Name in English.')).toBeTruthy()
  expect(lastBody(sent, 'PUT')).toMatchObject({ version: 4, fields: { name: 'Open Door House', cost: 'free' } })
})

test('an organization says what kind of place it is, and a reviewer looks at it first', async () => {
  const sent = serve()
  const { user } = await openListing('partner_staff')
  await user.selectOptions(await screen.findByLabelText('Kind of place'), 'day-center')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Waiting for a reviewer: Kind of place.')).toBeTruthy()
  expect(lastBody(sent, 'PUT')).toMatchObject({ fields: { kind: 'day-center' } })
})

test('the parts that need a reviewer are marked', async () => {
  serve()
  await openListing('partner_staff')
  await screen.findByRole('button', { name: 'Save' })
  const marked = [...document.querySelectorAll('summary')]
    .filter((summary) => summary.textContent.includes('Needs a reviewer'))
    .map((summary) => summary.querySelector('h2')?.textContent)

  expect(marked).toEqual(['Name and summary', 'Where you are', 'Phones', 'Who is welcome'])
})

const elsewhere: Answer = {
  status: 409,
  body: { success: false, code: 'edited_elsewhere', error: 'Someone else changed this.' },
}

test('when a colleague was faster both versions stay until somebody chooses', async () => {
  const theirs = detail({ version: 5, fields: { ...detailRest.fields, name: 'Their Name', city: 'Hoover' } })
  let isChanged = false
  const sent = serve(({ method, body }) => {
    if (method === 'PUT' && (body as { version: number }).version === 4) {
      isChanged = true
      return elsewhere
    }
    return isChanged && method === 'GET' ? reply(theirs) : undefined
  })
  const { user } = await openListing('partner_staff')
  const name = await screen.findByLabelText<HTMLInputElement>('Name in English')
  await user.clear(name)
  await user.type(name, 'My Name')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const panel = within(await screen.findByRole('region', { name: 'Someone else saved while you were editing' }))
  const ofName = within(panel.getByRole('group', { name: 'Name in English' }))
  const ofCity = within(panel.getByRole('group', { name: 'City' }))
  expect(name.value).toBe('My Name')
  expect(ofName.getByRole<HTMLInputElement>('radio', { name: 'Theirs: Their Name' }).checked).toBe(false)
  expect(ofCity.getByRole<HTMLInputElement>('radio', { name: 'Theirs: Hoover' }).checked).toBe(true)

  await user.click(panel.getByRole('button', { name: 'Use these' }))
  expect(panel.getByRole('alert').textContent).toContain('Please choose for each field.')
  await user.click(ofName.getByRole('radio', { name: 'Mine: My Name' }))
  await user.click(panel.getByRole('button', { name: 'Use these' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(lastBody(sent, 'PUT')).toMatchObject({ version: 5, fields: { name: 'My Name', city: 'Hoover' } })
})

test('a colleague who only confirmed it holds nobody up', async () => {
  let version = 4
  const sent = serve(({ method, body }) => {
    if (method === 'PUT' && (body as { version: number }).version === 4) {
      version = 5
      return elsewhere
    }
    return version === 5 ? reply(detail({ version })) : undefined
  })
  const { user } = await openListing('partner_staff')
  await user.type(await screen.findByLabelText('City'), 'Hoover')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Everything is saved.')).toBeTruthy()
  expect(lastBody(sent, 'PUT')).toMatchObject({ version: 5, fields: { city: 'Hoover' } })
})

test('a change that was sent back shows what it was, what it becomes and why', async () => {
  serve(undefined, detail({ pending: change({ status: 'refused', reason: 'Please call us.' }) }))
  await openListing('partner_admin')

  expect(await screen.findByText('Sent back')).toBeTruthy()
  expect(screen.getByText('The reviewer says: Please call us.')).toBeTruthy()
  expect(screen.getByText('Was: Open Door')).toBeTruthy()
  expect(screen.getByText('Becomes: Open Door House')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name in English').value).toBe('Open Door House')
})

test('nothing else can be done while something unsaved is written', async () => {
  serve(undefined, detail({ pending: change({}) }))
  const { user } = await openListing('partner_admin')

  await user.type(await screen.findByLabelText('City'), 'H')

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send for review' }).disabled).toBe(true)
  expect(screen.getAllByText('Save or drop your changes first.').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Drop my changes' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send for review' }).disabled).toBe(false)
})

test('a report is answered with a few words', async () => {
  const reports = [
    { fact: 'hours', kinds: ['wrong_hours'], reports: 2, lastAt: '2026-11-10T00:00:00.000Z', isOpen: true },
  ]
  const sent = serve(undefined, detail({ reports }))
  const { user } = await openListing('partner_staff')
  expect(await screen.findByText('The hours: reported 2 times, last on November 10, 2026')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Explain: The hours' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(dialog.getByRole('link', { name: 'Write a few words.' })).toBeTruthy()
  await user.type(dialog.getByLabelText('A few words for the reviewer'), 'We close at noon.')
  await user.click(dialog.getByRole('button', { name: 'Send' }))

  expect(sent.at(-1)).toMatchObject({
    path: '/api/partner/resources/open-door/reports/hours',
    body: { verdict: 'explain', note: 'We close at noon.' },
  })
})

test('what the server does not take is told by the names of the form', async () => {
  serve(({ method }) =>
    method === 'PUT'
      ? {
          status: 400,
          body: {
            success: false,
            code: 'bad_request',
            error: 'No.',
            fields: [{ path: 'fields.phones', problem: 'phone_invalid' }],
          },
        }
      : undefined,
  )
  const { user } = await openListing('partner_staff')
  await user.type(await screen.findByLabelText('City'), 'Hoover')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Please check: Phones.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Hoover')
})

test('a listing that is not ours is simply not there, with a way back', async () => {
  serve(({ path }) =>
    path.endsWith('/open-door') ? { status: 404, body: { success: false, code: 'not_found', error: '-' } } : undefined,
  )
  await openListing('partner_admin')

  expect(await screen.findByRole('heading', { name: "This listing isn't here" })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'All our listings' })[0]?.getAttribute('href')).toBe(address)
})

test('a further location is kept as a draft of its own, and opens', async () => {
  const draft = { ...listing, id: 'partner-new', name: 'Second Door', state: 'draft' as const }
  const sent = serve(({ method, path }) =>
    method === 'POST' || path.endsWith('/partner-new')
      ? reply(detail({ listing: draft, pending: change({ kind: 'add' }) }))
      : undefined,
  )
  const { user } = await open('partner_admin')
  await user.click(await screen.findByRole('button', { name: 'Add a location' }))
  await user.type(await screen.findByLabelText('Name in English'), 'Second Door')
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }))
  expect(screen.getByRole('link', { name: 'Give at least a phone, a website or a street.' })).toBeTruthy()

  await user.type(screen.getByLabelText('Number'), '205 555 0102')
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Second Door' })).toBeTruthy()
  expect(location.search).toBe('?id=partner-new')
  expect(lastBody(sent, 'POST')).toMatchObject({
    fields: { name: 'Second Door', phones: [{ number: '(205) 555-0102' }] },
  })
})

test('a list that could not load offers another try', async () => {
  let isDown = true
  serve(() => (isDown ? { status: 503, body: 'down' } : undefined))
  const { user } = await open('partner_viewer')

  await screen.findByText("The listings couldn't load")
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))

  expect(await screen.findByRole('link', { name: /Open Door/ })).toBeTruthy()
})

test('in Spanish the whole form speaks Spanish', async () => {
  serve()
  await openListing('partner_admin', 'es')

  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'A quién reciben' })).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Acepta a personas con antecedentes' })).toBeTruthy()
})
