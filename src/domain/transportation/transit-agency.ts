import * as z from 'zod/mini'
import { parseCountyName } from '#domain/places/county.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import { StateCode } from '#domain/places/states.ts'
import { fold } from '#domain/text/fold.ts'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const maybe = (max: number) => z.nullable(text(max))

/** One bus or train company as the directory has it. What nobody has on file is null: "ask when you call". */
export const TransitAgency = z.object({
  id: text(128),
  name: text(300),
  city: maybe(120),
  phone: maybe(64),
  url: maybe(2048),
  fare: maybe(300),
  reduced: maybe(300),
  pay: maybe(300),
  accessible: maybe(300),
  /** False for one that stands near by: ask whether it comes to the county at all. */
  isInCounty: z.boolean(),
  /** The middle of where it runs. */
  point: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  /** Who listed it, and when. */
  source: text(200),
  checkedOn: text(10),
})
export type TransitAgency = z.infer<typeof TransitAgency>

/** A place near by that helps the people who come to it with rides. */
export const RideHelper = z.object({
  id: text(128),
  name: text(300),
  city: maybe(120),
  phone: maybe(64),
  source: text(200),
  checkedOn: text(10),
})
export type RideHelper = z.infer<typeof RideHelper>

/** All that is known about getting around in one county; kept by the page, so that it works without a network. */
export const CountyTransit = z.object({
  county: z.object({
    fips: z.string().check(z.regex(/^\d{5}$/)),
    state: StateCode,
    name: text(120),
    lat: z.number(),
    lon: z.number(),
  }),
  agencies: z.array(TransitAgency).check(z.maxLength(60)),
  helpers: z.array(RideHelper).check(z.maxLength(12)),
  /** Whether the server has bus times of this county. */
  hasTimes: z.boolean(),
})
export type CountyTransit = z.infer<typeof CountyTransit>

/**
 * In the county before near it; then the one named after the county, which runs through most of it; then the nearest
 * to the start, where that is known; then by name.
 */
export function orderAgencies(
  agencies: readonly TransitAgency[],
  countyName: string,
  start: Point | null,
): TransitAgency[] {
  const wanted = fold(parseCountyName(countyName).shortName)
  const isNamed = ({ name }: TransitAgency) => Number(fold(name).includes(wanted))
  const km = ({ point }: TransitAgency) => (start && point ? Math.round(computeDistanceKm(start, point)) : 0)
  return agencies.toSorted(
    (a, b) =>
      Number(b.isInCounty) - Number(a.isInCounty) ||
      isNamed(b) - isNamed(a) ||
      km(a) - km(b) ||
      (a.name < b.name ? -1 : 1),
  )
}
