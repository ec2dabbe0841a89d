import { expect, test } from 'vitest'
import { parseState, findStatesStarting } from './state-match.ts'
import { states } from './states.ts'

test('every state is known by its code and its name, in any case', () => {
  for (const { code, label } of states) {
    for (const text of [code, code.toLowerCase(), label, label.toUpperCase(), ` ${label} `]) {
      expect(parseState(text), text).toBe(code)
    }
  }
})

test.each([
  ['Nuevo México', 'NM'],
  ['nuevo mexico', 'NM'],
  ['Carolina del Norte', 'NC'],
  ['CAROLINA DEL SUR', 'SC'],
  ['Dakota del Norte', 'ND'],
  ['Nueva York', 'NY'],
  ['Nueva Jersey', 'NJ'],
  ['Luisiana', 'LA'],
  ['Misuri', 'MO'],
  ['Misisipí', 'MS'],
  ['Pensilvania', 'PA'],
  ['Hawái', 'HI'],
  ['Hawai‘i', 'HI'],
  ['Oregón', 'OR'],
  ['Míchigan', 'MI'],
  ['Virginia Occidental', 'WV'],
  ['Distrito de Columbia', 'DC'],
  ['Tejas', 'TX'],
  ['Estado de Washington', 'WA'],
  ['D.C.', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['Washington', 'WA'],
  ['N.M.', 'NM'],
  ['State of Ohio', 'OH'],
])('"%s" is %s', (text, code) => {
  expect(parseState(text)).toBe(code)
})

test.each(['', ' ', 'XX', 'Puerto Rico', 'PR', 'Californication', '12', '…'])('"%s" is no state', (text) => {
  expect(parseState(text)).toBeNull()
})

test('a state is found while it is being typed', () => {
  expect(findStatesStarting('cal')).toEqual(['CA'])
  expect(findStatesStarting('new').toSorted()).toEqual(['NH', 'NJ', 'NM', 'NY'])
  expect(findStatesStarting('nuevo m')).toEqual(['NM'])
  expect(findStatesStarting('')).toEqual([])
})
