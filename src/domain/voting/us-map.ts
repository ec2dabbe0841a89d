import * as z from 'zod/mini'
import { StateCode } from '../places/states.ts'

/** The drawn states: an outline, and the middle of the part where its letters stand. */
export const UsMap = z.object({
  width: z.number(),
  height: z.number(),
  states: z.record(StateCode, z.object({ path: z.string().check(z.minLength(1)), x: z.number(), y: z.number() })),
})
export type UsMap = z.infer<typeof UsMap>
