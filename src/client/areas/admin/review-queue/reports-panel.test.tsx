// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminReview as en } from '#content/en/admin-review.ts'
import { adminReview as es } from '#content/es/admin-review.ts'
import { kinds } from '#content/en/kinds.ts'
import { partnerListings } from '#content/en/partner-listings.ts'
import { partnerListings as partnerListingsEs } from '#content/es/partner-listings.ts'
import type { AdminListing, DisputedListing } from '#contracts/review.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch, type SentRequest } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { ReportsPanel } from './reports-panel.tsx'

const id = '00000000-0000-4000-8000-000000000071'
const dispute: DisputedListing = {
  id,
  listingId: 'pantry-1',
  listingName: 'Oak Pantry',
  city: 'Fresno',
  state: 'CA',
  isLive: true,
  fact: 'address',
  openedAt: '2026-11-14T12:00:00.000Z',
  current: { street: '1 Old Street', city: 'Fresno', zip: '93701' },
  reports: [
    { kind: 'moved', reason: null, note: '<i>They are on Main Street.</i>', at: '2026-11-14T12:00:00.000Z' },
    { kind: 'turned_away', reason: 'record', note: null, at: '2026-11-13T12:00:00.000Z' },
  ],
  answer: { verdict: 'explain', note: 'We did not move.', at: '2026-11-14T13:00:00.000Z' },
}
const listing: AdminListing = {
  id: 'pantry-1',
  status: 'live',
  state: 'CA',
  area: { reach: 'local', state: null, serves: [] },
  version: 'a'.repeat(32),
  source: 'A publisher',
  asOf: '2026-01',
  organization: null,
  isAddressPrivate: false,
  hasWaitingChange: false,
  reportsDiffer: ['address'],
  fields: {
    name: 'Oak Pantry',
    nameEs: null,
    category: 'community-services',
    services: [],
    note: null,
    street: '1 Old Street',
    city: 'Fresno',
    zip: '93701',
    countyFips: '06019',
    phones: [{ number: '(213) 555-0100', extension: '12', kind: 'voice', language: 'es', isSwitchboard: true }],
    website: null,
    hours: { kind: 'weekly', times: [{ day: 1, opens: '09:00', closes: '17:00' }] },
    languages: [],
    cost: 'free',
    requiredDocuments: [],
    facts: { servesRecord: 'unknown', servesSupervision: 'unknown', noIdNeeded: 'unknown', walkIn: 'yes' },
  },
}

type Answer = { status?: number; body: unknown }
function serve(save?: () => Answer) {
  let reports = [dispute]
  let now = listing
  return fakeFetch(({ method, path, body }): Answer => {
    if (path.includes('/history')) return { body: { success: true, entries: [] } }
    if (method === 'GET' && path.startsWith('/api/admin/reports')) return { body: { success: true, reports } }
    if (method === 'GET' && path.startsWith('/api/admin/listings?')) {
      return {
        body: { success: true, listings: [{ id: 'pantry-1', name: 'Oak Pantry', city: 'Fresno', status: 'live' }] },
      }
    }
    if (method === 'GET') return { body: { success: true, listing: now } }
    if (method === 'PUT') {
      const answer = save?.()
      if (answer) return answer
      now = { ...now, ...(body as { fields: AdminListing['fields'] }), version: 'b'.repeat(32) }
      return { body: { success: true, listing: now } }
    }
    reports = []
    return { body: { success: true } }
  })
}
const sentBy = (sent: readonly SentRequest[], method: string) => sent.filter((request) => request.method === method)
const signIn = (role: 'reviewer' | 'admin') =>
  staffSession.send({ type: 'found', account: buildPartnerAccount({ role, organization: null }) })
const both = [
  ['en', en],
  ['es', es],
] as const

beforeEach(() => history.replaceState(null, '', '/admin/review?tab=reports'))
afterEach(() => {
  staffSession.send({ type: 'signedOut' })
})

