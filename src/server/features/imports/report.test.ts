import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildSourceKey } from '#domain/imports/import-source.ts'
import { setUpTestServer } from '#testing/server.ts'
import { type SignedInBrowser, signInAs } from '#testing/staff.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const source = { publisher: 'A county', dataset: 'A list', licence: 'CC0', asOf: '2026-11' }
const body = (content: string) => ({ format: 'csv', source, content, trusted: true })
const get = (by: SignedInBrowser, url: string) => by.send({ method: 'GET', url })

async function check(by: SignedInBrowser, content: string): Promise<string> {
  const { id } = (await by.send({ method: 'POST', url: '/api/admin/imports', payload: body(content) })).json()
  for (let tries = 0; tries < 5000; tries += 1) {
    if ((await get(by, `/api/admin/imports/${id}`)).json().import.status !== 'checking') return id
    await setImmediate()
  }
  throw new Error('the job never ended')
}

test('the report names each row, its verdict and the reasons in the language asked for, with formulas tamed', async () => {
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const id = await check(
    reviewer,
    'name,phones,zip,state\n"\'=cmd, ""x""",213-556-1001,90012,CA\n,213-556-1002,90012,CA\n<b>Bold</b>,213-556-1003,90012,CA\n',
  )
  const english = await get(reviewer, `/api/admin/imports/${id}/report`)
  const spanish = await get(reviewer, `/api/admin/imports/${id}/report?lang=es`)

  expect(english.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(english.headers['content-disposition']).toBe('attachment; filename="import-report.csv"')
  const lines = english.body.split('\r\n')
  expect(lines[0]).toBe('\u{feff}row,found,name,reasons,listed as,decided')
  expect(lines[1]).toMatch(/^2,Needs a look,"'=cmd, ""x""",/)
  expect(lines[2]).toMatch(/^3,Left out,,name: The name is missing\./)
  expect(lines[3]).toMatch(/^4,Left out,.*The name has code in it/)
  expect(lines).toHaveLength(5)
  expect(spanish.body).toContain('3,Queda fuera,,name: Falta el nombre.')
  expect((await get(reviewer, `/api/admin/imports/${crypto.randomUUID()}/report`)).statusCode).toBe(404)
  expect((await get(reviewer, `/api/admin/imports/${id}/report?lang=xx`)).statusCode).toBe(400)
})

test('code and formulas in every field of a row reach the directory as plain text or not at all', async () => {
  const admin = await signInAs(server, { role: 'admin' })
  const evil = '<img src=x onerror=alert(1)>'
  const columns = [
    'id',
    'name',
    'organization',
    'category',
    'services',
    'note_en',
    'note_es',
    'street',
    'city',
    'state',
    'zip',
    'county',
    'phones',
    'website',
    'hours',
    'languages',
    'cost',
    'required_documents',
    'serves_record',
    'confirmed_on',
    'source_publisher',
    'source_dataset',
    'source_licence',
    'source_url',
  ]
  const cells = columns.map((column) =>
    column === 'name'
      ? 'A door'
      : column === 'phones'
        ? `${evil}; 213-556-1001`
        : column === 'zip'
          ? '90012'
          : column === 'state'
            ? 'CA'
            : `=${evil}${column}`,
  )
  const id = await check(admin, `${columns.join(',')}\n${cells.map((cell) => `"${cell}"`).join(',')}\n`)
  const {
    rows: [row],
  } = (await get(admin, `/api/admin/imports/${id}/rows`)).json()

  expect(row.verdict).toBe('warning')
  expect(row.listing.name).toBe('A door')
  expect(JSON.stringify(row.listing)).not.toMatch(/[<>]|onerror/)
})

test('a file far too large is refused before it is read', async () => {
  const admin = await signInAs(server, { role: 'admin' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const { status, sent } = await new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/admin/imports',
        headers: {
          'content-type': 'application/json',
          'content-length': 1024 ** 3,
          cookie: admin.cookie() ?? '',
          'sec-fetch-site': 'same-origin',
          origin: `http://127.0.0.1:${port}`,
        },
      },
      (response) => {
        response.resume()
        resolve({ status: response.statusCode, sent: request.socket?.bytesWritten ?? 0 })
        request.destroy()
      },
    )
    request.on('error', reject)
    request.write('{"format":"csv"')
  })

  expect(status).toBe(413)
  expect(sent).toBeLessThan(4096)
})

test.each([
  ['UTF-16', Buffer.from(JSON.stringify(body('name\nNiño\n')), 'utf16le')],
  ['Latin-1', Buffer.from(JSON.stringify(body('name\nNiño\n')), 'latin1')],
])('bytes in %s are refused and nothing is stored', async (_name, payload) => {
  const admin = await signInAs(server, { role: 'admin' })
  const refused = await admin.send({
    method: 'POST',
    url: '/api/admin/imports',
    payload,
    headers: { 'content-type': 'application/json' },
  })

  expect([refused.statusCode, (await server.stored()).import_batches]).toEqual([400, undefined])
})

test('the columns of a source are remembered, the last choice holds, and who saved it is written down', async () => {
  const reviewer = await signInAs(server, { role: 'reviewer' })
  const key = buildSourceKey(source)
  const url = `/api/admin/import-mappings?source=${encodeURIComponent(key)}`
  const save = (columns: object[]) =>
    reviewer.send({ method: 'PUT', url: '/api/admin/import-mappings', payload: { source: key, columns } })

  expect((await get(reviewer, url)).json()).toEqual({ success: true, columns: null })
  await save([{ heading: 'Agency', column: 'name' }])
  const columns = [
    { heading: 'Agency', column: 'organization' },
    { heading: '<b>x</b>', column: null },
  ]
  expect((await save(columns)).json()).toEqual({ success: true })
  expect((await get(reviewer, url)).json()).toEqual({ success: true, columns })
  expect((await get(reviewer, '/api/admin/import-mappings?source=other')).json().columns).toBeNull()
  const written = (await server.stored()).audit ?? []
  expect(written.map(({ actor, entity, entity_id: id }) => [actor, entity, id])).toEqual(
    Array.from({ length: 2 }, () => [reviewer.accountId, 'import_mapping', key]),
  )
  expect((await save([{ heading: 'x', column: 'nothing' }])).statusCode).toBe(400)
  expect((await save([])).statusCode).toBe(400)
})
