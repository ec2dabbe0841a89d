import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import { listConnections } from './gtfs-connections.ts'
import { type Journey, findJourneysBefore, findLastJourney, findNextJourneys } from './gtfs-journeys.ts'
import type { GtfsPack } from './gtfs-pack.ts'
import { getDayAfter, toInstant, toWallTime } from './zoned-time.ts'

/**
 * The farthest a person walks to a stop. Points are rounded to a kilometer, so a smaller radius would miss the stop
 * next door.
 */
const walkToStopKm = 1.5
const hourMs = 3_600_000
const lookAheadMs = 12 * hourMs
const lookBackMs = 6 * hourMs
const nextCount = 3
/** The last bus of a night belongs to the previous day. */
const dayEndsAtMinutes = 4 * 60

export interface NamedLeg {
  route: string
  sign: string
  from: string
  to: string
  departs: number
  arrives: number
}
export interface BusTrip {
  departs: number
  arrives: number
  legs: NamedLeg[]
}

export interface BusTimes {
  /** The next three trips, or for an appointment the one to take and the one before it as a backup. */
  trips: BusTrip[]
  backup: BusTrip | null
  lastHome: BusTrip | null
  /** The last bus back leaves before the visit ends. */
  isLastHomeTooEarly: boolean
}

export interface BusRequest {
  from: Point
  to: Point
  now: number
  /** When to arrive, and when it ends; null to leave now. */
  visit: { beThereAt: number; endsAt: number } | null
}

/** Null when no stop is near one of the ends. */
export function findBusTimes(pack: GtfsPack, { from, to, now, visit }: BusRequest): BusTimes | null {
  const near = (point: Point) =>
    new Set(pack.stops.flatMap((stop, index) => (computeDistanceKm(point, stop) <= walkToStopKm ? [index] : [])))
  const there = { from: near(from), to: near(to) }
  if (there.from.size === 0 || there.to.size === 0) return null
  const named = (journey: Journey) => namedTrip(pack, journey)
  const homeFrom = visit?.endsAt ?? now
  const lastHome = lastHomeFrom(pack, there, homeFrom)
  const home = { lastHome: lastHome && named(lastHome), isLastHomeTooEarly: (lastHome?.departs ?? 0) < homeFrom }
  if (!visit) {
    const connections = listConnections(pack, { start: now, end: now + lookAheadMs })
    return { trips: findNextJourneys(connections, there, now, nextCount).map(named), backup: null, ...home }
  }
  const start = Math.max(now, visit.beThereAt - lookBackMs)
  const connections = listConnections(pack, { start, end: visit.beThereAt })
  const [best, before] = findJourneysBefore(connections, there, visit.beThereAt, 2).map(named)
  return { trips: best ? [best] : [], backup: before ?? null, ...home }
}

/** The last one of the same night, even if it leaves too early, so that the person knows its time. */
function lastHomeFrom(pack: GtfsPack, there: { from: Set<number>; to: Set<number> }, homeFrom: number) {
  const { day, minutes } = toWallTime(homeFrom, pack.timeZone)
  const startDay = minutes < dayEndsAtMinutes ? getDayAfter(day, -1) : day
  const boundary = (on: string) => toInstant({ day: on, minutes: dayEndsAtMinutes }, pack.timeZone)
  const connections = listConnections(pack, { start: boundary(startDay), end: boundary(getDayAfter(startDay)) })
  return findLastJourney(connections, { from: there.to, to: there.from })
}

function namedTrip({ trips, stops }: GtfsPack, { departs, arrives, legs }: Journey): BusTrip {
  const stopName = (index: number) => stops[index]?.name ?? ''
  return {
    departs,
    arrives,
    legs: legs.map((leg) => ({
      route: trips[leg.trip]?.route ?? '',
      sign: trips[leg.trip]?.sign ?? '',
      from: stopName(leg.from),
      to: stopName(leg.to),
      departs: leg.departs,
      arrives: leg.arrives,
    })),
  }
}