test('a report shows what the listing says, what people wrote as text, and what the group answered', async () => {
  serve()
  await renderInLanguage(<ReportsPanel />)
  const card = within(await screen.findByRole('article'))

  expect(card.getByRole('heading', { name: 'Oak Pantry: The address' })).toBeTruthy()
  expect(card.getByText('1 Old Street')).toBeTruthy()
  expect(card.getByText('<i>They are on Main Street.</i>')).toBeTruthy()
  expect(card.getByText(new RegExp(en.reports.turnedAway.record))).toBeTruthy()
  expect(card.getByText(/We did not move\./)).toBeTruthy()
})

test.each(both)('it is settled with a reason (%s)', async (language, { reports }) => {
  const sent = serve()
  const { user } = await renderInLanguage(<ReportsPanel />, language)
  await user.click(await screen.findByRole('button', { name: reports.keepNamed.replace('{name}', 'Oak Pantry') }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: reports.send }))
  expect(sentBy(sent, 'POST')).toEqual([])
  await user.type(dialog.getByLabelText(reports.reason), 'I called.')
  await user.click(dialog.getByRole('button', { name: reports.send }))

  const notice = await screen.findByRole('group', { name: reports.kept })
  expect(document.activeElement).toBe(notice)
  expect(sentBy(sent, 'POST')).toMatchObject([
    { path: `/api/admin/reports/${id}/settle`, body: { decision: 'keep', reason: 'I called.' } },
  ])
  expect(await screen.findByText(reports.empty)).toBeTruthy()
})

test.each(both)(
  'an administrator looks at the change before it is made, and gives a reason (%s)',
  async (language, { reports, editor }) => {
    signIn('admin')
    const sent = serve()
    const { user } = await renderInLanguage(<ReportsPanel />, language)
    await user.click(await screen.findByRole('button', { name: reports.editNamed.replace('{name}', 'Oak Pantry') }))
    expect(location.search).toBe('?tab=reports&listing=pantry-1')
    const zip = await screen.findByDisplayValue('93701')
    await user.clear(zip)
    await user.type(zip, '9370')
    await user.click(screen.getByRole('button', { name: editor.next }))
    expect(screen.getAllByText(editor.problems.zip).length).toBeGreaterThan(0)
    await user.type(zip, '2')
    await user.type(screen.getByLabelText(editor.phones), '{Enter}213 555 0142')
    await user.click(screen.getByRole('button', { name: editor.next }))

    expect(screen.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('93701'),
      expect.stringContaining('555-0100'),
    ])
    expect(sentBy(sent, 'PUT')).toEqual([])
    await user.type(screen.getByLabelText(editor.reason), 'They called us.')
    await user.click(screen.getByRole('button', { name: editor.save }))
    await screen.findByRole('group', { name: editor.saved })
    const [put] = sentBy(sent, 'PUT')
    expect(put).toMatchObject({
      path: '/api/admin/listings/pantry-1',
      body: {
        version: listing.version,
        status: 'live',
        reason: 'They called us.',
        fields: { zip: '93702', countyFips: null, hours: listing.fields.hours, cost: 'free' },
      },
    })
    // An unchanged number keeps its other details.
    const phones = [listing.fields.phones[0], { number: '213 555 0142', extension: null, isSwitchboard: false }]
    expect(put?.body).toMatchObject({ fields: { phones } })
  },
)

test('an administrator says what kind of place it is, and sees the change in words', async () => {
  signIn('admin')
  const sent = serve()
  const { user } = await renderInLanguage(<ReportsPanel />)
  await user.click(await screen.findByRole('button', { name: en.reports.editNamed.replace('{name}', 'Oak Pantry') }))
  await user.selectOptions(await screen.findByLabelText(partnerListings.fields.kind), 'meal-site')
  await user.click(screen.getByRole('button', { name: en.editor.next }))
  expect(screen.getByRole('insertion').textContent).toContain(kinds['meal-site'])
  await user.type(screen.getByLabelText(en.editor.reason), 'They called us.')
  await user.click(screen.getByRole('button', { name: en.editor.save }))

  await screen.findByRole('group', { name: en.editor.saved })
  expect(sentBy(sent, 'PUT')[0]?.body).toMatchObject({ fields: { kind: 'meal-site' } })
})

