import * as z from 'zod/mini'
import { StateCode } from '../places/states.ts'

/** The states as drawn: an outline, and the center of the part that holds its label. */
export const UsMap = z.object({
  width: z.number(),
  height: z.number(),
  states: z.record(StateCode, z.object({ path: z.string().check(z.minLength(1)), x: z.number(), y: z.number() })),
})
export type UsMap = z.infer<typeof UsMap>
