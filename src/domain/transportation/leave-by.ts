import * as z from 'zod/mini'
import { minuteMs } from './zoned-time.ts'

export const AppointmentKind = z.enum(['officer', 'court', 'clinic', 'job', 'other'])
export type AppointmentKind = z.infer<typeof AppointmentKind>
export const appointmentKinds = AppointmentKind.options

/** Being late for these can cost a person their freedom or their medicine. */
export const marginMinutes: Record<AppointmentKind, number> = { officer: 30, court: 30, clinic: 30, job: 15, other: 15 }

/** How much earlier the previous trip is when there is no timetable. */
const backupMinutes = 30

export interface Visit {
  kind: AppointmentKind
  startsAt: number
  /** How long the person stays. */
  stayMinutes: number
  /** One way; null while unknown. */
  travelMinutes: number | null
}

/** All in epoch milliseconds; times that depend on the travel time are null while it is unknown. */
export interface VisitTimes {
  startsAt: number
  beThereAt: number
  leaveAt: number | null
  backupLeaveAt: number | null
  endsAt: number
  homeAt: number | null
}

export function computeVisitTimes({ kind, startsAt, stayMinutes, travelMinutes }: Visit): VisitTimes {
  const beThereAt = startsAt - marginMinutes[kind] * minuteMs
  const endsAt = startsAt + stayMinutes * minuteMs
  if (travelMinutes === null) return { startsAt, beThereAt, leaveAt: null, backupLeaveAt: null, endsAt, homeAt: null }
  const leaveAt = beThereAt - travelMinutes * minuteMs
  return {
    startsAt,
    beThereAt,
    leaveAt,
    endsAt,
    backupLeaveAt: leaveAt - backupMinutes * minuteMs,
    homeAt: endsAt + travelMinutes * minuteMs,
  }
}
