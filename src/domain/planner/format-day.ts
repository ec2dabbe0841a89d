import { getMonthAndDay, getWeekday } from './calendar.ts'
import { fillText } from './fill-text.ts'
import type { ClockTime } from './clock-times.ts'
import type { PlanTexts } from './plan-texts.ts'

/**
 * "Monday, November 16", "lunes 16 de noviembre": formatted with our own texts, so that the device's clock and locale
 * have no effect.
 */
function formatDay(day: string, { dates }: Pick<PlanTexts, 'dates'>): string {
  return fillText(dates.day, { ...monthAndDay(day, dates), weekday: dates.weekdays[getWeekday(day)] ?? '' })
}

/** "November 16", "16 de noviembre". */
export function formatShortDay(day: string, { dates }: Pick<PlanTexts, 'dates'>): string {
  return fillText(dates.short, monthAndDay(day, dates))
}

/** "Thursday, December 3 at 9 am", "jueves 3 de diciembre a las 2". */
export function formatMoment(
  day: string,
  at: ClockTime | undefined,
  texts: Pick<PlanTexts, 'dates' | 'notes'>,
): string {
  const date = formatDay(day, texts)
  if (!at) return date
  const minutes = at.minutes === 0 ? '' : `:${String(at.minutes).padStart(2, '0')}`
  const time = [`${at.hour}${minutes}`, ...(at.half ? [at.half] : [])].join(' ')
  return fillText(at.hour === 1 ? texts.notes.dayAtOne : texts.notes.dayAt, { date, time })
}

/** "today", "by Monday, November 16". */
export function formatDeadline(day: string, today: string, texts: Pick<PlanTexts, 'dates'>): string {
  return day === today ? texts.dates.today : fillText(texts.dates.by, { date: formatDay(day, texts) })
}

function monthAndDay(day: string, dates: PlanTexts['dates']) {
  const parts = getMonthAndDay(day)
  return { month: dates.months[parts.month] ?? '', day: String(parts.day) }
}
