import { expect, test } from 'vitest'
import { isTerritory } from './state-match.ts'

const names = ['PR', 'Puerto Rico', 'guam', 'U.S. Virgin Islands', 'American Samoa', 'MP']

test.each(names)('%s is a territory', (state) => {
  expect(isTerritory(state)).toBe(true)
})

test.each(['CA', 'California', 'VA', 'Ontario', ''])('“%s” is none', (state) => {
  expect(isTerritory(state)).toBe(false)
})
