import { expect, test } from 'vitest'
import { findBareSubject } from './bare-subjects.ts'

test.each([
  ['food stamps', 'apply-snap'],
  ['i need an id pls', 'state-id'],
  ['necesito trabajo', 'start-job-search'],
  ['where can i get a job with a record', 'who-hires-with-record'],
  ['ando buscando un abogado gratis', 'legal-aid'],
  ['free phone near me', 'free-phone'],
  ['donde hay un albergue', 'bed-tonight'],
] as const)('“%s” says nothing but its subject', (text, guide) => {
  expect(findBareSubject(text)).toBe(guide)
})

test.each([
  'i have to find a job by friday or my po violates me',
  'they cut my food stamps',
  'my id was stolen at the shelter',
  'my boss fired me from my job',
  'hello',
  '',
])('“%s” says more, or nothing', (text) => {
  expect(findBareSubject(text)).toBeNull()
})
