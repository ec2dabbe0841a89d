import { expect, test } from 'vitest'
import { isSamePerson } from './is-same-person.ts'

const ana = { email: 'ana@group.example', name: 'Ana' }

test.each(['ANA@group.example', ' ana@Group.example ', 'ana+claims@group.example'])(
  '%s is the same mailbox',
  (email) => {
    expect(isSamePerson(ana, { email, name: '' })).toBe(true)
  },
)

test('another mailbox is another person, also with the same first name', () => {
  expect(isSamePerson(ana, { email: 'ana@other.example', name: 'Ana' })).toBe(false)
  expect(isSamePerson({ email: 'a@b.example', name: '' }, { email: 'c@d.example', name: '' })).toBe(false)
})

test('the same first and last name counts as the same person, with or without accents', () => {
  const one = { email: 'a@b.example', name: 'José Núñez' }
  expect(isSamePerson(one, { email: 'c@d.example', name: 'jose nunez ' })).toBe(true)
})
