import type { Availability } from '#domain/partners/availability.ts'

export type ConnectBlock = NonNullable<Availability['connect']>

/** Why Connect is disabled on that day; a stored list may contain an “until” date that has passed. */
export function connectBlock(availability: Availability | undefined, day: string): ConnectBlock | null {
  if (!availability || availability.connect === null) return null
  return availability.until !== null && availability.until < day ? null : availability.connect
}

/** 2026-11-15 in the time zone of this device. */
export function deviceDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
