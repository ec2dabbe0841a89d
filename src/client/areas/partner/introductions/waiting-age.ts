import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import { isPending } from '#domain/introductions/states.ts'
import { minuteMs } from '#client/shared/use-now.ts'

/** Remaining time in steps, each with a label and a color. */
export type WaitingAge = 'overdue' | 'soon' | 'waiting' | 'answered' | 'closed'

type Dated = Pick<PartnerIntroduction, 'state' | 'overdue' | 'receivedAt' | 'dueAt' | 'answeredAt'>

/** The last quarter of the time is “soon”. */
const soonShare = 1 / 4

export function ageing({ state, overdue, receivedAt, dueAt, answeredAt }: Dated, now: number): WaitingAge {
  if (!isPending(state)) return answeredAt === null ? 'closed' : 'answered'
  const due = Date.parse(dueAt)
  if (overdue || now >= due) return 'overdue'
  return due - now <= (due - Date.parse(receivedAt)) * soonShare ? 'soon' : 'waiting'
}

const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The largest unit that is still informative: 40 minutes, 30 hours, 5 days. */
export function timeDistance(ms: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const size = Math.abs(ms)
  if (size < hourMs) return { value: Math.trunc(ms / minuteMs), unit: 'minute' }
  if (size < 2 * dayMs) return { value: Math.trunc(ms / hourMs), unit: 'hour' }
  return { value: Math.trunc(ms / dayMs), unit: 'day' }
}
