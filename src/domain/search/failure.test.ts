import { expect, test } from 'vitest'
import {
  classifyReplyFailure,
  getProblemMessage,
  getSearchTimeLeftMs,
  searchTimeoutMs,
  type SearchProblem,
} from './failure.ts'

test('a search is given up after five minutes', () => {
  expect(searchTimeoutMs).toBe(300_000)
})

test.each([
  ['nothing was reached', null, null, { kind: 'http' }],
  ['nothing was reached, whatever was read', null, 'half a reply', { kind: 'http' }],
  ['the server broke', 500, 'Something went wrong on our side.', { kind: 'http' }],
  ['the server is away', 503, null, { kind: 'http' }],
  ['a refusal explains itself', 422, 'Unknown county.', { kind: 'refused', text: 'Unknown county.' }],
  ['a refusal says nothing', 404, '  ', { kind: 'http' }],
  ['success is false with a text', 200, ' Try later. ', { kind: 'refused', text: 'Try later.' }],
  ['success is false without a text', 200, '', { kind: 'refused', text: null }],
  ['success is false and the error is missing', 200, null, { kind: 'refused', text: null }],
])('the cause when %s', (_name, status, error, cause) => {
  expect(classifyReplyFailure({ status, error })).toEqual(cause)
})

test.each<[SearchProblem, ReturnType<typeof getProblemMessage>]>([
  [{ kind: 'http' }, { key: 'failure.http' }],
  [{ kind: 'refused', text: 'Not here yet.' }, { serverText: 'Not here yet.' }],
  [{ kind: 'refused', text: null }, { key: 'failure.refused' }],
  [{ kind: 'timeout' }, { key: 'failure.timeout' }],
  [{ kind: 'no_results' }, { key: 'noResults.title', hint: 'noResults.hint' }],
])('the words for %o', (problem, message) => {
  expect(getProblemMessage(problem)).toEqual(message)
})

test.each([
  ['just begun', 1000, 300_000],
  ['after a minute', 61_000, 240_000],
  ['at the end', 301_000, 0],
  ['long after', 900_000, 0],
  ['with the clock set back', 0, 300_000],
])('a search %s has this much time left', (_name, now, left) => {
  expect(getSearchTimeLeftMs(1000, now)).toBe(left)
})
