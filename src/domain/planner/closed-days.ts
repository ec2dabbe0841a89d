import { addDays, isHoliday, isWorkday } from './calendar.ts'
import { firstWeekDays } from './date-tasks.ts'

export interface ClosedDays {
  isToday: boolean
  /** Holidays of the coming week that fall on a weekday. */
  ahead: string[]
}

/** When offices are shut in the first week, beside the weekends that everybody knows. */
export function listClosedDays(today: string): ClosedDays {
  const week = Array.from({ length: firstWeekDays }, (_, day) => addDays(today, day))
  return { isToday: !isWorkday(today), ahead: week.slice(1).filter((day) => isHoliday(day)) }
}
