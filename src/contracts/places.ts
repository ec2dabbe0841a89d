import * as z from 'zod/mini'
import { PackedState } from '#domain/places/county-list.ts'
import { Zip } from '#domain/places/location.ts'
import { StateCode } from '#domain/places/states.ts'
import { defineCall } from './call.ts'

const defaultPlaceLimit = 8

const typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

const Limit = z.pipe(
  z._default(z.string().check(z.regex(/^([1-9]|1\d|20)$/)), String(defaultPlaceLimit)),
  z.transform(Number),
)

const CountyName = z.object({
  fips: z.string(),
  state: StateCode,
  /** The county name as listed: "Los Angeles County". */
  county: z.string(),
  shortName: z.string(),
})

export const Place = z.extend(CountyName, {
  kind: z.enum(['county', 'city', 'zip']),
  /** The ZIP code itself, or the one in the middle of the city. */
  zip: z.optional(z.string()),
  /** The name of a city; `county` is the county it lies in. */
  city: z.optional(z.string()),
  /** The middle of the city or ZIP code, for distances on the device; unknown for some ZIP codes. */
  point: z.optional(
    z.object({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lon: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  /** Set only when a ZIP code spans several counties: all of them, the largest part first. */
  choices: z.optional(z.array(CountyName)),
})
export type Place = z.infer<typeof Place>

/** The typed text (within a state, if one is given), else one ZIP code, else all counties of a state. */
const PlaceQuery = z
  .object({
    q: z.optional(typed),
    zip: z.optional(Zip),
    state: z.optional(typed),
    limit: Limit,
  })
  .check(z.refine(({ q, zip, state }) => q !== undefined || zip !== undefined || state !== undefined, { path: ['q'] }))

export const findPlaces = defineCall({
  method: 'GET',
  path: '/api/places',
  access: 'visitor',
  summary: 'Finds cities, counties and ZIP codes while they are being typed, one ZIP code, or the counties of a state.',
  query: PlaceQuery,
  reply: z.object({ places: z.array(Place) }),
})

export const listCounties = defineCall({
  method: 'GET',
  path: '/api/counties',
  access: 'visitor',
  summary: 'All counties with their centers, so that a page can find the nearest one without telling where it is.',
  query: z.object({ state: z.optional(typed) }),
  reply: z.object({ states: z.array(PackedState) }),
})
