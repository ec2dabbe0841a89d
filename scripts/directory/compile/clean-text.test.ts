import { expect, test } from 'vitest'
import { cleanCity, cleanName, cleanStreet, stripMarkup } from './clean-text.ts'

test.each([
  ['YMCA EARLY LEARNING CENTER', 'YMCA Early Learning Center'],
  ['CHURCH OF THE UNITED BRETHREN USA', 'Church of the United Brethren USA'],
  ['B.F.N.C. FOOD SHARE', 'B.F.N.C. Food Share'],
  ['CATHOLIC CHARITIES - FULTON - ST. BRIGID', 'Catholic Charities - Fulton - St. Brigid'],
  ['XENIA HOUSING AUTHORITY II', 'Xenia Housing Authority II'],
  ['SOAP MAT LLC', 'Soap MAT LLC'],
  ['ALIVE', 'ALIVE'],
  ['UMMS/PACT', 'UMMS/PACT'],
  ['iRecovery LLC', 'iRecovery LLC'],
  ['sequoia teen wellness center', 'Sequoia Teen Wellness Center'],
  ['P.s. 335/m.s. 898', 'P.S. 335/M.S. 898'],
  ['  Loaves &amp;  Fishes ', 'Loaves & Fishes'],
])('the name %j is shown as %j', (written, expected) => {
  expect(cleanName(written)).toBe(expected)
})

test('tags and control characters never get into a name', () => {
  expect(stripMarkup('<b onclick="x">Joe&#39;s</b>\u0000\u202E Place\n\t')).toBe("Joe's Place")
})

test.each([
  ['1826 3RD Avenue S', '1826 3rd Avenue S'],
  ['223 S 200 E', '223 S 200 E'],
  ['- - -', null],
  [',', null],
  ['Confidential', null],
  [null, null],
])('the street %j is shown as %j', (written, expected) => {
  expect(cleanStreet(written)).toBe(expected)
})

test.each([
  ['new york', 'New York'],
  ['HOMESTEAD', 'Homestead'],
  ['JBPHH', 'JBPHH'],
  ['', null],
])('the city %j is shown as %j', (written, expected) => {
  expect(cleanCity(written)).toBe(expected)
})
