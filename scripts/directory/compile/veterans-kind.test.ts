import { expect, test } from 'vitest'
import type { Listing } from '#domain/directory/listing.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { chooseFinalKind } from './veterans-kind.ts'

const kindOf = (name: string, fields: Partial<Listing> = {}) => {
  const services: Listing['services'] = ['substance-use-treatment', 'methadone', 'residential-treatment']
  return chooseFinalKind(buildListing({ name, services, sourceId: 'samhsa-substance-use', state: 'OH', ...fields }))
}

test.each([
  'Department of Veterans Affairs – Example Healthcare System',
  'Department of Veteran Affairs Hospital',
  'Veterans Affairs Med Center Outpatient – Subst Abuse Treatment Program (SATP)',
  'VA Example Health Care System',
  'VA Eastern CO HCS',
  'Example VA Medical Center – Mental Health',
  'Example VAMC',
  'Example CBOC',
  'Carbondale Community Based Outpatient',
  'Katy VA Clinic',
])('%s treats veterans only', (name) => {
  expect(kindOf(name)).toBe('veterans-clinic')
})

test('in Virginia the letters behind the name of a town are the state', () => {
  expect(kindOf('Example Health – Martinsville VA Clinic', { state: 'VA' })).toBe('opioid-treatment-program')
  expect(kindOf('Richmond VA Healthcare Systems', { state: 'VA' })).toBe('veterans-clinic')
})

test('a private house for veterans stays what it is, and so does a place of another list', () => {
  expect(kindOf('Veterans Alcoholic Rehab Prog – Gibson House for Men')).toBe('opioid-treatment-program')
  expect(kindOf('Nevada Valley Treatment')).toBe('opioid-treatment-program')
  expect(kindOf('Example VA Medical Center', { sourceId: 'guide-denver' })).not.toBe('veterans-clinic')
})
