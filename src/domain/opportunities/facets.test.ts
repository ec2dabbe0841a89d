import { expect, test } from 'vitest'
import { createFacetFilter, computeFacets, type OpportunityFilter } from './facets.ts'

type Faceted = Parameters<typeof computeFacets>[0]
const bare: Faceted = {
  pay: null,
  requirements: [],
  hasTraining: false,
  isRemote: false,
  languages: ['en'],
  shifts: [],
}

/** Examples that pass and fail each filter. */
const cases: [filter: OpportunityFilter, passes: Partial<Faceted>, fails: Partial<Faceted>][] = [
  [{ payShown: 'yes' }, { pay: '$18 an hour' }, {}],
  [{ noLicence: 'yes' }, { requirements: ['id', 'tools'] }, { requirements: ['driver_licence'] }],
  [{ noId: 'yes' }, { requirements: ['driver_licence'] }, { requirements: ['diploma', 'id'] }],
  [{ training: 'yes' }, { hasTraining: true }, {}],
  [{ remote: 'yes' }, { isRemote: true }, {}],
  [{ spanish: 'yes' }, { languages: ['en', 'es'] }, { languages: ['en'] }],
  [{ shift: 'night' }, { shifts: ['day', 'night'] }, { shifts: ['day'] }],
  [{ shift: 'night' }, { shifts: ['flexible'] }, { shifts: [] }],
  [{ shift: 'day', payShown: 'yes' }, { shifts: ['day'], pay: '$18' }, { shifts: ['day'] }],
]

test.each(cases)('%j lets %j through and not %j', (filter, passes, fails) => {
  const fits = createFacetFilter(filter)
  expect([fits(computeFacets({ ...bare, ...passes })), fits(computeFacets({ ...bare, ...fails }))]).toEqual([
    true,
    false,
  ])
})

test('without a filter everything passes', () => {
  expect(createFacetFilter({})(computeFacets(bare))).toBe(true)
})
