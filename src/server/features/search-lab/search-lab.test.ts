import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { rankWeights, type RankWeights } from '#domain/search/rank-weights.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { signInAs, type SignedInBrowser } from '#testing/staff.ts'
import { setUpTestServer } from '#testing/server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'judged-'))
const judgedSearchFile = path.join(folder, 'search.json')
const question = { state: 'CA', county: 'Los Angeles', judgement: 'food' }
const judged = JSON.stringify({
  judgements: { food: { 3: ['food-pantry'], 2: [], 1: ['meal-site'] } },
  queries: [
    { id: 'en-1', language: 'en', needs: ['food-assistance'], ...question },
    { id: 'es-1', language: 'es', needs: ['food-assistance'], ...question },
  ],
})
afterAll(() => rmSync(folder, { recursive: true }))

const server = setUpTestServer({ judgedSearchFile }, { newForEachTest: true })
/** The pantry offers what the queries want; with the shipped weights the kitchen that accepts a record comes first. */
const pantry = buildListing({ id: 'pantry', name: 'Oak Pantry', kind: 'food-pantry', services: ['food-pantry'] })
const kitchen = buildListing({
  id: 'z-kitchen',
  name: 'Elm Kitchen',
  kind: 'meal-site',
  services: ['hot-meals'],
  organization: 'County',
  facts: { servesRecord: { value: 'yes', sourceId: 'test-source', asOf: '2025' } },
})
const better: RankWeights = { ...rankWeights, servesRecord: 0, quality: 0 }
const worse: RankWeights = { ...rankWeights, servesRecord: 400 }
const labQuery = { state: 'CA', county: 'Los Angeles', needs: ['food-assistance'], words: '', language: 'en' }

let admin: SignedInBrowser
beforeEach(async () => {
  // Equal figures are decided by the time a search takes, which on a busy machine is chance.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  writeFileSync(judgedSearchFile, judged)
  admin = await signInAs(server, { role: 'admin' })
  await seedDirectory(server.database.db, [pantry, kitchen])
})

const post = (name: string, payload: object, who = admin) =>
  who.send({ method: 'POST', url: `/api/admin/search/${name}`, payload })
const save = async (weights: RankWeights, name = 'Mine'): Promise<string> =>
  (await post('configs', { name, weights })).json().config.id
const configs = async () => (await admin.send({ method: 'GET', url: '/api/admin/search/configs' })).json()
const statuses = async () =>
  Object.fromEntries((await configs()).configs.map(({ id, status }: { id: string; status: string }) => [id, status]))
const search = async () => {
  const reply = await server.send({
    method: 'POST',
    url: '/api/search-resources',
    payload: { location: { state: 'CA', county: 'Los Angeles' }, needs: { 'food-assistance': true }, language: 'en' },
  })
  return reply.json().resources.map(({ id }: { id: string }) => id)
}
const answer = (reply: { statusCode: number; json: () => { code?: string } }) => [reply.statusCode, reply.json().code]

async function promoted(weights: RankWeights): Promise<string> {
  const id = await save(weights)
  expect((await post('evaluate', { id })).statusCode).toBe(200)
  expect((await post('promote', { id })).statusCode).toBe(200)
  return id
}

test('weights that are better go into use and order the very next search, on every process', async () => {
  const another = await server.startAnother(server.database.db)
  expect(await search()).toEqual(['z-kitchen', 'pantry'])
  const id = await promoted(better)

  expect(await search()).toEqual(['pantry', 'z-kitchen'])
  const elsewhere = await another.inject({
    method: 'POST',
    url: '/api/search-resources',
    payload: { location: { state: 'CA', county: 'Los Angeles' }, needs: { 'food-assistance': true } },
  })
  expect(elsewhere.json().resources[0].id).toBe('pantry')
  await another.close()
  expect(await statuses()).toEqual({ [id]: 'active' })
  const audit = (await server.stored()).audit?.filter(({ entity }) => entity === 'search_config') ?? []
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['measure', 'promote', 'save'])
})

