import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(300))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const index = z.int().check(z.minimum(0))

/** In GTFS format. Hours go beyond 24: "25:10:00" is ten past one in the night after the day it belongs to. */
const ServiceTime = z.pipe(
  z.string().check(z.regex(/^\d{1,2}:[0-5]\d:[0-5]\d$/)),
  z.transform((time) => {
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
    return hours * 3600 + minutes * 60 + seconds
  }),
)

/** On which days the trips of a service run. Weekdays begin with Sunday; single dates are added and removed. */
const Service = z.object({
  weekdays: z.array(z.boolean()).check(z.length(7)),
  from: day,
  until: day,
  added: z.array(day),
  removed: z.array(day),
})
export type Service = z.infer<typeof Service>

/** A stop of a trip: the stop, its arrival, its departure. */
const Call = z.tuple([index, ServiceTime, ServiceTime])

const Trip = z.object({ service: index, route: text, sign: text, calls: z.array(Call).check(z.minLength(2)) })

/** The timetable of one county, compiled from GTFS into one small file. */
export const GtfsPack = z
  .object({
    format: z.literal(1),
    timeZone: text,
    /** Who published it, and the day it was fetched. */
    source: text,
    checkedOn: day,
    stops: z.array(z.object({ name: text, lat: z.number(), lon: z.number() })),
    services: z.array(Service),
    trips: z.array(Trip),
  })
  .check(
    z.refine(
      ({ stops, services, trips }) =>
        trips.every(({ service, calls }) => service < services.length && calls.every(([stop]) => stop < stops.length)),
      { path: ['trips'] },
    ),
  )
export type GtfsPack = z.infer<typeof GtfsPack>
