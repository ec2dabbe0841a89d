import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { CallInput } from '#contracts/call.ts'
import { getTransit, planTransit, type TimesReply } from '#contracts/transit.ts'
import type { County } from '#domain/places/county.ts'
import { getStateTimeZone } from '#domain/places/state-time-zone.ts'
import { type BusTrip, findBusTimes } from '#domain/transportation/bus-times.ts'
import { GtfsPack } from '#domain/transportation/gtfs-pack.ts'
import { marginMinutes, type VisitTimes } from '#domain/transportation/leave-by.ts'
import { type TripAppointment, planTrip, type TripPlan } from '#domain/transportation/plan-trip.ts'
import type { CountyTransit } from '#domain/transportation/transit-agency.ts'
import type { TripEnd } from '#domain/transportation/trip-end.ts'
import { toInstant, formatLocalTime, parseMinutes } from '#domain/transportation/zoned-time.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { findCountyTransit } from './county-transit.ts'

export interface TransitDeps {
  places: Pick<Places, 'findCounty'>
  directory: Pick<DirectoryRepository, 'candidates' | 'documents'>
  timetables: Timetables
  clock: Clock
}

type PlanBody = CallInput<typeof planTransit>['body']

/** Nothing here is stored, and the log contains neither the query nor the body of a call. */
export function transitRoutes(app: FastifyInstance, { places, directory, timetables, clock }: TransitDeps): void {
  const knownCounty = (written: { state: string; county: string }, path: string): County => {
    const county = places.findCounty(written)
    if (!county) throw new AppError(404, 'not_found', { fields: [{ path, problem: 'unknown_county' }] })
    return county
  }
  const loadTransit = async (county: County): Promise<CountyTransit> => {
    const { fips, state, name, lat, lon } = county
    const [found, pack] = await Promise.all([findCountyTransit(directory, county), timetables(fips)])
    return { county: { fips, state, name, lat, lon }, ...found, hasTimes: pack !== null }
  }

  implement(app, getTransit)(async ({ query }) => loadTransit(knownCounty(query, 'county')))

  implement(
    app,
    planTransit,
  )(async ({ body }) => {
    const from = knownCounty(body.from, 'from.county')
    const to = knownCounty(body.to, 'to.county')
    const counties = from.fips === to.fips ? [from] : [from, to]
    const countyTransits = await Promise.all(counties.map(loadTransit))
    const pack = from.fips === to.fips ? await timetables(from.fips) : null
    const zone = getTimeZone(to, pack)
    const appointment = toAppointment(body.visit, zone)
    const plan = planTrip(
      {
        from: toTripEnd(body.from, from),
        to: toTripEnd(body.to, to),
        mode: body.mode,
        travelMinutes: body.travelMinutes ?? null,
        appointment,
      },
      countyTransits,
    )
    const { distance, travelMinutes, isGuess, crosses, agencies, times } = plan
    return {
      distance,
      travelMinutes,
      isGuess,
      crosses,
      agencies,
      visit: appointment && times && visitReply(appointment, times, zone),
      times: pack && findTimes(pack, body, plan, clock.now()),
    }
  })
}

const toTripEnd = ({ point }: PlanBody['from'], { state, name }: County): TripEnd => ({
  precision: point ? 'place' : 'county',
  name: null,
  address: null,
  at: { state, county: name },
  point: point ?? null,
})

/**
 * For a state with two time zones: both change on the same nights, so either gives the right time of day as long as the
 * result is in local time too.
 */
const defaultTimeZone = 'America/Chicago'

const getTimeZone = ({ state }: County, pack: GtfsPack | null): string =>
  pack?.timeZone ?? getStateTimeZone(state) ?? defaultTimeZone

function toAppointment(visit: PlanBody['visit'], zone: string): TripAppointment | null {
  if (!visit) return null
  const startsAt = toInstant({ day: visit.day, minutes: parseMinutes(visit.time) ?? 0 }, zone)
  return { kind: visit.kind, startsAt, stayMinutes: visit.stayMinutes }
}

function findTimes(pack: GtfsPack, { from, to }: PlanBody, { times }: TripPlan, now: number): TimesReply | null {
  const request = from.point && to.point ? { from: from.point, to: to.point, now, visit: times } : null
  const found = request && findBusTimes(pack, request)
  if (!found) return null
  const local = (at: number) => formatLocalTime(at, pack.timeZone)
  const toTripReply = ({ departs, arrives, legs }: BusTrip) => ({
    departs: local(departs),
    arrives: local(arrives),
    legs: legs.map((leg) => ({ ...leg, departs: local(leg.departs), arrives: local(leg.arrives) })),
  })
  const { trips, backup, lastHome, isLastHomeTooEarly } = found
  return {
    trips: trips.map(toTripReply),
    backup: backup && toTripReply(backup),
    lastHome: lastHome && toTripReply(lastHome),
    isLastHomeTooEarly,
    source: pack.source,
    checkedOn: pack.checkedOn,
  }
}

function visitReply({ kind }: TripAppointment, times: VisitTimes, zone: string) {
  const local = (at: number | null) => (at === null ? null : formatLocalTime(at, zone))
  return {
    marginMinutes: marginMinutes[kind],
    beThereAt: formatLocalTime(times.beThereAt, zone),
    leaveAt: local(times.leaveAt),
    backupLeaveAt: local(times.backupLeaveAt),
    homeAt: local(times.homeAt),
  }
}

/** No timetable is shipped, so the folder may be absent. */
export function registerTransit(app: FastifyInstance, { places, directory, clock, dataFolder }: Services): void {
  transitRoutes(app, { places, directory, clock, timetables: createTimetables(path.join(dataFolder, 'transit')) })
}

type Timetables = (fips: string) => Promise<GtfsPack | null>

/** Reads the bus times of a county from `<folder>/<fips>.json`, once. Most counties have none. */
export function createTimetables(folder: string): Timetables {
  const packsByFips = new Map<string, Promise<GtfsPack | null>>()
  return (fips) => {
    const pack = packsByFips.get(fips) ?? read(path.join(folder, `${fips}.json`))
    packsByFips.set(fips, pack)
    return pack
  }
}

async function read(file: string): Promise<GtfsPack | null> {
  try {
    return GtfsPack.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
