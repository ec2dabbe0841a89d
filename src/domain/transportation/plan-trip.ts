import { guessMinutes, computeTripDistance, type TripDistance } from './distance.ts'
import { type AppointmentKind, type VisitTimes, computeVisitTimes } from './leave-by.ts'
import { type CountyTransit, orderAgencies, type TransitAgency } from './transit-agency.ts'
import { isSameCounty, type TravelMode, type TripEnd } from './trip-end.ts'

export interface TripAppointment {
  kind: AppointmentKind
  startsAt: number
  stayMinutes: number
}

export interface TripRequest {
  from: TripEnd
  to: TripEnd
  mode: TravelMode
  /** As entered by the person; null uses our estimate. */
  travelMinutes: number | null
  /** Null to leave now. */
  appointment: TripAppointment | null
}

export interface TripPlan {
  distance: TripDistance | null
  travelMinutes: number | null
  isGuess: boolean
  times: VisitTimes | null
  agencies: TransitAgency[]
  /** The trip leaves the county or the state: a person under supervision has to ask first. */
  crosses: 'county' | 'state' | null
}

/** The trip plan as far as it is possible offline. The page and the server share it. */
export function planTrip(request: TripRequest, countyTransits: readonly CountyTransit[]): TripPlan {
  const { from, to, mode, travelMinutes, appointment } = request
  const [start, end] = [withCenter(from, countyTransits), withCenter(to, countyTransits)]
  const distance = computeTripDistance(start, end)
  const minutes = travelMinutes ?? guessMinutes(mode, distance)
  return {
    distance,
    travelMinutes: minutes,
    isGuess: travelMinutes === null && minutes !== null,
    times: appointment && computeVisitTimes({ ...appointment, travelMinutes: minutes }),
    agencies: agenciesFor(start, end, countyTransits),
    crosses: crossing(from, to),
  }
}

/** A county without a point of its own is placed at its center. */
function withCenter(end: TripEnd, countyTransits: readonly CountyTransit[]): TripEnd {
  if (end.point || !end.at) return end
  const county = findCounty(end, countyTransits)?.county
  return county ? { ...end, precision: 'county', point: { lat: county.lat, lon: county.lon } } : end
}

const findCounty = ({ at }: TripEnd, countyTransits: readonly CountyTransit[]): CountyTransit | undefined =>
  countyTransits.find(({ county }) => at !== null && county.state === at.state && county.name === at.county)

/** Agencies of the starting county, then of the other one; each once. */
function agenciesFor(from: TripEnd, to: TripEnd, countyTransits: readonly CountyTransit[]): TransitAgency[] {
  const byId = new Map<string, TransitAgency>()
  for (const end of [from, to]) {
    const found = findCounty(end, countyTransits)
    const start = end.precision === 'county' ? null : end.point
    for (const agency of found ? orderAgencies(found.agencies, found.county.name, start) : []) {
      if (!byId.has(agency.id)) byId.set(agency.id, agency)
    }
  }
  return [...byId.values()]
}

function crossing(from: TripEnd, to: TripEnd): TripPlan['crosses'] {
  if (!from.at || !to.at || isSameCounty(from.at, to.at)) return null
  return from.at.state === to.at.state ? 'county' : 'state'
}
