import { expect, test } from 'vitest'
import { isCorrectionalFacility } from './correctional.ts'

test.each([
  'Example State Prison', 'Example County Jail', 'Example Correctional Facility', 'Example Correctional Center',
  'Federal Correctional Institution Example', 'Example Penitentiary', 'Example Detention Center', 'FCI Example',
  'County House of Correction', 'Example Department of Corrections', 'Example Prison Camp',
])('%s is a place that locks people up', (name) => {
  expect(isCorrectionalFacility(name)).toBe(true)
})

test.each([
  'Prison Fellowship', 'Jail Ministry of Example', 'Prisoner Reentry Network', 'Example Reentry Center',
  'Prison Law Office', 'Jail Diversion Program', 'After Prison Project', 'County Jail Reentry Team',
  'Example Recovery Center', 'Usp Clinic',
])('%s is not', (name) => {
  expect(isCorrectionalFacility(name)).toBe(false)
})
