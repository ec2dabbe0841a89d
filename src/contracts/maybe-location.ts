import * as z from 'zod/mini'

const maybeBlank = z.string().check(z.trim(), z.maxLength(80))

/** A person may chat or plan before choosing a location: then it is missing, null or blank. */
export const MaybeLocation = z.optional(z.nullable(z.object({ state: maybeBlank, county: maybeBlank })))
