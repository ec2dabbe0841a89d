import { getMonthAndDay, getWeekday } from './calendar.ts'
import { fillText } from './fill-text.ts'
import type { PlanTexts } from './plan-texts.ts'

/**
 * "Monday, November 16", "lunes 16 de noviembre": formatted with our own texts, so that the device's clock and locale
 * have no effect.
 */
export function formatDay(day: string, { dates }: Pick<PlanTexts, 'dates'>): string {
  return fillText(dates.day, { ...monthAndDay(day, dates), weekday: dates.weekdays[getWeekday(day)] ?? '' })
}

/** "November 16", "16 de noviembre". */
export function formatShortDay(day: string, { dates }: Pick<PlanTexts, 'dates'>): string {
  return fillText(dates.short, monthAndDay(day, dates))
}

/** "today", "by Monday, November 16". */
export function formatDeadline(day: string, today: string, texts: Pick<PlanTexts, 'dates'>): string {
  return day === today ? texts.dates.today : fillText(texts.dates.by, { date: formatDay(day, texts) })
}

function monthAndDay(day: string, dates: PlanTexts['dates']) {
  const parts = getMonthAndDay(day)
  return { month: dates.months[parts.month] ?? '', day: String(parts.day) }
}
