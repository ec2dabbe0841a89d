import type { Availability } from '#domain/partners/availability.ts'

export type ConnectBlock = NonNullable<Availability['connect']>

/** Why Connect does nothing on that day; a list that was kept for a while may say “until” a day that is over. */
export function connectBlock(availability: Availability | undefined, day: string): ConnectBlock | null {
  if (!availability || availability.connect === null) return null
  return availability.until !== null && availability.until < day ? null : availability.connect
}

/** 2026-11-15 on the calendar of this device. */
export function deviceDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
