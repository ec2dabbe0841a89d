import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { type SignedInBrowser, signInAs } from '#testing/staff.ts'

const server = setUpTestServer()
const source = { publisher: 'A county', dataset: 'A list', licence: 'CC0', asOf: '2026-11' }
const header = 'id,name,category,kind,services,street,zip,phones,state,county\n'
const row = (id: number, name: string, kind: string, services = 'food-pantry') =>
  `${id},${name},housing,${kind},${services},${id} Oak Street,90012,213-556-${1000 + id},CA,Los Angeles\n`

let admin: SignedInBrowser
beforeEach(async () => {
  admin = await signInAs(server, { role: 'admin' })
})
const get = async (url: string) => (await admin.send({ method: 'GET', url })).json()
const post = (url: string, payload?: object) => admin.send({ method: 'POST', url, ...(payload && { payload }) })

async function waitUntilSettled(id: string): Promise<void> {
  for (let tries = 0; tries < 20_000; tries += 1) {
    const { status } = (await get(`/api/admin/imports/${id}`)).import
    if (status !== 'checking' && status !== 'committing') return
    await setImmediate()
  }
  throw new Error('the job never ended')
}
async function check(content: string, more: object = {}): Promise<string> {
  const { id } = (await post('/api/admin/imports', { format: 'csv', source, content, trusted: true, ...more })).json()
  await waitUntilSettled(id)
  return id
}
async function commit(id: string): Promise<void> {
  await post(`/api/admin/imports/${id}/commit`)
  await waitUntilSettled(id)
}
const rows = async (id: string) => (await get(`/api/admin/imports/${id}/rows`)).rows
const listKinds = async () =>
  Object.fromEntries((await server.stored()).listings?.map(({ name, kind }) => [name, kind]) ?? [])
const setKind = (id: string, rowNumber: number, kind: string) =>
  admin.send({ method: 'PUT', url: `/api/admin/imports/${id}/rows/${rowNumber}/kind`, payload: { kind } })

test('a file states the kind by its id or by its name in either language, and a wrong one keeps its row', async () => {
  const id = await check(
    header +
      row(1, 'One', 'meal-site') +
      row(2, 'Two', 'Food bank') +
      row(3, 'Three', 'Despensa de comida') +
      row(4, 'Four', '') +
      row(5, 'Five', 'spaceship'),
  )
  const judged = await rows(id)

  expect(judged.map(({ kind }: { kind: object }) => kind)).toEqual([
    { value: 'meal-site', isChosen: false },
    { value: 'food-bank', isChosen: false },
    { value: 'food-pantry', isChosen: false },
    { value: 'food-pantry', isChosen: true },
    { value: 'food-pantry', isChosen: true },
  ])
  expect(judged[4]).toMatchObject({ verdict: 'warning', problems: [{ code: 'kind_unknown', field: 'kind' }] })
  expect(judged[4].problems[0].message).toMatch(/kind of place/)
})

test('a person changes the kind of one row before the rows are added, and not after', async () => {
  const id = await check(header + row(1, 'One', '') + row(2, 'Two', ''))

  expect((await setKind(id, 2, 'emergency-shelter')).statusCode).toBe(200)
  expect((await setKind(id, 9, 'emergency-shelter')).statusCode).toBe(404)
  expect((await setKind(id, 2, 'spaceship')).statusCode).toBe(400)
  expect((await rows(id))[0].kind).toEqual({ value: 'emergency-shelter', isChosen: false })
  await commit(id)
  expect(await listKinds()).toEqual({ One: 'emergency-shelter', Two: 'food-pantry' })
  expect((await setKind(id, 2, 'library')).statusCode).toBe(409)
  const { audit = [] } = await server.stored()
  expect(audit.find(({ action }) => action === 'change')?.after).toBe('{"row":2,"kind":"emergency-shelter"}')
})

