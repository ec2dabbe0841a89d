import * as z from 'zod/mini'
import { minuteMs } from './zoned-time.ts'

export const AppointmentKind = z.enum(['officer', 'court', 'clinic', 'job', 'other'])
export type AppointmentKind = z.infer<typeof AppointmentKind>
export const appointmentKinds = AppointmentKind.options

/** A late bus on the way to these can cost a person their freedom or their medicine. */
export const marginMinutes: Record<AppointmentKind, number> = { officer: 30, court: 30, clinic: 30, job: 15, other: 15 }

/** How much earlier the trip before is, where no timetable tells. */
const backupMinutes = 30

export interface Visit {
  kind: AppointmentKind
  startsAt: number
  /** How long the person stays. */
  stayMinutes: number
  /** One way; null while nobody knows. */
  travelMinutes: number | null
}

/** All in epoch milliseconds; what depends on the way there is null while its length is not known. */
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