test('a measurement tells the figures of both orders', async () => {
  const id = await save(better)
  const { measured } = (await post('evaluate', { id })).json()

  expect(measured).toMatchObject({
    questions: 2,
    directory: 'test',
    foundNothing: [],
    figures: { ndcg: 1, recall: 1, empty: 0, spanishGap: 0 },
  })
  expect(measured.active.ndcg).toBeLessThan(1)
  expect((await configs()).configs[0]).toMatchObject({ measured, weights: better, author: 'Sam', name: 'Mine' })
})

test('weights that were not measured, or not on this directory, are not put to use', async () => {
  const id = await save(better)
  expect(answer(await post('promote', { id }))).toEqual([409, 'measure_first'])

  await post('evaluate', { id })
  await server.database.db.updateTable('directory_versions').set({ version: 'next' }).execute()
  expect(answer(await post('promote', { id }))).toEqual([409, 'measure_first'])
  expect([await statuses(), await search()]).toEqual([{ [id]: 'candidate' }, ['z-kitchen', 'pantry']])
})

test('weights with a lower nDCG than the ones in use are not put to use', async () => {
  const active = await promoted(better)
  const id = await save(worse)
  await post('evaluate', { id })

  expect(answer(await post('promote', { id }))).toEqual([409, 'not_better'])
  expect(await statuses()).toEqual({ [active]: 'active', [id]: 'candidate' })
  expect(await search()).toEqual(['pantry', 'z-kitchen'])
})

test('weights that were better once are held against what is in use now', async () => {
  const late = await save({ ...rankWeights, servesRecord: 15.5 })
  await post('evaluate', { id: late })
  await promoted(better)

  expect(answer(await post('promote', { id: late }))).toEqual([409, 'not_better'])
})

test('the next one retires the one before, and taking it back leaves the shipped order', async () => {
  const first = await promoted(better)
  const second = await promoted({ ...better, turn: 13 })
  expect(await statuses()).toEqual({ [first]: 'retired', [second]: 'active' })
  expect(answer(await post('promote', { id: first }))).toEqual([409, 'already_decided'])
  expect(answer(await post('retire', { id: first }))).toEqual([409, 'nothing_to_undo'])

  expect((await post('retire', { id: second })).statusCode).toBe(200)
  expect(await statuses()).toEqual({ [first]: 'retired', [second]: 'retired' })
  expect(await search()).toEqual(['z-kitchen', 'pantry'])
})

test('two who promote at the same moment leave one in use', async () => {
  const ids = [await save(better), await save({ ...better, turn: 13 })]
  for (const id of ids) await post('evaluate', { id })
  const replies = await Promise.all(ids.map((id) => post('promote', { id })))

  const codes = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  expect(codes).toEqual([200, expect.toBeOneOf([409, 429])])
  const { configs: saved } = await configs()
  expect(saved.filter(({ status }: { status: string }) => status === 'active')).toHaveLength(1)
})

test('one measurement runs at a time, and the next one after it', async () => {
  const id = await save(better)
  // On a busy machine the first may end before the second is let in.
  let seen: ReturnType<typeof answer>[] = []
  for (let tries = 0; tries < 20 && !seen.some(([status]) => status === 429); tries += 1) {
    seen = (await Promise.all([post('evaluate', { id }), post('evaluate', { id })])).map(answer)
  }
  expect(seen).toEqual(
    expect.arrayContaining([
      [200, undefined],
      [429, 'lab_busy'],
    ]),
  )
  expect((await post('evaluate', { id })).statusCode).toBe(200)
})

test('a row that cannot be read leaves the shipped order, is shown as such and can be taken back', async () => {
  const id = await promoted(better)
  await server.database.db.updateTable('search_configs').set({ weights: '{"near":"far"}' }).execute()

  expect(await search()).toEqual(['z-kitchen', 'pantry'])
  expect((await configs()).configs[0]).toMatchObject({ id, weights: null, status: 'active' })
  expect((await post('evaluate', { id })).statusCode).toBe(409)
  expect((await post('retire', { id })).statusCode).toBe(200)
})

