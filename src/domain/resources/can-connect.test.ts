import { expect, test } from 'vitest'
import { listingKinds } from '#domain/directory/kinds.ts'
import { canConnect } from './can-connect.ts'

test('every kind of help line and government office is without Connect, every other kind has it', () => {
  expect(listingKinds.filter((kind) => !canConnect({ kind }))).toEqual([
    'housing-authority',
    'state-job-service',
    'benefits-office',
    'social-security-office',
    'id-office',
    'vital-records',
    'court-or-clerk',
    'public-defender',
    'parole-or-probation-office',
    'child-support-office',
    'transit-agency',
    'veterans-clinic',
    'vet-center',
    'veterans-benefits',
    'tribal-government',
    'help-line',
    'state-agency',
    'national-program',
    'homeless-office',
  ])
})

test('an office that manages its own listing has Connect, and so does a card without a kind', () => {
  const care = { connect: null, until: null } as Parameters<typeof canConnect>[0]['care']
  expect(canConnect({ kind: 'housing-authority', care })).toBe(true)
  expect(canConnect({})).toBe(true)
  expect(canConnect({ kind: null })).toBe(true)
})
