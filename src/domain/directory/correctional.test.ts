import { expect, test } from 'vitest'
import { classifyCorrectional } from './correctional.ts'

test.each([
  'Kern Valley State Prison',
  'Kern County Jail',
  'Example Correctional Facility',
  'Union County Correctional Fac',
  'Federal Correctional Institution Lompoc',
  'Example Penitentiary',
  'County Juvenile Detention Center',
  'FCI Example',
  'County House of Correction',
  'Example Department of Corrections',
  'Federal Prison Camp',
  'Juvenile Justice Center',
  'Regional Detention Center – Medical',
])('%s holds people', (name) => {
  expect(classifyCorrectional(name)).toBe('blocked')
})

test.each([
  'Women’s Prison Association',
  'State Prison Ministry',
  'County Jail Reentry Team',
  'Men’s Work Release',
  'Inmate Treatment Unit',
])('%s leaves a doubt', (name) => {
  expect(classifyCorrectional(name)).toBe('doubtful')
})

test.each([
  'Prison Fellowship',
  'Jail Ministry of Example',
  'Prisoner Reentry Network',
  'Example Reentry Center',
  'Jails to Jobs',
  'Prison Law Office',
  'Jail Diversion Program',
  'After Prison Project',
  'Example Recovery Center',
  'Usp Clinic',
  'Correctionville Public Library',
  'Espanola Community Corrections',
  'Correctional Psychology Associates',
  'Hope House',
])('%s does not', (name) => {
  expect(classifyCorrectional(name)).toBe('no')
})
