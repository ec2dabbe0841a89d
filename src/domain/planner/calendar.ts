const dayMs = 86_400_000

/*
 * Days are strings like 2026-11-15, handled as calendar days at midnight UTC, so that neither a time zone nor daylight
 * saving time can shift one.
 */
const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whether the date exists: 2026-02-30 does not. */
export function isRealDay(day: string): boolean {
  const ms = toMs(day)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(`${day}T`)
}

export function addDays(day: string, count: number): string {
  return new Date(toMs(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Number of days between two dates; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / dayMs)
}

/** 0 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(toMs(day)).getUTCDay()
}

function isWeekend(day: string): boolean {
  const weekday = getWeekday(day)
  return weekday === 0 || weekday === 6
}

/** The federal holidays, when offices, banks and most clinics are closed: fixed dates, and nth weekdays of a month. */
const fixedHolidays = new Set(['01-01', '06-19', '07-04', '11-11', '12-25'])
const [monday, thursday] = [1, 4]
const weekdayHolidays = [
  { month: '01', weekday: monday, nth: 3 },
  { month: '02', weekday: monday, nth: 3 },
  { month: '09', weekday: monday, nth: 1 },
  { month: '10', weekday: monday, nth: 2 },
  { month: '11', weekday: thursday, nth: 4 },
]

function isHoliday(day: string): boolean {
  const [, month, date] = day.split('-')
  const weekday = getWeekday(day)
  const nth = Math.ceil(Number(date) / 7)
  const isMemorialDay = month === '05' && weekday === monday && Number(date) > 24
  return (
    fixedHolidays.has(day.slice(5)) ||
    isMemorialDay ||
    weekdayHolidays.some((holiday) => holiday.month === month && holiday.weekday === weekday && holiday.nth === nth)
  )
}

/** A day when offices are open: no weekend, no federal holiday. */
export function isWorkday(day: string): boolean {
  return !isWeekend(day) && !isHoliday(day)
}

/** The day itself if offices are open, otherwise the next day they are. */
export function findNextWorkday(day: string): string {
  return isWorkday(day) ? day : findNextWorkday(addDays(day, 1))
}

/** Day and month (0 is January) as numbers, for formatting. */
export function getMonthAndDay(day: string): { month: number; day: number } {
  const [, month, date] = day.split('-')
  return { month: Number(month) - 1, day: Number(date) }
}

export interface ClosedDays {
  isToday: boolean
  /** Holidays of the coming days that fall on a weekday. */
  ahead: string[]
}

/** When offices are shut in the next days, beside the weekends that everybody knows. */
export function listClosedDays(today: string, count: number): ClosedDays {
  const days = Array.from({ length: count }, (_, day) => addDays(today, day))
  return { isToday: !isWorkday(today), ahead: days.slice(1).filter((day) => isHoliday(day)) }
}
