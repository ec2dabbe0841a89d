import { expect, test } from 'vitest'
import { buildFullResource } from '#testing/builders/resource.ts'
import { readPlacesOnly } from './unlock-methods.ts'

const everything = {
  resources: [
    buildFullResource({ needs: ['sobriety'], category: 'recovery-support', position: { lat: 34, lon: -118 } }),
  ],
  actionPlans: [{ title: 'Call my lawyer' }],
  userLocation: { state: 'CA', county: 'Los Angeles' },
  userNeeds: { sobriety: true },
}

test('of a saved session only the places stay, with their name and how to reach them', () => {
  const { resources, ...rest } = readPlacesOnly(everything)
  expect(rest).toEqual({})
  const [resource] = everything.resources
  expect(resources).toEqual([
    {
      id: 'harbor-house',
      name: resource?.name,
      organization: resource?.organization,
      address: resource?.address,
      city: resource?.city,
      state: resource?.state,
      phone: resource?.phone,
      phones: resource?.phones,
      website: resource?.website,
      hours: resource?.hours,
      schedule: resource?.schedule,
      source: resource?.source,
      asOf: resource?.asOf,
      category: 'other',
      services: [],
    },
  ])
})

test.each([{}, { resources: null }, { resources: [{ id: 1 }] }])('%o has no places', (data) => {
  expect(readPlacesOnly(data)).toEqual({ resources: [] })
})
