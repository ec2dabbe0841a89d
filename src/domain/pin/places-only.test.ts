import { expect, test } from 'vitest'
import { buildFullResource } from '#testing/builders/resource.ts'
import { readPlacesOnly } from './places-only.ts'

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
  const [place] = everything.resources
  expect(resources).toEqual([
    {
      id: 'harbor-house',
      name: place?.name,
      organization: place?.organization,
      address: place?.address,
      city: place?.city,
      state: place?.state,
      phone: place?.phone,
      phones: place?.phones,
      website: place?.website,
      hours: place?.hours,
      schedule: place?.schedule,
      source: place?.source,
      asOf: place?.asOf,
      category: 'other',
      services: [],
    },
  ])
})

test.each([{}, { resources: null }, { resources: [{ id: 1 }] }])('%o has no places', (data) => {
  expect(readPlacesOnly(data)).toEqual({ resources: [] })
})
