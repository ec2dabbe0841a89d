import type { LocalNow } from '#domain/today/today.ts'
import { localDay } from '#client/platform/local-day.ts'

export function readNow(): LocalNow {
  const date = new Date()
  return { day: localDay(date), hour: date.getHours() }
}
