import type { Interval } from './curfew.ts'
import type { GtfsPack, Service } from './gtfs-pack.ts'
import { getDayAfter, toInstant, toWallTime } from './zoned-time.ts'

/** One trip from one stop to its next. Times are epoch milliseconds. */
export interface Connection {
  /** The trip on a given day: the same trip tomorrow is a different ride. */
  ride: string
  trip: number
  from: number
  to: number
  departs: number
  arrives: number
}

const noonMinutes = 12 * 60
const halfDayMs = 12 * 3_600_000

export function runsOn({ weekdays, from, until, added, removed }: Service, day: string): boolean {
  if (removed.includes(day)) return false
  if (added.includes(day)) return true
  return day >= from && day <= until && weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] === true
}

/** GTFS times count from twelve hours before noon, not from midnight: the two differ on the days clocks change. */
const serviceDayStart = (day: string, zone: string) => toInstant({ day, minutes: noonMinutes }, zone) - halfDayMs

/**
 * Every connection between two stops that departs in the span, in order. Trips after midnight belong to the day before.
 */
export function listConnections(pack: GtfsPack, span: Interval): Connection[] {
  const { timeZone } = pack
  const last = toWallTime(span.end, timeZone).day
  const found: Connection[] = []
  for (let day = getDayAfter(toWallTime(span.start, timeZone).day, -2); day <= last; day = getDayAfter(day)) {
    const start = serviceDayStart(day, timeZone)
    const running = pack.services.map((service) => runsOn(service, day))
    pack.trips.forEach(({ service, calls }, trip) => {
      if (!running[service]) return
      calls.forEach(([from, , leaves], at) => {
        const next = calls[at + 1]
        if (!next) return
        const [to, comes] = next
        const departs = start + leaves * 1000
        if (departs < span.start || departs >= span.end) return
        found.push({ ride: `${trip} ${day}`, trip, from, to, departs, arrives: start + comes * 1000 })
      })
    })
  }
  return found.toSorted((a, b) => a.departs - b.departs || a.arrives - b.arrives)
}
