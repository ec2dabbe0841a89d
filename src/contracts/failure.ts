import * as z from 'zod/mini'

/** The shape of every error response; `error` is a sentence a person can read. */
export const Failure = z.object({
  success: z.literal(false),
  code: z.string(),
  error: z.string(),
  /** The invalid fields, by path, when the input was rejected. */
  fields: z.optional(z.array(z.object({ path: z.string(), problem: z.string() }))),
})
export type Failure = z.infer<typeof Failure>
