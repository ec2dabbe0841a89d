import { expect, test } from 'vitest'
import { termCode, termIdOf, termIds, termKinds } from './terms.ts'

test('every code is unique across the vocabularies and leads back to its id', () => {
  const codes = termKinds.flatMap((kind) => termIds(kind).map((id) => termCode(kind, id)))

  expect(new Set(codes).size).toBe(codes.length)
  for (const kind of termKinds) for (const id of termIds(kind)) expect(termIdOf(kind, termCode(kind, id))).toBe(id)
})

test('the same word in another vocabulary is not ours', () => {
  expect(termIdOf('service', 'peer-support')).toBeNull()
  expect(termIdOf('service', termCode('category', 'peer-support'))).toBeNull()
})