test.each([
  ['en', en, partnerListings, 'Monday', 'Tuesday', ['Mon 9 am–5 pm', 'Mon 9 am–5 pm; Tue 10 am–6 pm']],
  [
    'es',
    es,
    partnerListingsEs,
    'lunes',
    'martes',
    ['lun. 9 a. m. – 5 p. m.', 'lun. 9 a. m. – 5 p. m.; mar. 10 a. m. – 6 p. m.'],
  ],
] as const)(
  'hours are edited day by day and their change is told in words (%s)',
  async (language, words, { form, problems }, monday, tuesday, expectedLines) => {
    signIn('admin')
    history.replaceState(null, '', '/admin/review?tab=reports&listing=pantry-1')
    const sent = serve()
    const { user } = await renderInLanguage(<ReportsPanel />, language)
    const day = async (name: string) => within(await screen.findByRole('group', { name }))
    expect((await day(monday)).getByDisplayValue('09:00')).toBeTruthy()
    await user.click((await day(tuesday)).getByRole('button', { name: form.addTime.replace('{day}', tuesday) }))
    const opens = (await day(tuesday)).getByLabelText(form.opens)
    await user.clear(opens)
    await user.click(screen.getByRole('button', { name: words.editor.next }))
    expect(screen.getAllByText(problems.times).length).toBeGreaterThan(0)
    await user.type(opens, '10:00')
    const closes = (await day(tuesday)).getByLabelText(form.closes)
    await user.clear(closes)
    await user.type(closes, '18:00')
    await user.click(screen.getByRole('button', { name: words.editor.next }))

    expect(screen.getByRole('deletion').textContent).toContain(expectedLines[0])
    expect(screen.getByRole('insertion').textContent).toContain(expectedLines[1])
    await user.type(screen.getByLabelText(words.editor.reason), 'x')
    await user.click(screen.getByRole('button', { name: words.editor.save }))
    await screen.findByRole('group', { name: words.editor.saved })
    const times = [
      { day: 1, opens: '09:00', closes: '17:00' },
      { day: 2, opens: '10:00', closes: '18:00' },
    ]
    expect(sentBy(sent, 'PUT')).toMatchObject([{ body: { fields: { hours: { kind: 'weekly', times } } } }])
  },
)

test('when somebody else was faster, what was written stays until the new state is asked for', async () => {
  signIn('admin')
  history.replaceState(null, '', '/admin/review?tab=reports&listing=pantry-1')
  serve(() => ({
    status: 409,
    body: { success: false, code: 'edited_elsewhere', error: 'Someone else changed this.' },
  }))
  const { user } = await renderInLanguage(<ReportsPanel />)
  await user.type(await screen.findByDisplayValue('1 Old Street'), ' East')
  await user.click(screen.getByRole('button', { name: en.editor.next }))
  await user.type(screen.getByLabelText(en.editor.reason), 'x')
  await user.click(screen.getByRole('button', { name: en.editor.save }))
  expect(await screen.findByText('Someone else changed this.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: en.editor.change }))
  expect(screen.getByDisplayValue('1 Old Street East')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: en.editor.next }))
  await user.type(screen.getByLabelText(en.editor.reason), 'x')
  await user.click(screen.getByRole('button', { name: en.editor.save }))
  await user.click(await screen.findByRole('button', { name: en.editor.loadNew }))
  expect(await screen.findByDisplayValue('1 Old Street')).toBeTruthy()
})

