// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminListings as en } from '#content/en/admin-listings.ts'
import { adminListings as es } from '#content/es/admin-listings.ts'
import { adminReview } from '#content/en/admin-review.ts'
import { kinds } from '#content/en/kinds.ts'
import { partnerListings } from '#content/en/partner-listings.ts'
import type { ListingDraftRow, SimilarListing } from '#contracts/listing-drafts.ts'
import type { AdminListing } from '#contracts/review.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { buildPartnerAccount } from '#testing/builders/partner-introduction.ts'
import { fakeFetch } from '#testing/fake-fetch.ts'
import { renderInLanguage } from '#testing/render.tsx'
import { noFields } from './empty-listing.ts'
import { ListingsPage } from './listings-page.tsx'

const importId = '00000000-0000-4000-8000-000000000071'
const buildDraft = (id: string, name: string): ListingDraftRow => ({
  id,
  name,
  city: 'Bakersfield',
  state: 'CA',
  category: 'housing',
  kind: 'emergency-shelter',
  source: 'A county',
  asOf: '2026-11',
})
const drafts = [buildDraft('a', 'Oak House'), buildDraft('b', 'Elm House'), buildDraft('c', 'Ash House')]
const imports = [{ id: importId, publisher: 'A county', dataset: 'A list', drafts: 3 }]
const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replace(`{${key}}`, String(value)), text)

type Reply = { status?: number; body: unknown }

function serve(change: (path: string) => Reply = () => ({ body: { success: true, changed: 2 } })) {
  let list = drafts
  return fakeFetch(({ method, path, body }) => {
    if (method === 'GET')
      return { body: { success: true, drafts: list, total: list.length, page: 1, pages: 1, imports } }
    const reply = change(path)
    const { ids } = body as { ids?: string[] }
    if (!reply.status) list = list.filter(({ id }) => ids && !ids.includes(id))
    return reply
  })
}
const signIn = (role: 'reviewer' | 'admin') =>
  staffSession.send({ type: 'found', account: buildPartnerAccount({ role, organization: null }) })

beforeEach(() => {
  history.replaceState(null, '', '/admin/listings')
  signIn('admin')
})
afterEach(() => {
  staffSession.send({ type: 'signedOut' })
})

const both = [
  ['en', en],
  ['es', es],
] as const

test.each(both)('chosen drafts are published after one question, and the result is told (%s)', async (language, t) => {
  const sent = serve()
  const { user } = await renderInLanguage(<ListingsPage />, language)
  for (const name of ['Oak House', 'Elm House']) {
    await user.click(await screen.findByRole('checkbox', { name: fill(t.drafts.chooseNamed, { name }) }))
  }
  await user.click(screen.getByRole('button', { name: fill(t.actions.publishSome, { count: 2 }) }))
  const dialog = await screen.findByRole('dialog', { name: fill(t.actions.publishTitle, { count: 2 }) })
  await user.click(within(dialog).getByRole('button', { name: t.actions.publishYes }))

  expect(await screen.findByText(fill(t.actions.published, { count: 2 }))).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/listing-drafts/publish', { ids: ['a', 'b'] }],
  ])
  expect(await screen.findByText(fill(t.drafts.found, { count: 1 }))).toBeTruthy()
})

test('with none chosen, all drafts of the filter are deleted, with the number the person saw', async () => {
  history.replaceState(null, '', `/admin/listings?import=${importId}&state=CA`)
  const sent = serve(() => ({ body: { success: true, changed: 3 } }))
  const { user } = await renderInLanguage(<ListingsPage />)
  await user.click(await screen.findByRole('button', { name: fill(en.actions.deleteAll, { count: 3 }) }))
  await user.click(await screen.findByRole('button', { name: en.actions.deleteYes }))

  expect(await screen.findByText(fill(en.actions.deleted, { count: 3 }))).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    filter: { import: importId, state: 'CA' },
    count: 3,
  })
})

