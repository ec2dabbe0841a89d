import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ImportBatch } from '#contracts/imports.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { type SignedInBrowser, signInAs } from '#testing/staff.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const source = { publisher: 'A county', dataset: 'A list', licence: 'CC0', asOf: '2026-11' }
const header = 'id,name,category,services,street,zip,phones,state,county\n'
const row = (id: number, name = `Helping hands ${id}`) =>
  `${id},"${name}",housing,emergency-shelter,${id} Oak Street,90012,213-556-${1000 + id},CA,Los Angeles\n`
const manyRows = (count: number) => header + Array.from({ length: count }, (_, index) => row(index + 1)).join('')

const start = async (by: SignedInBrowser, content: string, more: object = {}): Promise<string> =>
  (
    await by.send({
      method: 'POST',
      url: '/api/admin/imports',
      payload: { format: 'csv', source, content, trusted: true, ...more },
    })
  ).json().id
const find = async (by: SignedInBrowser, id: string): Promise<ImportBatch> =>
  (await by.send({ method: 'GET', url: `/api/admin/imports/${id}` })).json().import
const post = (by: SignedInBrowser, url: string, payload?: object) =>
  by.send({ method: 'POST', url, ...(payload ? { payload } : {}) })

/** Collects every response until the background job has ended. */
async function watched(by: SignedInBrowser, id: string): Promise<ImportBatch[]> {
  const seen: ImportBatch[] = []
  for (let tries = 0; tries < 20_000; tries += 1) {
    const now = await find(by, id)
    seen.push(now)
    if (now.status !== 'checking' && now.status !== 'committing') return seen
    await setImmediate()
  }
  throw new Error('the job never ended')
}
const waitUntilSettled = async (by: SignedInBrowser, id: string) => (await watched(by, id)).at(-1) as ImportBatch
const check = async (by: SignedInBrowser, content: string, more: object = {}) =>
  waitUntilSettled(by, await start(by, content, more))
async function commit(by: SignedInBrowser, id: string) {
  await post(by, `/api/admin/imports/${id}/commit`)
  return waitUntilSettled(by, id)
}
const audited = async () =>
  (await server.stored()).audit?.map(({ actor, action, entity, after }) => [
    actor,
    action,
    entity,
    JSON.parse(after ?? '{}') as unknown,
  ]) ?? []

test('a reviewer checks and decides; adding and taking back need an administrator, and change nothing for others', async () => {
  await seedDirectory(server.database.db, [buildListing({ id: 'pantry', name: 'Corner Pantry' })])
  const reviewer = await signInAs(server, { role: 'reviewer', name: 'Rita Reviewer' })
  const admin = await signInAs(server, { role: 'admin' })
  const { id } = await check(reviewer, header + row(1) + row(2, 'The Corner Pantry'))
  const decided = await post(reviewer, `/api/admin/imports/${id}/decisions`, { decision: 'replace', rows: 'all' })
  const before = await server.stored()

  expect(decided.json()).toEqual({ success: true, changed: 1 })
  for (const action of ['commit', 'undo']) {
    expect((await post(reviewer, `/api/admin/imports/${id}/${action}`)).statusCode).toBe(403)
  }
  expect((await server.stored()).listings).toEqual(before.listings)
  expect(await commit(admin, id)).toMatchObject({ status: 'committed', added: 1, updated: 1 })
  const [listedImport] = (await admin.send({ method: 'GET', url: '/api/admin/imports' })).json().imports
  expect(listedImport).toMatchObject({ id, actorName: 'Rita Reviewer', undoUntil: '2026-12-15T12:00:00.000Z' })
  await post(admin, `/api/admin/imports/${id}/undo`)
  expect(await audited()).toEqual([
    [reviewer.accountId, 'start', 'import', { format: 'csv' }],
    [reviewer.accountId, 'decide', 'import', { decision: 'replace', rows: 1 }],
    [admin.accountId, 'commit', 'import', { added: 1, updated: 1, skipped: 0 }],
    [admin.accountId, 'undo', 'import', { restored: 2, kept: 0 }],
  ])
})

test('an administrator who loses the role between check and commit is refused, and nothing is half done', async () => {
  const admin = await signInAs(server, { role: 'admin' })
  const { id } = await check(admin, manyRows(20))
  await server.database.db.updateTable('accounts').set({ role: 'reviewer' }).where('id', '=', admin.accountId).execute()
  const before = await server.stored()

  const refused = await post(admin, `/api/admin/imports/${id}/commit`)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
  const after = await server.stored()
  expect([after.listings, after.import_batches, after.import_changes]).toEqual([
    before.listings,
    before.import_batches,
    before.import_changes,
  ])
  expect((await find(admin, id)).status).toBe('checked')
})

test('two administrators at once do not mix, and each takes back only their own', async () => {
  const [one, two] = [await signInAs(server, { role: 'admin' }), await signInAs(server, { role: 'admin' })]
  const mine = (prefix: string, at: number) =>
    header +
    Array.from(
      { length: 400 },
      (_, index) =>
        `${prefix}${index},${prefix} house ${index},housing,emergency-shelter,${at + index} Oak Street,90012,` +
        `213-55${at === 1 ? 6 : 7}-${1000 + index},CA,Los Angeles\n`,
    ).join('')
  const ids = await Promise.all([start(one, mine('alpha', 1)), start(two, mine('omega', 5001))])
  const checked = await Promise.all([waitUntilSettled(one, ids[0]), waitUntilSettled(two, ids[1])])
  expect(checked.map(({ counts, done }) => [done, counts.ok + counts.warning])).toEqual([
    [400, 400],
    [400, 400],
  ])

  const [first, second] = await Promise.all([commit(one, ids[0]), commit(two, ids[1])])
  expect([first.added, second.added]).toEqual([400, 400])
  expect((await server.stored()).listings).toHaveLength(800)
  await post(one, `/api/admin/imports/${ids[0]}/undo`)
  const left = (await server.stored()).listings ?? []
  expect([left.length, left.every(({ name }) => name.startsWith('omega'))]).toEqual([400, true])
})

test('5,000 rows: the progress is seen to move, and its end is known from the start', async () => {
  const admin = await signInAs(server, { role: 'admin' })
  const seen = await watched(admin, await start(admin, manyRows(5000)))
  const steps = [...new Set(seen.map(({ done }) => done))]

  expect(steps.length).toBeGreaterThan(5)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(new Set(seen.filter(({ done }) => done > 0).map(({ total }) => total))).toEqual(new Set([5000]))
  expect(seen.at(-1)).toMatchObject({ status: 'checked', done: 5000, quietMs: 0 })
})

test('a job that does not move says for how long', async () => {
  const admin = await signInAs(server, { role: 'admin' })
  const id = await start(admin, manyRows(1))
  await waitUntilSettled(admin, id)
  await server.database.db.updateTable('import_batches').set({ status: 'checking' }).where('id', '=', id).execute()
  server.clock.advance(61_000)

  expect(await find(admin, id)).toMatchObject({ status: 'checking', quietMs: 61_000 })
  server.clock.advance(5 * 60_000)
  expect(await find(admin, id)).toMatchObject({ status: 'failed', quietMs: 0, problem: { code: 'stalled' } })
})