test('nothing changed is said, and a field the server refuses is named', async () => {
  signIn('admin')
  history.replaceState(null, '', '/admin/review?tab=reports&listing=pantry-1')
  serve(() => ({
    status: 400,
    body: {
      success: false,
      code: 'bad_request',
      error: 'Please check.',
      fields: [{ path: 'fields.phones', problem: 'phone' }],
    },
  }))
  const { user } = await renderInLanguage(<ReportsPanel />)
  await user.click(await screen.findByRole('button', { name: en.editor.next }))
  expect(screen.getByText(en.editor.nothing)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: en.editor.change }))
  await user.selectOptions(screen.getByLabelText(en.editor.status), en.editor.statuses.withdrawn)
  await user.click(screen.getByRole('button', { name: en.editor.next }))
  expect(screen.getByText('Who sees it: Everyone → No one: taken down')).toBeTruthy()
  await user.type(screen.getByLabelText(en.editor.reason), 'x')
  await user.click(screen.getByRole('button', { name: en.editor.save }))

  expect(await screen.findByText(`Please check: ${partnerListings.fields.phones}`)).toBeTruthy()
})

test('a listing that is right as it is can be said to be checked, with nothing changed', async () => {
  signIn('admin')
  history.replaceState(null, '', '/admin/review?tab=reports&listing=pantry-1')
  const sent = serve()
  const { user } = await renderInLanguage(<ReportsPanel />)
  await user.click(await screen.findByRole('checkbox', { name: en.editor.isChecked }))
  await user.click(screen.getByRole('button', { name: en.editor.next }))
  expect(screen.getByText(en.editor.checkedLine)).toBeTruthy()
  await user.type(screen.getByLabelText(en.editor.reason), 'I called them.')
  await user.click(screen.getByRole('button', { name: en.editor.save }))

  expect(await screen.findByText(en.editor.saved)).toBeTruthy()
  expect(sentBy(sent, 'PUT').map(({ body }) => body)).toEqual([
    {
      version: listing.version,
      fields: listing.fields,
      area: listing.area,
      status: 'live',
      reason: 'I called them.',
      isChecked: true,
    },
  ])
})

test.each(both)(
  'a reviewer finds a listing by its name and only looks at it (%s)',
  async (language, { find, editor }) => {
    signIn('reviewer')
    const sent = serve()
    const { user } = await renderInLanguage(<ReportsPanel />, language)
    await user.click(await screen.findByRole('button', { name: find.search }))
    expect(screen.getAllByText(find.stateNeeded).length).toBeGreaterThan(0)
    await user.type(screen.getByLabelText(find.name), 'oak')
    await user.selectOptions(screen.getByLabelText(find.state), 'CA')
    await user.click(screen.getByRole('button', { name: find.search }))
    await user.click(await screen.findByRole('button', { name: 'Oak Pantry, Fresno' }))

    expect(await screen.findByText(editor.readOnly)).toBeTruthy()
    expect(screen.getByText('1 Old Street')).toBeTruthy()
    expect(screen.queryByRole('button', { name: editor.next })).toBeNull()
    expect(sent.some(({ path }) => path === '/api/admin/listings?q=oak&state=CA')).toBe(true)
    await user.click(screen.getByRole('button', { name: editor.back }))
    expect(location.search).toBe('?tab=reports')
  },
)

test('an administrator makes a place one for a whole state, and sees it before it is saved', async () => {
  signIn('admin')
  const sent = serve()
  const { user } = await renderInLanguage(<ReportsPanel />)
  await user.click(await screen.findByRole('button', { name: en.reports.editNamed.replace('{name}', 'Oak Pantry') }))
  const { reach, reaches, reachState, next, save, reason, areaLine } = en.editor
  await user.selectOptions(await screen.findByRole('combobox', { name: reach }), 'state')
  expect(screen.queryByRole('group', { name: en.editor.serves })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: reachState }), 'NV')
  await user.click(screen.getByRole('button', { name: next }))

  const line = areaLine.replace('{before}', reaches.local).replace('{after}', `${reaches.state}: NV`)
  expect(screen.getByText(line)).toBeTruthy()
  await user.type(screen.getByLabelText(reason), 'They told us.')
  await user.click(screen.getByRole('button', { name: save }))
  await screen.findByRole('group', { name: en.editor.saved })
  expect(sentBy(sent, 'PUT')[0]?.body).toMatchObject({ area: { reach: 'state', state: 'NV', serves: [] } })
})
