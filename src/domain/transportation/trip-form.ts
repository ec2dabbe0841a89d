import type { Curfew } from './curfew.ts'
import type { AppointmentKind } from './leave-by.ts'
import type { TripRequest } from './plan-trip.ts'
import type { TravelMode, TripEnd } from './trip-end.ts'
import { toInstant, isDay, parseMinutes } from './zoned-time.ts'

/** The values of the form fields, as typed. */
export interface TripForm {
  from: TripEnd | null
  to: TripEnd | null
  /** A name or street address the person typed, for the map and the printout only. */
  toWords: string
  mode: TravelMode
  when: 'now' | 'arrive'
  kind: AppointmentKind
  day: string
  time: string
  stayMinutes: number
  travel: string
  curfewFrom: string
  curfewUntil: string
}

export const stayChoices = [30, 60, 120, 240, 480] as const

export function createTripForm(today: string, from: TripEnd | null, curfew: Curfew | null): TripForm {
  return {
    from,
    to: null,
    toWords: '',
    mode: 'public',
    when: 'now',
    kind: 'officer',
    day: today,
    time: '',
    stayMinutes: 60,
    travel: '',
    curfewFrom: clockText(curfew?.from),
    curfewUntil: clockText(curfew?.until),
  }
}

/** The trip request from the form, as far as it is filled in. */
export function toTripRequest(form: TripForm, zone: string | null): TripRequest | null {
  const { from, to, mode, kind, stayMinutes } = form
  if (!from || !to) return null
  const startsAt = getStart(form, zone)
  const appointment = startsAt === null ? null : { kind, startsAt, stayMinutes }
  return { from, to, mode, travelMinutes: parseTravelMinutes(form), appointment }
}

function getStart({ when, day, time }: TripForm, zone: string | null): number | null {
  const minutes = parseMinutes(time)
  return when === 'now' || minutes === null || !isDay(day) ? null : toInstant({ day, minutes }, zone)
}

const longestTrip = 24 * 60

/** Null when the input is unusable: then our own estimate is used. */
export function parseTravelMinutes({ travel }: Pick<TripForm, 'travel'>): number | null {
  const minutes = /^\s*(\d{1,4})\s*$/.exec(travel)?.[1]
  return minutes !== undefined && Number(minutes) >= 1 && Number(minutes) <= longestTrip ? Number(minutes) : null
}

export function parseCurfew({ curfewFrom, curfewUntil }: Pick<TripForm, 'curfewFrom' | 'curfewUntil'>): Curfew | null {
  const [from, until] = [parseMinutes(curfewFrom), parseMinutes(curfewUntil)]
  return from === null || until === null ? null : { from, until }
}

function clockText(minutes: number | undefined): string {
  if (minutes === undefined) return ''
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
