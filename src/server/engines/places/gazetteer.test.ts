import path from 'node:path'
import { expect, test } from 'vitest'
import { findLocationInText } from '#domain/understanding/location-in-text.ts'
import { createGazetteer } from './gazetteer.ts'
import { loadPlaces } from './places.ts'

const places = createGazetteer(loadPlaces(path.resolve('data/directory')))
const findInText = (text: string) => {
  const { location, state } = findLocationInText(text, places)
  return location ? `${location.county}, ${location.state}` : state
}

test.each([
  ['I am in Houston and need a shelter', 'Harris County, TX'],
  ['need food near 90012', 'Los Angeles County, CA'],
  ['estoy en Fresno', 'Fresno County, CA'],
  ['shelter in cook county illinois', 'Cook County, IL'],
  ['Estoy en el condado de Orange, Florida', 'Orange County, FL'],
  ['can I vote in Texas', 'TX'],
  ['¿puedo votar en Nueva York?', 'NY'],
  ['how do I get ID in GA', 'GA'],
  ['Caddo Parish, LA', 'Caddo Parish, LA'],
  ['Houston, Texas', 'Harris County, TX'],
  ['houston tx', 'Harris County, TX'],
  ['need ID in Houston, TX', 'Harris County, TX'],
  ['Houston County, Texas', 'Houston County, TX'],
  ['im in bakersfield', 'Kern County, CA'],
  ['im in bakersfeild', 'Kern County, CA'],
  ['estoy en albuqerque', 'Bernalillo County, NM'],
  ['I live in kansas city missouri', 'Jackson County, MO'],
  ['necesito comida en Los Ángeles, California', 'Los Angeles County, CA'],
  ['I stay near Hope, Arkansas', 'Hempstead County, AR'],
  ['a bed in st louis tonight', 'St. Louis city, MO'],
  ['a bed in Bethel, Alaska', 'Bethel Census Area, AK'],
  ['vivo en Miami, Florida', 'Miami-Dade County, FL'],
])('“%s” names %s', (text, expected) => {
  expect(findInText(text)).toBe(expected)
})

test.each([
  'I need a job in construction',
  'I live at home with my mom',
  'I have hope',
  'estoy en libertad condicional',
  'help me or i will lose it',
  'call me at 555-123-4567 ok',
  'I was in prison for years',
  'trabajo de noche',
  'there is hope in recovery',
  'orange is my color',
  'I get out on parole in spring',
  'I do my best at reading',
  'estoy en camino',
  'me muero de ganas de ver a mis hijos',
  'quedan catres en el centro?',
  'trabajé en la cocina de la prisión',
  'I was born in Jamaica',
  'me quedo en casa',
  'I was in treatment and in counseling',
])('“%s” names no place', (text) => {
  expect(findInText(text)).toBeNull()
})

test('a name that several states have asks which one', () => {
  const { location, choices } = findLocationInText('I am in Orange County', places)
  expect(location).toBeNull()
  expect(choices.map(({ state }) => state)).toEqual(expect.arrayContaining(['CA', 'FL', 'NY', 'TX']))
})