test('when the drafts changed meanwhile, it says that nothing was done', async () => {
  serve(() => ({ status: 409, body: { success: false, code: 'conflict', message: 'x' } }))
  const { user } = await renderInLanguage(<ListingsPage />)
  await user.click(await screen.findByRole('button', { name: fill(en.actions.publishAll, { count: 3 }) }))
  await user.click(await screen.findByRole('button', { name: en.actions.publishYes }))

  expect(await screen.findByText(en.actions.changed)).toBeTruthy()
})

test('the filters are in the address and in what is asked for', async () => {
  const sent = serve()
  const { user } = await renderInLanguage(<ListingsPage />)
  await user.selectOptions(await screen.findByRole('combobox', { name: en.drafts.import }), importId)
  await user.type(screen.getByRole('searchbox', { name: en.drafts.text }), 'oak')

  await vi.waitFor(() => {
    const [last] = sent.slice(-1)
    expect(last?.path).toBe(`/api/admin/listing-drafts?import=${importId}&q=oak`)
  })
  expect(location.search).toBe(`?import=${importId}&q=oak`)
})

test('a reviewer can look, but has nothing to publish, delete or add with', async () => {
  signIn('reviewer')
  serve()
  await renderInLanguage(<ListingsPage />)

  expect(await screen.findByText(en.actions.onlyAdmin)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: en.add })).toBeNull()
  expect(screen.getAllByRole('cell', { name: new RegExp(kinds['emergency-shelter']) })).toHaveLength(3)
})

const similar: SimilarListing = {
  id: 'twin',
  name: 'Harbor Shelter',
  street: '7 Harbor Street',
  city: null,
  status: 'live',
  reasons: ['phone'],
}

const buildAdded = (): AdminListing => ({
  id: 'staff-1',
  fields: { ...noFields, name: 'Harbor House' },
  status: 'live',
  state: 'CA',
  area: { reach: 'local', state: null, serves: [] },
  version: 'a'.repeat(32),
  source: 'Next Chapter',
  asOf: '2026-11-15',
  organization: null,
  isAddressPrivate: false,
  reportsDiffer: [],
  hasWaitingChange: false,
})

test('a listing added by hand shows places that look alike before it is saved', async () => {
  const sent = fakeFetch(({ path }) => {
    if (path === '/api/admin/listings/similar') return { body: { success: true, similar: [similar] } }
    if (path === '/api/admin/listings') return { body: { success: true, listing: buildAdded() } }
    return { body: { success: true, drafts: [], total: 0, page: 1, pages: 1, imports: [] } }
  })
  const { user } = await renderInLanguage(<ListingsPage />)
  await user.click(await screen.findByRole('button', { name: en.add }))
  await user.type(await screen.findByRole('textbox', { name: partnerListings.fields.name }), 'Harbor House')
  await user.click(screen.getByRole('button', { name: adminReview.editor.nextNew }))
  expect(screen.getAllByText(adminReview.editor.problems.kind).length).toBeGreaterThan(0)

  await user.selectOptions(screen.getByRole('combobox', { name: partnerListings.fields.kind }), 'emergency-shelter')
  await user.type(screen.getByRole('textbox', { name: partnerListings.fields.zip }), '90012')
  await user.type(screen.getByRole('textbox', { name: partnerListings.fields.street }), '7 Harbor Street')
  await user.click(screen.getByRole('button', { name: adminReview.editor.nextNew }))

  expect(await screen.findByRole('link', { name: 'Harbor Shelter, 7 Harbor Street' })).toBeTruthy()
  expect(screen.getByText(en.new.reasons.phone)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: en.new.save }))
  expect(await screen.findByText(fill(en.new.saved, { name: 'Harbor House' }))).toBeTruthy()
  expect(sent.find(({ path }) => path === '/api/admin/listings')?.body).toMatchObject({
    fields: {
      name: 'Harbor House',
      kind: 'emergency-shelter',
      category: 'housing',
      zip: '90012',
      street: '7 Harbor Street',
    },
  })
})
