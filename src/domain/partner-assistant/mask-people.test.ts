import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../text/fold.ts'
import { maskPeople } from './mask-people.ts'

const people = [{ name: 'María José Peña-Ruiz' }, { name: 'Al Will' }]

test.each([
  'maria can come',
  'MARÍA, please call',
  'Call José’s phone',
  'Mrs. Pena',
  'peña-ruiz is late',
  'we will see Al',
  'Ruiz 555-010-0199 canary@example.org',
])('%j leaves without a name and comes back whole', (text) => {
  const { masked, unmask } = maskPeople(text, people)

  expect(fold(masked)).not.toMatch(/\b(?:maria|jose|pena|ruiz|will)\b/)
  expect(masked).not.toMatch(/\bAl\b|0199|canary/)
  expect(unmask(masked)).toBe(text)
})

test('two letters are a name only with their capital', () => {
  expect(maskPeople('al fin, Al', people).masked).toBe('al fin, [NAME_1]')
})

test('the same name has the same stand-in', () => {
  const { masked, names } = maskPeople('Maria, then Maria', people)

  expect(masked).toBe('[NAME_1], then [NAME_1]')
  expect(names).toEqual(['[NAME_1]'])
})

test('a stand-in nobody gave out stays as it is', () => {
  expect(maskPeople('Maria', people).unmask('[NAME_7] and \\[NAME\\_1\\]')).toBe('[NAME_7] and Maria')
})

test('whatever is written, no part of a name of three letters leaves, and everything comes back', () => {
  const word = fc.stringMatching(/^[A-Za-zñáé]{3,9}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(word, { maxLength: 6 }), (name, others) => {
      const text = [...others, ...name].join(' ')
      const { masked, unmask } = maskPeople(text, [{ name: name.join(' ') }])
      const left = masked
        .replaceAll(/\[[A-Z]+_\d+\]/g, ' ')
        .split(/\s+/)
        .map(fold)
      for (const part of name) expect(left).not.toContain(fold(part))
      expect(unmask(masked)).toBe(text)
    }),
  )
})
