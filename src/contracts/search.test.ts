import { expect, test } from 'vitest'
import { SearchProgressMessage, SearchReply, findResources, getFoundResources, searchResources } from './search.ts'

const location = { state: 'CA', county: 'Kern' }
const request = { location, needs: { other: true, otherDescription: 'a guitar' }, language: 'es' }
const resource = { id: '1', name: 'A house', category: 'housing', services: [] }

test('a search keeps what a person wrote under other; the short search drops it', () => {
  expect(searchResources.body.parse(request).needs.otherDescription).toBe('a guitar')
  expect(findResources.body.parse(request).needs).not.toHaveProperty('otherDescription')
})

test('a search without a language is in English', () => {
  expect(searchResources.body.parse({ location, needs: {} }).language).toBe('en')
})

const faults = [{ location: undefined }, { needs: undefined }, { needs: ['housing'] }, { language: 'fr' }]

test.each(faults)('a search with %o is refused', (change) => {
  expect(searchResources.body.safeParse({ ...request, ...change }).success).toBe(false)
})

test.each(['resources', 'results'])('the list may be called %s', (name) => {
  const reply = SearchReply.parse({ success: true, [name]: [resource] })
  expect(getFoundResources(reply)).toEqual([resource])
})

test('a reply without a list is no reply', () => {
  expect(SearchReply.safeParse({ success: true, metadata: {} }).success).toBe(false)
})

test('where and what was searched, and how much was found, come back', () => {
  const metadata = { location, counts: { organizations: 4, programs: 2 } }
  expect(SearchReply.parse({ success: true, resources: [], metadata, location })).toMatchObject({ metadata, location })
})

test.each([
  { type: 'need', need: 'housing', status: 'searching', percent: 40 },
  { type: 'found', resource },
  { type: 'counts', counts: { organizations: 4, programs: 2 } },
  { type: 'done', reply: { success: true, resources: [resource], results: [resource] } },
  { type: 'failed', error: 'Please try again.' },
  { type: 'failed', status: 503, code: 'unavailable', error: 'Please try again.' },
])('a line of progress may be %o', (message) => {
  expect(SearchProgressMessage.parse(message)).toEqual(message)
})

test.each([
  { type: 'need', need: 'yachts', status: 'searching', percent: 40 },
  { type: 'need', need: 'housing', status: 'searching', percent: 101 },
  { type: 'done', reply: { success: true } },
  { type: 'other' },
])('%o is no line of progress', (message) => {
  expect(SearchProgressMessage.safeParse(message).success).toBe(false)
})
