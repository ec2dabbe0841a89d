import * as z from 'zod/mini'
import { Location } from '#domain/places/location.ts'
import { AppointmentKind } from '#domain/transportation/leave-by.ts'
import { CountyTransit, TransitAgency } from '#domain/transportation/transit-agency.ts'
import { roundToCityLevel, TravelMode } from '#domain/transportation/trip-end.ts'
import { isDay, parseMinutes } from '#domain/transportation/zoned-time.ts'
import { defineCall } from './call.ts'

export const getTransit = defineCall({
  method: 'GET',
  path: '/api/transit',
  access: 'visitor',
  summary: 'Bus and train companies of a county, places that help with rides, and who listed them when.',
  query: Location,
  reply: CountyTransit,
})

/** Rounded to about a kilometer before anything uses it (T-5.9). */
const RoundedPoint = z.pipe(
  z.object({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lon: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  z.transform(roundToCityLevel),
)

/** Without a point, the center of the county is used. */
const PlanEnd = z.extend(Location, { point: z.optional(RoundedPoint) })

const minutes = (most: number) => z.int().check(z.minimum(1), z.maximum(most))

const PlannedVisit = z.object({
  kind: AppointmentKind,
  /** In the local time zone of the location. */
  day: z.string().check(z.maxLength(10), z.refine(isDay)),
  time: z.string().check(
    z.maxLength(5),
    z.refine((time) => parseMinutes(time) !== null),
  ),
  stayMinutes: z._default(minutes(24 * 60), 60),
})

/** Local time at the location: 2026-11-16T08:30. */
const Local = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))
const Leg = z.object({
  route: z.string(),
  sign: z.string(),
  from: z.string(),
  to: z.string(),
  departs: Local,
  arrives: Local,
})
const BusTrip = z.object({ departs: Local, arrives: Local, legs: z.array(Leg) })

const TimesReply = z.object({
  trips: z.array(BusTrip),
  backup: z.nullable(BusTrip),
  lastHome: z.nullable(BusTrip),
  isLastHomeTooEarly: z.boolean(),
  source: z.string(),
  checkedOn: z.string(),
})
export type TimesReply = z.infer<typeof TimesReply>

/** Nothing is stored or logged. The page plans by itself and calls this only for counties with bus timetables. */
export const planTransit = defineCall({
  method: 'POST',
  path: '/api/transit/plan',
  access: 'visitor',
  summary: 'Plans one trip from what is on file: distance, walk, when to leave, whom to call, bus times if any.',
  body: z.object({
    from: PlanEnd,
    to: PlanEnd,
    mode: z._default(TravelMode, 'public'),
    travelMinutes: z.optional(minutes(24 * 60)),
    visit: z.optional(PlannedVisit),
  }),
  reply: z.object({
    distance: z.nullable(z.object({ miles: z.number(), isRough: z.boolean(), walkMinutes: z.nullable(z.number()) })),
    travelMinutes: z.nullable(z.number()),
    isGuess: z.boolean(),
    crosses: z.nullable(z.enum(['county', 'state'])),
    visit: z.nullable(
      z.object({
        marginMinutes: z.number(),
        beThereAt: Local,
        leaveAt: z.nullable(Local),
        backupLeaveAt: z.nullable(Local),
        homeAt: z.nullable(Local),
      }),
    ),
    agencies: z.array(TransitAgency),
    /** Null where no timetable is on file. */
    times: z.nullable(TimesReply),
  }),
})
