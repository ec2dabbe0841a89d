import { expect, test } from 'vitest'
import type { Listing } from './listing.ts'
import { classifyKind, getKind } from './classify-kind.ts'

type Fields = Pick<Listing, 'name' | 'category' | 'services' | 'sourceId' | 'scope'>

const classify = (fields: Partial<Fields>) => {
  return classifyKind({
    name: 'A place',
    category: 'community-services',
    services: [],
    sourceId: 'test-source',
    scope: 'site',
    ...fields,
  })
}

test('a source with one purpose decides the kind of all its rows', () => {
  expect(classify({ sourceId: 'imls-outlets', name: 'Main Branch' })).toBe('library')
  expect(classify({ sourceId: 'hud-housing-authorities', name: 'City of Example' })).toBe('housing-authority')
  expect(classify({ sourceId: 'ssa-offices' })).toBe('social-security-office')
  expect(classify({ sourceId: 'haarrrvest-toledo', name: 'St. Example Soup Kitchen' })).toBe('meal-site')
  expect(classify({ sourceId: 'haarrrvest-toledo', name: 'St. Example Church' })).toBe('food-pantry')
  expect(classify({ sourceId: 'lsc-grantees', name: 'Example Native Law', services: ['legal-native'] })).toBe(
    'tribal-legal-aid',
  )
})

test('a clinic that also helps with housing is a clinic', () => {
  const services: Fields['services'] = [
    'substance-use-treatment',
    'outpatient-treatment',
    'housing-services',
    'transitional-housing',
  ]
  expect(classify({ sourceId: 'samhsa-substance-use', category: 'recovery-support', services })).toBe(
    'outpatient-treatment',
  )
})

test('treatment is told apart by its setting', () => {
  const treatment = (...services: Fields['services']) => {
    return classify({ sourceId: 'samhsa-substance-use', services: ['substance-use-treatment', ...services] })
  }
  expect(treatment('methadone', 'outpatient-treatment')).toBe('opioid-treatment-program')
  expect(treatment('residential-treatment', 'transitional-housing')).toBe('residential-treatment')
  expect(treatment('transitional-housing')).toBe('recovery-housing')
  expect(treatment('hospital-inpatient')).toBe('hospital')
  const mental = (name: string, ...services: Fields['services']) => {
    return classify({ sourceId: 'samhsa-mental-health', name, services: ['mental-health-treatment', ...services] })
  }
  expect(mental('Example Crisis Unit')).toBe('crisis-center')
  expect(mental('Example Hospital', 'hospital-inpatient')).toBe('psychiatric-hospital')
  expect(mental('Example Counseling', 'outpatient-treatment')).toBe('mental-health-clinic')
})

test('care for minors only is a youth program, whatever its source', () => {
  expect(classify({ sourceId: 'hrsa-health-centers', category: 'healthcare', name: 'Example High School' })).toBe(
    'youth-program',
  )
})

test('in a mixed guide a telling name comes before the services', () => {
  const guide = (name: string, ...services: Fields['services']) => classify({ sourceId: 'guide-x', name, services })
  expect(guide('Example County Public Defender', 'case-management')).toBe('public-defender')
  expect(guide('Example Housing Authority', 'emergency-shelter')).toBe('housing-authority')
  expect(guide('Bronx Workforce1 Career Center', 'adult-education')).toBe('job-center')
  expect(guide('Example Police Department', 'victim-services')).toBe('unknown')
  expect(guide('Example Youth Shelter', 'emergency-shelter')).toBe('youth-program')
  expect(guide('Division of Parole and Probation')).toBe('parole-or-probation-office')
})

test('the category of a mixed listing chooses between its services', () => {
  const services: Fields['services'] = ['emergency-shelter', 'job-search-help']
  expect(classify({ category: 'employment', services })).toBe('reentry-employment')
  expect(classify({ category: 'housing', services })).toBe('emergency-shelter')
})

test('offices of a state and national services have kinds of their own', () => {
  const state = (...services: Fields['services']) => {
    return classify({ sourceId: 'facts-state-offices', scope: 'state', category: 'other', services })
  }
  expect(state('state-id', 'driver-license')).toBe('id-office')
  expect(state('birth-certificate')).toBe('vital-records')
  expect(state('job-search-help', 'unemployment-benefits')).toBe('state-job-service')
  expect(state('snap')).toBe('benefits-office')
  expect(state('voting-rights')).toBe('state-agency')
  const national = (...services: Fields['services']) => {
    return classify({ sourceId: 'facts-national', scope: 'national', services })
  }
  expect(national('crisis-line')).toBe('help-line')
  expect(national('credit-report')).toBe('national-program')
})

test('a listing that says nothing about its purpose is of unknown kind', () => {
  expect(classify({ name: 'A place' })).toBe('unknown')
})

test('a stated kind comes before the derived one', () => {
  const listing = { name: 'A', category: 'other', services: [], sourceId: 'x-y', scope: 'site' } as const
  expect(getKind({ ...listing, services: [], kind: 'day-center' })).toBe('day-center')
})
