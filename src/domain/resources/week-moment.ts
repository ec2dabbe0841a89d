import type { WeekMoment } from './open-now.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The local time in a time zone; without a zone, the device's local time. */
export function getWeekMoment(at: number, timeZone: string | null): WeekMoment {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    ...(timeZone === null ? {} : { timeZone }),
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const day = days.indexOf(parts.get('weekday') ?? '')
  return { day, minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
}
