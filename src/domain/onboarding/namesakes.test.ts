import { expect, test } from 'vitest'
import { type PlaceChoice, findNamesakes } from './wizard-state.ts'

const point = { lat: 1, lon: 2 }
const city = (name: string, county: string, state: PlaceChoice['state']): PlaceChoice => ({
  city: name,
  county,
  state,
  point,
})
const county = (name: string, state: PlaceChoice['state']): PlaceChoice => ({ county: name, state, point: null })

test('a whole name means the places of that name, not those that begin with it', () => {
  const miami = city('Miami', 'Miami-Dade County', 'FL')
  expect(findNamesakes(' miami', [miami, city('Miami Beach', 'Miami-Dade County', 'FL')])).toEqual([miami])
})

test('accents and capitals make no difference', () => {
  const canon = city('Cañon City', 'Fremont County', 'CO')
  expect(findNamesakes('CANON CITY', [canon])).toEqual([canon])
})

test('a city is meant rather than the county of its name', () => {
  const bethel = city('Bethel', 'Bethel Census Area', 'AK')
  expect(findNamesakes('bethel alaska', [bethel, county('Bethel Census Area', 'AK')])).toEqual([bethel])
})

test('a county by its name stays, and so does everything that only begins like the text', () => {
  const cooks = [county('Cook County', 'IL'), county('Cook County', 'GA')]
  expect(findNamesakes('Cook County', [...cooks, county('Cooke County', 'TX')])).toEqual(cooks)
  expect(findNamesakes('coo', cooks)).toEqual(cooks)
})
