import * as z from 'zod/mini'

/** Epoch milliseconds; an ISO string stored by an older version is read as well. */
export const Instant = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
    z.transform((text) => Date.parse(text)),
  ),
])
