import path from 'node:path'
import { expect, test } from 'vitest'
import { needKeys } from '../../src/domain/needs/needs.ts'
import { gradeListing, type Judgement } from '../../src/domain/search-lab/judged-search.ts'
import { readGoldenSearch } from './golden-search.ts'

const { queries } = readGoldenSearch(path.resolve(import.meta.dirname, '../../data/golden/search.json'))
const food: Judgement = {
  3: ['food-pantry'],
  2: ['benefits-office'],
  1: [],
  only: { 'benefits-office': ['snap'] },
}
const pantry = { kind: 'food-pantry', services: ['food-pantry'], scope: 'site', countyFips: '06037', lat: 34 } as const
const office = { kind: 'benefits-office', services: ['snap'], scope: 'state', countyFips: null, lat: null } as const
const here = { inCounty: true, km: 5 }

test('there are at least 120 judged questions, half of them Spanish, each once', () => {
  expect(queries.length).toBeGreaterThanOrEqual(120)
  expect(queries.filter(({ language }) => language === 'es')).toHaveLength(queries.length / 2)
  const questions = queries.map(({ id: _, ...question }) => JSON.stringify(question))
  expect(new Set(questions).size).toBe(queries.length)
})

test('every need is asked for, and the places are of every kind', () => {
  expect(new Set(queries.flatMap(({ needs }) => needs ?? []))).toEqual(new Set(needKeys))
  expect([...new Set(queries.map(({ state }) => state))]).toEqual(
    expect.arrayContaining(['AK', 'LA', 'VA', 'DC', 'MT']),
  )
})

test('the kind decides, a far place counts less, one of an unknown area little, an office only with the service', () => {
  expect(gradeListing(pantry, [food], here)).toBe(3)
  const somewhere = { ...pantry, scope: 'region', countyFips: null, lat: null } as const
  expect(gradeListing(somewhere, [food], { inCounty: false, km: null })).toBe(1)
  expect(gradeListing(pantry, [food], { inCounty: false, km: 45 })).toBe(2)
  expect(gradeListing(pantry, [food], { inCounty: true, km: 90 })).toBe(3)
  expect(gradeListing(office, [food], { inCounty: false, km: null })).toBe(2)
  expect(gradeListing({ ...office, services: ['medicaid'] }, [food], { inCounty: false, km: null })).toBe(0)
  expect(gradeListing({ ...pantry, kind: 'outpatient-treatment' }, [food], here)).toBe(0)
})

test('a grade is the mean of all who judged the question', () => {
  const other: Judgement = { 3: [], 2: [], 1: ['food-pantry'] }
  expect(gradeListing(pantry, [food, other], here)).toBe(2)
  expect(gradeListing(office, [food, other], { inCounty: false, km: null })).toBe(1)
})
