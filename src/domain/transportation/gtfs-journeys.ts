import type { Connection } from './gtfs-connections.ts'

/** Time needed to change at a stop: the next bus may be across the street. */
const changeMs = 3 * 60_000

export interface Leg {
  trip: number
  from: number
  to: number
  departs: number
  arrives: number
}

/** Has several legs when the person has to change. */
export interface Journey {
  departs: number
  arrives: number
  legs: Leg[]
}

export interface Stops {
  from: ReadonlySet<number>
  to: ReadonlySet<number>
}

interface Arrival {
  at: number
  /** How the person got here; null at the start. */
  by: { boarded: Connection; left: Connection } | null
}

/**
 * The journey that arrives first, leaving at or after the given time. Scans the connections once, in order of
 * departure.
 */
export function findEarliestJourney(connections: readonly Connection[], stops: Stops, after: number): Journey | null {
  const reached = new Map<number, Arrival>([...stops.from].map((stop) => [stop, { at: after, by: null }]))
  const boarded = new Map<string, Connection>()
  let best: { stop: number; at: number } | null = null
  for (const connection of connections) {
    if (connection.departs < after) continue
    if (best && connection.departs >= best.at) break
    if (!boarded.has(connection.ride)) {
      const start = reached.get(connection.from)
      if (!start || start.at + (start.by ? changeMs : 0) > connection.departs) continue
      boarded.set(connection.ride, connection)
    }
    const previousArrival = reached.get(connection.to)
    if (previousArrival && previousArrival.at <= connection.arrives) continue
    const from = boarded.get(connection.ride) ?? connection
    reached.set(connection.to, { at: connection.arrives, by: { boarded: from, left: connection } })
    if (stops.to.has(connection.to) && (!best || connection.arrives < best.at)) {
      best = { stop: connection.to, at: connection.arrives }
    }
  }
  return best && journeyTo(best.stop, reached)
}

function journeyTo(stop: number, reached: ReadonlyMap<number, Arrival>): Journey | null {
  const legs: Leg[] = []
  for (let by = reached.get(stop)?.by; by; by = reached.get(by.boarded.from)?.by) {
    const { boarded, left } = by
    legs.unshift({
      trip: left.trip,
      from: boarded.from,
      to: left.to,
      departs: boarded.departs,
      arrives: left.arrives,
    })
  }
  const [first, last] = [legs[0], legs.at(-1)]
  return first && last ? { departs: first.departs, arrives: last.arrives, legs } : null
}

/** The next journeys; leaving earlier always means arriving earlier. */
export function findNextJourneys(
  connections: readonly Connection[],
  stops: Stops,
  after: number,
  count: number,
): Journey[] {
  const found: Journey[] = []
  let journey = findEarliestJourney(connections, stops, after)
  while (journey && found.length < count) {
    const later = findEarliestJourney(connections, stops, journey.departs + 1)
    if (!later || later.arrives > journey.arrives) found.push(journey)
    journey = later
  }
  return found
}

/** The last journeys that arrive in time, the latest first: the one to take and the one before it. */
export function findJourneysBefore(
  connections: readonly Connection[],
  stops: Stops,
  deadline: number,
  count: number,
): Journey[] {
  const found: Journey[] = []
  for (const departs of departuresFrom(connections, stops)) {
    if (found.length === count) break
    const journey = findEarliestJourney(connections, stops, departs)
    const next = found.at(-1)
    if (!journey || journey.departs !== departs || journey.arrives > deadline) continue
    if (!next || journey.arrives < next.arrives) found.push(journey)
  }
  return found
}

/** The last journey of the span; null when nothing runs anymore. */
export function findLastJourney(connections: readonly Connection[], stops: Stops): Journey | null {
  return findJourneysBefore(connections, stops, Infinity, 1)[0] ?? null
}

/** Latest first. */
function departuresFrom(connections: readonly Connection[], { from }: Stops): number[] {
  const departures = connections.flatMap((connection) => (from.has(connection.from) ? [connection.departs] : []))
  return [...new Set(departures)].toSorted((a, b) => b - a)
}
