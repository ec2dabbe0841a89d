import * as z from 'zod/mini'
import { getDayAfter, toInstant, toWallTime } from './zoned-time.ts'

const minutes = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1))

/** The hours a person must be home, every day: from 21:00 until 6:00. The same time twice means all day. */
export const Curfew = z.object({ from: minutes, until: minutes })
export type Curfew = z.infer<typeof Curfew>

/** From `start` up to but not including `end`, in epoch milliseconds. */
export interface Interval {
  start: number
  end: number
}

const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end

/** Every part of the curfew that overlaps the span, in local time: one night in spring is an hour shorter. */
export function listCurfewHours({ from, until }: Curfew, span: Interval, zone: string | null): Interval[] {
  const last = toWallTime(span.end, zone).day
  const found: Interval[] = []
  // A night begins the evening before.
  for (let day = getDayAfter(toWallTime(span.start, zone).day, -1); day <= last; day = getDayAfter(day)) {
    const endDay = until > from ? day : getDayAfter(day)
    const hours = {
      start: toInstant({ day, minutes: from }, zone, 'early'),
      end: toInstant({ day: endDay, minutes: until }, zone, 'late'),
    }
    if (overlaps(hours, span)) found.push(hours)
  }
  return found
}

export interface CurfewCheck {
  fits: boolean
  /** Until when the person must be home, if they would have to leave during the curfew. */
  leavesBefore: number | null
  /** Since when the person must be home, if they would be back too late. */
  backAfter: number | null
}

/** Whether a person can be out from `start` to `end` without breaking the curfew. */
export function checkCurfew(out: Interval, curfew: Curfew, zone: string | null): CurfewCheck {
  const clashes = listCurfewHours(curfew, out, zone)
  const leaving = clashes.find(({ start }) => start <= out.start)
  const coming = clashes.findLast(({ start }) => start > out.start)
  return { fits: clashes.length === 0, leavesBefore: leaving?.end ?? null, backAfter: coming?.start ?? null }
}
