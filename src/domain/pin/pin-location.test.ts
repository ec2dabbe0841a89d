import { expect, test } from 'vitest'
import { toPinLocation } from './pin-location.ts'

test('a known county is its number, however it was written', () => {
  const county = { fips: '06037', state: 'CA' }
  const pinLocation = { location: 'CA:06037', counted: 'CA:06037' }
  for (const written of ['Los Angeles', 'los angeles county', 'L.A.']) {
    expect(toPinLocation({ state: 'California', county: written }, county)).toEqual(pinLocation)
  }
})

test.each([
  ['Atlantis', 'ATLANTIS County'],
  ['Atlántis', 'atlantis parish'],
  ['Ａtlantis', 'Atlantis  Borough'],
  ['atlantis', 'Atlantis Census Area'],
])('%s and %s are one unknown place', (first, other) => {
  expect(toPinLocation({ state: 'CA', county: first }, null)).toEqual(
    toPinLocation({ state: 'California', county: other }, null),
  )
})

test('unknown names of one state are different places that count together', () => {
  const [first, other] = ['Atlantis', 'Eldorado'].map((county) => toPinLocation({ state: 'CA', county }, null))
  expect(first?.location).not.toBe(other?.location)
  expect(first?.counted).toBe(other?.counted)
  expect(toPinLocation({ state: 'NV', county: 'Atlantis' }, null).counted).not.toBe(first?.counted)
})

test('places in states we do not know count together too', () => {
  const [first, other] = ['Guam', 'Narnia'].map((state) => toPinLocation({ state, county: 'x' }, null))
  expect(first?.location).not.toBe(other?.location)
  expect(first?.counted).toBe(other?.counted)
})
