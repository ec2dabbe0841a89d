import { expect, test } from 'vitest'
import { isForChildren } from './for-children.ts'

test.each([
  ['JHS 62 Ditmas', 'healthcare'],
  ['Ps 092', 'healthcare'],
  ['P.S. 57', 'healthcare'],
  ['Lincoln High School Health Center', 'healthcare'],
  ["Children's Hospital", 'mental-health'],
  ['Denver Childrens Home', 'mental-health'],
  ['Adolescent Recovery Program', 'recovery-support'],
] as const)('%s is no place for a grown person', (name, category) => {
  expect(isForChildren({ name, category })).toBe(true)
})

test.each([
  ['Hillcrest Children and Family Center', 'mental-health'],
  ['Adult and Youth Counseling', 'mental-health'],
  ['Lively Technical School', 'education'],
  ['Schoolcraft Memorial Clinic', 'healthcare'],
  ['Yale School of Medicine Clinic', 'healthcare'],
  ['Community Health Center', 'healthcare'],
] as const)('%s may be', (name, category) => {
  expect(isForChildren({ name, category })).toBe(false)
})
