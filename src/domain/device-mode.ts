import * as z from 'zod/mini'

/** Whether the device is the person's own; decides where data is stored and for how long (T-1.6, T-5.5). */
export const DeviceMode = z.enum(['unasked', 'own', 'shared'])
export type DeviceMode = z.infer<typeof DeviceMode>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** How long a browser is remembered without a visit, and in total. */
export const principalLifetimes: Record<DeviceMode, { idleMs: number; totalMs: number }> = {
  own: { idleMs: 30 * dayMs, totalMs: 180 * dayMs },
  unasked: { idleMs: dayMs, totalMs: 180 * dayMs },
  shared: { idleMs: 30 * minuteMs, totalMs: dayMs },
}
