import * as z from 'zod/mini'
import { parseCountyName } from '#domain/places/county.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import { StateCode } from '#domain/places/states.ts'
import { fold } from '#domain/text/fold.ts'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const maybe = (max: number) => z.nullable(text(max))

/** A bus or train agency from the directory. Unknown fields are null: "ask when you call". */
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
  /** False for an agency nearby: ask whether it serves the county at all. */
  isInCounty: z.boolean(),
  /** The center of its service area. */
  point: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  /** Who listed it, and when. */
  source: text(200),
  checkedOn: text(10),
})
export type TransitAgency = z.infer<typeof TransitAgency>

/** A nearby listing that helps its clients with rides. */
export const RideHelper = z.object({
  id: text(128),
  name: text(300),
  city: maybe(120),
  phone: maybe(64),
  source: text(200),
  checkedOn: text(10),
})
export type RideHelper = z.infer<typeof RideHelper>

/** Transit data for one county; stored by the page, so that it works offline. */
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
  /** Whether the server has a timetable for this county. */
  hasTimes: z.boolean(),
})
export type CountyTransit = z.infer<typeof CountyTransit>

/**
 * Agencies in the county before nearby ones; then the one named after the county, which serves most of it; then the
 * nearest to the start, if known; then by name.
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
