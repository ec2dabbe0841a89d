import * as z from 'zod/mini'

/** Every refused or failed call answers this shape; `error` is a sentence a person can read. */
export const Failure = z.object({
  success: z.literal(false),
  code: z.string(),
  error: z.string(),
  /** Which fields were wrong, by path, when the input was. */
  fields: z.optional(z.array(z.object({ path: z.string(), problem: z.string() }))),
})
export type Failure = z.infer<typeof Failure>
