import { expect, test } from 'vitest'
import { resourceCategories } from '#domain/resources/resource.ts'
import { getCategoriesForNeed, getFilterPriority, matchesNeed, getNeedsForCategory } from './category-match.ts'
import { filterNeedKeys, needKeys } from './needs.ts'

test('the nine filters have exactly their fixed categories (R-5.2)', () => {
  expect(Object.fromEntries(filterNeedKeys.map((need) => [need, getCategoriesForNeed(need)]))).toEqual({
    housing: ['housing', 'other'],
    employment: ['employment', 'other'],
    'job-training': ['employment', 'education', 'other'],
    legal: ['legal', 'other'],
    healthcare: ['healthcare', 'mental-health', 'other'],
    education: ['education', 'other'],
    transportation: ['transportation', 'other'],
    'restorative-justice': ['advocacy-coalition', 'community-services', 'peer-support', 'other'],
    sobriety: ['recovery-support', 'healthcare', 'other'],
  })
})

test('every need has categories, and every category but the last one speaks for a need', () => {
  expect(needKeys.filter((need) => !getCategoriesForNeed(need).includes('other'))).toEqual([])
  expect(resourceCategories.filter((category) => getNeedsForCategory(category).length === 0)).toEqual(['other'])
  expect(getNeedsForCategory('recovery-support')).toEqual(['recovery-support', 'sobriety'])
})

test('filters have their fixed order and an unknown one is last (R-5.2)', () => {
  expect(filterNeedKeys.map(getFilterPriority)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(['mental-health', 'other', 'constructor', ''].map(getFilterPriority)).toEqual([99, 99, 99, 99])
})

const resource = { category: 'legal' as const, name: 'Center', description: '', services: [] as string[] }

test.each([
  [{ name: 'Restorative Response' }],
  [{ description: 'Meetings between people and the victims of harm.' }],
  [{ services: ['Diálogo'] }],
  [{ services: ['Mediación familiar'] }],
  [{ name: 'Círculos de Paz' }],
  [{ name: 'Youth Advocacy Project' }],
  [{ description: 'Defensa de los derechos' }],
])('%j belongs under restorative justice by its words', (words) => {
  expect(matchesNeed({ ...resource, ...words }, 'restorative-justice')).toBe(true)
  expect(matchesNeed({ ...resource, ...words }, 'housing')).toBe(false)
})

test('words that only look alike do not count, and categories do', () => {
  expect(matchesNeed({ ...resource, name: 'Circulation desk', description: null }, 'restorative-justice')).toBe(false)
  expect(matchesNeed(resource, 'legal')).toBe(true)
  expect(matchesNeed({ ...resource, category: 'other' }, 'housing')).toBe(true)
  expect(matchesNeed({ ...resource, category: 'peer-support' }, 'restorative-justice')).toBe(true)
})
