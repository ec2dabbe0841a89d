import { expect, test } from 'vitest'
import { buildTermCode, findTermId, getTermIds, termKinds } from './terms.ts'

test('every code is unique across the vocabularies and leads back to its id', () => {
  const codes = termKinds.flatMap((kind) => getTermIds(kind).map((id) => buildTermCode(kind, id)))

  expect(new Set(codes).size).toBe(codes.length)
  for (const kind of termKinds)
    for (const id of getTermIds(kind)) expect(findTermId(kind, buildTermCode(kind, id))).toBe(id)
})

test('the same word in another vocabulary is not ours', () => {
  expect(findTermId('service', 'peer-support')).toBeNull()
  expect(findTermId('service', buildTermCode('category', 'peer-support'))).toBeNull()
})
