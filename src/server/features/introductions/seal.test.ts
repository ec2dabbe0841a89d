import { expect, test } from 'vitest'
import { introductionSeals } from './seal.ts'

const seals = introductionSeals(Buffer.from('0123456789abcdef0123456789abcdef'))
const person = { userName: 'Canary Person' }

test('what was sealed opens again with the key that was stored locked', () => {
  const { key, locked } = seals.create('a', 'org')
  const sealed = key.seal('person', person)

  expect(sealed + locked).not.toContain('Canary')
  expect(seals.unlock('a', 'org', locked).open('person', sealed)).toEqual(person)
})

test('the same text sealed twice never looks the same', () => {
  const { key } = seals.create('a', null)

  expect(key.seal('person', person)).not.toBe(key.seal('person', person))
})

const { key, locked } = seals.create('a', 'org')
const sealed = key.seal('person', person)

test.each<[string, () => unknown]>([
  ['another organization', () => seals.unlock('a', 'other', locked)],
  ['the server while it waits', () => seals.unlock('a', null, locked)],
  ['another installation', () => introductionSeals(Buffer.alloc(32, 7)).unlock('a', 'org', locked)],
  ['another record', () => seals.unlock('b', 'org', locked)],
  ['the other part', () => key.open('answer', sealed)],
  [
    'a changed text',
    () =>
      key.open(
        'person',
        sealed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ),
  ],
  ['a cut text', () => key.open('person', sealed.slice(0, 20))],
  ['nothing', () => key.open('person', '')],
])('it does not open for %s (T-3.11)', (_who, open) => {
  expect(open).toThrow()
})
