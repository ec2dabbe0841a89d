import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { type SignedInBrowser, signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const source = { publisher: 'A county', dataset: 'A list', licence: 'CC0', asOf: '2026-11' }
const header = 'id,name,category,services,street,zip,phones,state,county\n'
const places = [
  ['Oak Shelter', '90012', 'CA', 'Los Angeles'],
  ['Casa Peñón', '90012', 'CA', 'Los Angeles'],
  ['Bronx House', '10451', 'NY', 'Bronx'],
] as const
const buildFile = (prefix = '') =>
  header +
  places
    .map(
      ([name, zip, state, county], index) =>
        `${prefix}${index},${prefix}${name},housing,emergency-shelter,${index + 1} ${prefix}Oak Street,${zip},` +
        `213-55${prefix.length + 1}-10${index}0,${state},${county}\n`,
    )
    .join('')

let admin: SignedInBrowser
beforeEach(async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'pantry', name: 'Corner Pantry' })])
  admin = await signInAs(server, { role: 'admin', name: 'Ada' })
})

const drafts = '/api/admin/listing-drafts'
const get = async (url: string, by = admin) => (await by.send({ method: 'GET', url })).json()
const post = (url: string, payload?: object, by = admin) =>
  by.send({ method: 'POST', url, ...(payload && { payload }) })

async function waitUntilSettled(id: string): Promise<string> {
  for (let tries = 0; tries < 20_000; tries += 1) {
    const { status } = (await get(`/api/admin/imports/${id}`)).import
    if (status !== 'checking' && status !== 'committing') return status
    await setImmediate()
  }
  throw new Error('the job never ended')
}

async function importDrafts(content: string): Promise<string> {
  const { id } = (await post('/api/admin/imports', { format: 'csv', source, content })).json()
  await waitUntilSettled(id)
  await post(`/api/admin/imports/${id}/commit`)
  expect(await waitUntilSettled(id)).toBe('committed')
  return id
}

async function search(county = 'Los Angeles', state = 'CA'): Promise<string[]> {
  const payload = { location: { state, county }, needs: { housing: true } }
  const { resources } = (await server.send({ method: 'POST', url: '/api/search-resources', payload })).json()
  return resources.map(({ name }: { name: string }) => name)
}
const listNames = (page: { drafts: { name: string }[] }) => page.drafts.map(({ name }) => name)
const listAudited = async () =>
  (await server.stored()).audit
    ?.filter(({ entity }) => entity === 'listing')
    .map(({ actor, action, entity_id: id, after }) => [actor, action, id, JSON.parse(after ?? '{}') as unknown])

test('imported drafts are found by import, state and text, and nobody else sees them', async () => {
  const first = await importDrafts(buildFile())
  const second = await importDrafts(buildFile('New '))
  const page = await get(drafts)

  expect(page).toMatchObject({ total: 6, page: 1, pages: 1 })
  expect(page.imports).toEqual(
    expect.arrayContaining([first, second].map((id) => ({ id, publisher: 'A county', dataset: 'A list', drafts: 3 }))),
  )
  expect(listNames(await get(`${drafts}?import=${first}`))).toEqual(['Bronx House', 'Casa Peñón', 'Oak Shelter'])
  expect(listNames(await get(`${drafts}?import=${first}&state=NY`))).toEqual(['Bronx House'])
  expect(listNames(await get(`${drafts}?q=penon`))).toEqual(['Casa Peñón', 'New Casa Peñón'])
  expect((await get(`${drafts}?q=oak&state=CA&page=9`)).drafts[0]).toMatchObject({
    name: 'New Oak Shelter',
    state: 'CA',
    kind: 'emergency-shelter',
    source: 'A county',
    asOf: '2026-11',
  })
  expect(await search()).not.toContain('Oak Shelter')
})