test('an import that replaces a listing keeps a stated kind, and otherwise chooses it again', async () => {
  await seedDirectory(server.database.db, [
    buildListing({ id: 'stated', name: 'Stated House', kind: 'day-center' }),
    buildListing({ id: 'derived', name: 'Derived House' }),
  ])
  const id = await check(
    header + row(1, 'Stated House', '', 'emergency-shelter') + row(2, 'Derived House', '', 'emergency-shelter'),
    { duplicates: 'replace' },
  )
  await commit(id)

  expect(await listKinds()).toEqual({ 'Derived House': 'emergency-shelter', 'Stated House': 'day-center' })
})

const cells = {
  name: 'One',
  phones: '213-556-1001',
  website: '',
  street: '',
  city: '',
  state: 'CA',
  zip: '',
  county: 'Kern',
}
const correct = (id: string, rowNumber: number, change: object = {}) =>
  admin.send({
    method: 'PUT',
    url: `/api/admin/imports/${id}/rows/${rowNumber}/cells`,
    payload: { ...cells, ...change },
  })
const broken = header + '1,,housing,,,,,12345,ZZ,Nowhere\n' + row(2, 'Two', '')

test('a row with faults is corrected where it is, judged again and counted, and then added', async () => {
  const id = await check(broken)
  const [first] = await rows(id)
  expect(first).toMatchObject({
    verdict: 'error',
    cells: { name: '', phones: '12345', state: 'ZZ', county: 'Nowhere' },
  })

  expect((await correct(id, 2)).json()).toEqual({ success: true, verdict: 'ok' })
  expect((await rows(id))[0]).toMatchObject({ verdict: 'ok', listing: { name: 'One', countyFips: '06029' } })
  expect((await get(`/api/admin/imports/${id}`)).import.counts).toEqual({ ok: 2, warning: 0, error: 0, duplicate: 0 })
  await commit(id)
  expect(Object.keys(await listKinds())).toEqual(expect.arrayContaining(['One', 'Two']))
  expect((await correct(id, 2)).statusCode).toBe(409)
})

test('a corrected row that the directory has is a duplicate, and one that stands above is told', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'known', name: 'Known House', countyFips: '06029' })])
  const id = await check(header + row(1, 'One', '').replace('1,', ',') + row(2, 'Two', '').replace('2,', ','))

  expect((await correct(id, 3, { name: 'Known House', phones: '213-555-0100' })).json().verdict).toBe('duplicate')
  const [first] = await rows(id)
  const same = { ...first.cells }
  expect((await correct(id, 3, same)).json().verdict).toBe('error')
  expect((await rows(id))[1].problems).toMatchObject([{ code: 'duplicate_row' }])
})

test('what is still wrong is said, a kind that was chosen stays, and other rows are left alone', async () => {
  const id = await check(broken)
  await setKind(id, 3, 'emergency-shelter')
  const before = await rows(id)

  expect((await correct(id, 2, { phones: '555' })).json().verdict).toBe('error')
  expect((await rows(id))[0].problems.map(({ code }: { code: string }) => code)).toEqual([
    'phone_unreadable',
    'contact_missing',
  ])
  expect((await correct(id, 3, { ...before[1].cells, name: 'Two House' })).statusCode).toBe(200)
  expect((await rows(id))[1]).toMatchObject({ listing: { name: 'Two House' }, kind: { value: 'emergency-shelter' } })
  expect((await correct(id, 9)).statusCode).toBe(404)
  expect((await correct(id, 2, { name: 'x'.repeat(301) })).statusCode).toBe(400)
})

test('the rows that explain the template are no places', async () => {
  const template = (await admin.send({ method: 'GET', url: '/api/admin/exports?format=template' })).body
  const columns = template.split('\r\n')[0]?.split(',').length ?? 0
  const place = ['', 'Real Pantry', ...Array<string>(columns - 2).fill('')].join(',')
  const id = await check(`${template}${place}\r\n`)

  expect((await rows(id)).map(({ rowNumber }: { rowNumber: number }) => rowNumber)).toEqual([4])
})
