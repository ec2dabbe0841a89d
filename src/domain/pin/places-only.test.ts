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

test('of a saved session only the places stay, with all that anyone may know of them', () => {
  const { resources, ...rest } = readPlacesOnly(everything)
  expect(rest).toEqual({})
  const { needs: _needs, reasons: _reasons, ...known } = everything.resources[0] ?? {}
  expect(resources).toEqual([known])
  expect(known).toMatchObject({ category: 'recovery-support', services: expect.arrayContaining(['Hot meals']) })
})

test('which places have a heart stays, where the person looked for them does not', () => {
  const places = [
    buildFullResource({ id: 'a' }),
    { ...buildFullResource({ id: 'b' }), savedFor: { state: 'TX', county: 'Harris' } },
    { ...buildFullResource({ id: 'c' }), savedFor: null },
  ]
  const { resources } = readPlacesOnly({ resources: places })
  expect(resources.map(({ id, savedFor }) => [id, savedFor])).toEqual([
    ['a', undefined],
    ['b', null],
    ['c', null],
  ])
  expect(JSON.stringify(resources)).not.toMatch(/TX|Harris/)
})

test.each([{}, { resources: null }, { resources: [{ id: 1 }] }])('%o has no places', (data) => {
  expect(readPlacesOnly(data)).toEqual({ resources: [] })
})
