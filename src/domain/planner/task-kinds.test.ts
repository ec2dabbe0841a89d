import { expect, test } from 'vitest'
import type { ListingKind } from '../directory/kinds.ts'
import { fromNeedsMask } from '../needs/needs-mask.ts'
import type { ServiceId } from '../services/services.ts'
import { getTask, taskGraph, type TaskId } from './task-graph.ts'
import { computeReadMask, getKindPosition, getTaskPlaces } from './task-kinds.ts'

const position = (task: TaskId, kind: ListingKind, services: ServiceId[] = []) =>
  getKindPosition(getTaskPlaces(getTask(task)), { kind, services })

test('a bed is in a shelter, then where shelters are found, and never in a clinic, a school or a waiting list', () => {
  expect(getTaskPlaces(getTask('bed-tonight')).kinds).toEqual([
    'emergency-shelter',
    'day-center',
    'coordinated-entry',
    'transitional-housing',
    'homeless-office',
  ])
  const never: ListingKind[] = [
    'health-center',
    'outpatient-treatment',
    'residential-treatment',
    'youth-program',
    'college',
    'housing-authority',
    'unknown',
  ]
  for (const { id } of taskGraph.filter(({ urgent }) => urgent === 'bed')) {
    for (const kind of never) expect(position(id as TaskId, kind, ['emergency-shelter']), `${id} ${kind}`).toBeNull()
  }
})

test('methadone comes only from a program that says it gives methadone', () => {
  expect(position('methadone-next', 'opioid-treatment-program', ['methadone'])).toBe(0)
  expect(position('methadone-next', 'opioid-treatment-program', ['buprenorphine'])).toBeNull()
  expect(position('methadone-next', 'outpatient-treatment', ['methadone'])).toBeNull()
  expect(position('methadone-next', 'health-center', ['methadone'])).toBeNull()
})

test('buprenorphine comes from whoever lists it', () => {
  expect(position('buprenorphine-next', 'health-center', ['buprenorphine'])).toBe(2)
  expect(position('buprenorphine-next', 'outpatient-treatment', ['substance-use-treatment'])).toBeNull()
})

test('medicine and checkups are not got at a house for drug treatment', () => {
  const clinic: ServiceId[] = ['primary-care', 'health-center', 'sliding-fee']
  const house: ServiceId[] = [...clinic, 'substance-use-treatment', 'residential-treatment']
  for (const task of ['medicine-out', 'medicine-check', 'clinic-visit', 'insulin-now', 'apply-medicaid'] as const) {
    expect(position(task, 'health-center', [...house, 'medicaid']), task).toBeNull()
    expect(position(task, 'health-center', [...clinic, 'medicaid']), task).not.toBeNull()
  }
  expect(position('buprenorphine-next', 'health-center', [...house, 'buprenorphine'])).not.toBeNull()
})

test('a lawyer takes the case that the task is about', () => {
  expect(position('immigration-lawyer', 'legal-aid', ['civil-legal-aid'])).toBeNull()
  expect(position('immigration-lawyer', 'legal-aid', ['legal-immigration'])).toBe(0)
  expect(position('child-case', 'legal-aid', ['civil-legal-aid'])).toBeNull()
  expect(position('record-copy', 'legal-aid', ['civil-legal-aid'])).toBe(0)
  expect(position('eviction-help', 'legal-aid', ['legal-immigration'])).toBeNull()
  expect(position('warrant-lawyer', 'legal-aid', ['civil-legal-aid'])).toBeNull()
  expect(position('warrant-lawyer', 'public-defender')).toBe(0)
})

test('a kind with many purposes must offer what the task asks for', () => {
  expect(position('apply-medicaid', 'benefits-office', ['snap'])).toBeNull()
  expect(position('apply-medicaid', 'benefits-office', ['medicaid'])).toBe(0)
  expect(position('cash-aid', 'benefits-office', ['medicaid'])).toBeNull()
})

test('what is done alone, at an office on the papers or with an officer has no place', () => {
  const alone: TaskId[] = ['report-officer', 'papers-safe', 'kids-school', 'test-letter', 'family-talk', 'know-988']
  for (const id of alone) expect(getTaskPlaces(getTask(id)).kinds, id).toEqual([])
})

test('a task in own words is done where its services are offered', () => {
  const places = getTaskPlaces({ id: 'asked', services: ['food-pantry'] })
  expect(getKindPosition(places, { kind: 'food-pantry', services: ['food-pantry'] })).toBe(0)
  expect(getKindPosition(places, { kind: 'food-pantry', services: [] })).toBeNull()
  expect(getKindPosition(places, { kind: 'health-center', services: ['food-pantry'] })).toBeNull()
})

test('only the needs that hold the listings are read', () => {
  const read = (task: TaskId) => fromNeedsMask(computeReadMask([getTaskPlaces(getTask(task))]))
  expect(read('bed-tonight')).toEqual(['housing'])
  expect(read('methadone-next')).toEqual(['recovery-support'])
  expect(read('safe-from-harm')).toEqual(['family-child-support'])
  expect(read('tribal-office')).toEqual(['other'])
  expect(read('keep-dates')).toEqual([])
})
