// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { noNeeds } from '#domain/onboarding/context.ts'
import type { SearchProgress } from '#domain/search/lifecycle.ts'
import { buildResource } from '#testing/builders/resource.ts'
import { type FakeSearch, fakeSearchServer } from '#testing/fake-search.ts'
import { askForResources } from './search-request.ts'

const needs = { ...noNeeds, housing: true, otherDescription: 'a bed' }
const request = { location: { state: 'CA', county: 'Kern' }, needs, language: 'es' } as const
const counts = { organizations: 2, programs: 3 }
const reply = { success: true, resources: [buildResource()], results: [buildResource()], metadata: { counts } }
const found = {
  kind: 'found',
  resources: [buildResource()],
  alsoHelpful: [],
  absences: [],
  counts,
  location: undefined,
  arrivedAt: expect.any(Number) as number,
}
const http = { kind: 'http' }
const wordless = { kind: 'refused', text: null }

async function runSearch(play: (search: FakeSearch) => void) {
  const { searches } = fakeSearchServer()
  const progressEvents: SearchProgress[] = []
  const outcome = askForResources(request, {
    signal: new AbortController().signal,
    onProgress: (progress) => progressEvents.push(progress),
  })
  const [search] = searches
  if (!search) throw new Error('nothing was asked')
  play(search)
  return { outcome: await outcome, progressEvents, search }
}

test('it sends place, needs with the person’s own words, and language, and asks for lines', async () => {
  const { search } = await runSearch((search) => search.answer(200, reply))
  expect(search.body).toEqual(request)
  expect(search.headers.get('accept')).toBe('application/x-ndjson')
  expect(search.headers.get('accept-language')).toBe('es')
})

test('progress is told as it comes, and the last line is the answer', async () => {
  const { outcome, progressEvents } = await runSearch((search) => {
    search.tell({ type: 'need', need: 'housing', status: 'searching', percent: 0 })
    search.tell({ type: 'found', resource: buildResource() }, { type: 'counts', counts })
    search.tell({ type: 'done', reply })
    search.end()
  })
  expect(progressEvents.map(({ type }) => type)).toEqual(['need', 'found', 'counts'])
  expect(outcome).toEqual(found)
})

test('the place is named as the server names it', async () => {
  const location = { state: 'CA', county: 'Kern County' }
  const { outcome } = await runSearch((search) => {
    search.tell({ type: 'done', reply: { ...reply, location } })
    search.end()
  })
  expect(outcome).toMatchObject({ location })
})

test('lines that make no sense are passed over', async () => {
  const { outcome, progressEvents } = await runSearch((search) => {
    search.tell('nonsense\n', '{"type":"weather"}\n', '[1,2', '\n', 'null\n', '{"type":"need","need":"gold"}\n')
    search.tell({ type: 'counts', counts: { organizations: -1, programs: 'many' } }, { type: 'done', reply: 7 })
    search.tell({ type: 'done', reply })
    search.end()
  })
  expect(progressEvents).toEqual([])
  expect(outcome).toEqual(found)
})

test.each([
  ['both names', reply],
  ['resources', { success: true, resources: [buildResource()], metadata: { counts } }],
  ['results', { success: true, results: [buildResource()], metadata: { counts } }],
])('an answer in one piece with %s is read', async (_name, body) => {
  expect((await runSearch((search) => search.answer(200, body))).outcome).toEqual(found)
})

test('one place that cannot be read costs nobody the others', async () => {
  const resources = [buildResource(), { id: '', name: 'No id' }, 'x']
  const { outcome } = await runSearch((search) => search.answer(200, { ...reply, resources }))
  expect(outcome).toEqual(found)
})

test('other listings and what is missing come along, without the entries that cannot be read', async () => {
  const also = buildResource({ id: 'also', alsoReason: 'other_area' })
  const absence = { kind: 'food', contact: { name: '211', phone: '211', website: null } }
  const mixedReply = {
    ...reply,
    alsoHelpful: [also, { id: '' }],
    metadata: { counts, absences: [absence, { kind: 'moon base' }] },
  }
  const { outcome } = await runSearch((search) => search.answer(200, mixedReply))
  expect(outcome).toEqual({ ...found, alsoHelpful: [also], absences: [absence] })
})

test('an empty list is an answer', async () => {
  const { outcome } = await runSearch((search) => search.answer(200, { success: true, resources: [] }))
  expect(outcome).toMatchObject({ kind: 'found', resources: [] })
})

test.each<[string, (search: FakeSearch) => void, object]>([
  ['the connection is lost before the first line', (search) => search.cut(), http],
  [
    'it is lost on the way',
    (search) => {
      search.tell({ type: 'counts', counts })
      search.cut()
    },
    http,
  ],
  [
    'the reply ends without its last line',
    (search) => {
      search.tell({ type: 'counts', counts }, '{"type":"done","reply":{"suc')
      search.end()
    },
    http,
  ],
  ['the server broke', (search) => search.answer(500, { success: false, code: 'internal', error: 'Ours.' }), http],
  ['a proxy broke', (search) => search.answer(502, '<html>Bad gateway</html>'), http],
  ['a refusal has no words of ours', (search) => search.answer(404, '<html>Not found</html>'), http],
  [
    'too many asked',
    (search) => search.answer(429, { success: false, code: 'busy', error: 'Please wait.' }),
    { kind: 'refused', text: 'Please wait.' },
  ],
  [
    'a refusal has words but no code',
    (search) => search.answer(400, { error: 'No such county.' }),
    { kind: 'refused', text: 'No such county.' },
  ],
  [
    'success is false',
    (search) => search.answer(200, { success: false, error: 'No such county.' }),
    { kind: 'refused', text: 'No such county.' },
  ],
  ['success is false without words', (search) => search.answer(200, { success: false }), wordless],
  ['the answer is a page', (search) => search.answer(200, '<html>Sign in to Wi-Fi</html>'), wordless],
  [
    'the last line says it failed',
    (search) => {
      search.tell({ type: 'failed', error: 'Something broke.' })
      search.end()
    },
    { kind: 'refused', text: 'Something broke.' },
  ],
  [
    'the server loses its database on the way',
    (search) => {
      search.tell({ type: 'counts', counts })
      search.tell({ type: 'failed', status: 503, code: 'unavailable', error: 'Come back soon.' })
      search.end()
    },
    http,
  ],
])('when %s, that is the outcome', async (_name, play, expected) => {
  expect((await runSearch(play)).outcome).toEqual(expected)
})
