import { expect, test } from 'vitest'
import { Resource } from '#domain/resources/resource.ts'
import { classifySupervisionTie } from './supervision.ts'

const unknown = { value: 'unknown' }
const facts = (servesSupervision: object) => ({
  servesRecord: unknown,
  noIdNeeded: unknown,
  walkIn: unknown,
  servesSupervision,
})

test.each([
  [{ name: 'County Probation Department' }, 'office'],
  [{ name: 'Day Reporting', organization: 'Sheriff’s Office' }, 'office'],
  [{ name: 'Oficina de Policía' }, 'office'],
  [{ name: 'Clean Start', serviceIds: ['court-ordered-treatment'] }, 'office'],
  [{ name: 'Hill House', facts: facts({ value: 'yes' }) }, 'serves'],
  [{ name: 'Hill House', facts: facts({ value: 'no' }) }, null],
  [{ name: 'County Drug Court' }, 'office'],
  [{ name: 'Courtney Hill House' }, null],
  [{ name: 'Homes at Maple Court' }, null],
  [{ name: 'Food Bank' }, null],
])('%j is tied to supervision as %s', (listing, tie) => {
  expect(classifySupervisionTie(Resource.parse({ id: 'r1', ...listing }))).toBe(tie)
})
