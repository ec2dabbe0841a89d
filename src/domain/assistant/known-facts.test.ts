import { expect, test } from 'vitest'
import { findKnownFacts } from './known-facts.ts'

test.each([
  ['I am on parole and I have no ID', ['on_parole', 'no_id']],
  ['Estoy en libertad condicional y no tengo identificación', ['on_parole', 'no_id']],
  ['its for my brother, he gets out friday', ['for_someone_else']],
  ['Es para mi hermano', ['for_someone_else']],
  ['I am sleeping in my car with my kids', ['no_address', 'has_children']],
  ['I am not on parole anymore', []],
  ['Where is a food bank?', []],
])('“%s” tells %j', (text, facts) => {
  expect(findKnownFacts([text])).toEqual(facts)
})