test('a search is explained: the real order, words alone, no semantic column, and parts that add up', async () => {
  const { explained } = (await post('explain', { ...labQuery, words: 'oak pantry' })).json()

  expect([explained.semantic, explained.county, explained.candidates]).toEqual([null, 'Los Angeles County', 2])
  expect(explained.keyword[0]).toMatchObject({ id: 'pantry', rank: 1, name: 'Oak Pantry' })
  expect(explained.blended.map(({ id }: { id: string }) => id)).toContain('z-kitchen')
  for (const { total, parts } of [...explained.keyword, ...explained.blended]) {
    const sum = Object.values<number>(parts).reduce((all, part) => all + part, 0)
    expect(Math.abs(sum - total)).toBeLessThan(0.05)
  }
  const plain = (await post('explain', labQuery)).json().explained
  expect([plain.keyword, plain.blended.map(({ id }: { id: string }) => id)]).toEqual([[], await search()])
  expect(plain.blended[0].reasons).toContain('serves_record')
  const tried = (await post('explain', { ...labQuery, weights: better })).json().explained
  expect(tried.blended[0].id).toBe('pantry')
})

test('a comparison says what moves between the order in use and another', async () => {
  const { compared } = (await post('compare', { ...labQuery, weights: better })).json()

  expect(compared).toEqual({
    overlap: 2,
    of: 2,
    activeFound: 2,
    candidateFound: 2,
    moved: [
      { id: 'pantry', name: 'Oak Pantry', from: 2, to: 1 },
      { id: 'z-kitchen', name: 'Elm Kitchen', from: 1, to: 2 },
    ],
  })
})

test.each([
  ['configs', { name: 'x', weights: { ...rankWeights, near: -1 } }],
  ['configs', { name: ' ', weights: rankWeights }],
  ['configs', { name: 'x', weights: { near: 1 } }],
  ['compare', { ...labQuery, weights: { ...rankWeights, more: 1 } }],
  ['explain', { ...labQuery, weights: { ...rankWeights, nearKm: 0 } }],
  ['explain', { ...labQuery, needs: [] }],
  ['explain', { ...labQuery, words: 'x'.repeat(501) }],
  ['promote', { id: 'mine' }],
])('%s with %o is refused', async (name, payload) => {
  expect((await post(name, payload)).statusCode).toBe(400)
  expect((await server.stored()).search_configs).toBeUndefined()
})

test('an unknown county or saved order is not found', async () => {
  expect(answer(await post('explain', { ...labQuery, county: 'Nowhere' }))).toEqual([404, 'unknown_county'])
  const id = '00000000-0000-4000-8000-000000000001'
  for (const name of ['evaluate', 'promote', 'retire']) expect((await post(name, { id })).statusCode).toBe(404)
})

test('whoever is no administrator any more is refused, and nothing changes', async () => {
  const id = await save(better)
  await post('evaluate', { id })
  await server.database.db.updateTable('accounts').set({ role: 'reviewer' }).where('id', '=', admin.accountId).execute()

  expect((await post('promote', { id })).statusCode).toBe(403)
  const [row] = (await server.stored()).search_configs ?? []
  expect(row?.status).toBe('candidate')
})

test('without judged questions nothing can be measured, and everything else works', async () => {
  writeFileSync(judgedSearchFile, '{')
  const id = await save(better)

  expect((await configs()).canMeasure).toBe(false)
  expect(answer(await post('evaluate', { id }))).toEqual([409, 'no_judged_set'])
  expect((await post('explain', labQuery)).statusCode).toBe(200)
  writeFileSync(judgedSearchFile, judged)
  expect((await post('evaluate', { id })).statusCode).toBe(200)
})