test('a published draft is found by the search at once, and the audit log says who published how many', async () => {
  const batch = await importDrafts(buildFile())
  const [{ id }] = (await get(`${drafts}?q=oak shelter`)).drafts

  expect((await post(`${drafts}/publish`, { ids: [id, 'pantry', 'not-there'] })).json()).toEqual({
    success: true,
    changed: 1,
  })
  expect(await search()).toContain('Oak Shelter')
  expect((await get(drafts)).total).toBe(2)
  expect((await post(`${drafts}/publish`, { filter: { import: batch }, count: 2 })).json().changed).toBe(2)
  expect(await search('Bronx', 'NY')).toContain('Bronx House')
  expect(await listAudited()).toEqual([
    [admin.accountId, 'publish', null, { drafts: 1 }],
    [admin.accountId, 'publish', batch, { drafts: 2 }],
  ])
})

test('publishing or deleting all of a filter refuses when the number of drafts is not what the person saw', async () => {
  await importDrafts(buildFile())
  const before = await server.stored()

  for (const action of ['publish', 'delete']) {
    const reply = await post(`${drafts}/${action}`, { filter: { state: 'CA' }, count: 3 })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict'])
  }
  expect((await server.stored()).listings).toEqual(before.listings)
})

test('deleted drafts are gone, public listings and drafts of partners stay', async () => {
  await importDrafts(buildFile())
  const { db } = server.database
  await db.updateTable('listings').set({ status: 'draft', origin: 'partner' }).where('id', '=', 'pantry').execute()
  const [{ id }] = (await get(`${drafts}?q=oak`)).drafts
  await post(`${drafts}/publish`, { ids: [id] })

  expect((await post(`${drafts}/delete`, { ids: [id, 'pantry'] })).json().changed).toBe(0)
  expect((await post(`${drafts}/delete`, { filter: {}, count: 2 })).json().changed).toBe(2)
  expect(new Set((await server.stored()).listings?.map((row) => row.id))).toEqual(new Set([id, 'pantry']))
  expect((await get('/api/admin/listings/pantry')).code).toBe('not_found')
})

test('undoing an import also takes back what was published since, and misses nothing that was deleted', async () => {
  const before = await server.stored()
  const batch = await importDrafts(buildFile())
  const [one, two] = (await get(drafts)).drafts
  server.clock.advance(1000)
  await post(`${drafts}/publish`, { ids: [one.id] })
  await post(`${drafts}/delete`, { ids: [two.id] })

  const undone = (await post(`/api/admin/imports/${batch}/undo`)).json().import
  expect(undone).toMatchObject({ status: 'undone', kept: 0 })
  expect((await server.stored()).listings).toEqual(before.listings)
})

test('a reviewer finds drafts and opens one, but only an administrator publishes or deletes', async () => {
  await importDrafts(buildFile())
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const [{ id }] = (await get(drafts, reviewer)).drafts

  expect((await get(`/api/admin/listings/${id}`, reviewer)).listing).toMatchObject({ status: 'draft' })
  for (const action of ['publish', 'delete']) {
    expect((await post(`${drafts}/${action}`, { ids: [id] }, reviewer)).statusCode).toBe(403)
  }
  expect((await get(drafts)).total).toBe(3)
})

test('a draft can be edited and stay a draft, or be published from its editor', async () => {
  await importDrafts(buildFile())
  const [{ id }] = (await get(`${drafts}?q=oak`)).drafts
  const edit = async (change: object) => {
    const { version, fields } = (await get(`/api/admin/listings/${id}`)).listing
    const payload = { version, fields, status: 'draft', reason: 'They called us.', ...change }
    return admin.send({ method: 'PUT', url: `/api/admin/listings/${id}`, payload })
  }
  const { fields } = (await get(`/api/admin/listings/${id}`)).listing

  expect((await edit({ fields: { ...fields, name: 'Oak Night Shelter' } })).json().listing.status).toBe('draft')
  expect(listNames(await get(`${drafts}?q=night`))).toEqual(['Oak Night Shelter'])
  server.clock.advance(1000)
  expect((await edit({ status: 'live' })).json().listing.status).toBe('live')
  expect(await search()).toContain('Oak Night Shelter')
  expect((await edit({ status: 'draft' })).statusCode).toBe(400)
  const { entries } = await get(`/api/admin/review/listings/${id}/history`)
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['publish', 'edit'])
})
