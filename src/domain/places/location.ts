import * as z from 'zod/mini'

const placeName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

/** Where a person looks for help: a two-letter state code or name, and a county as people write it. */
export const Location = z.object({ state: placeName, county: placeName })
export type Location = z.infer<typeof Location>

/** A ZIP code as people write it, without its four further digits. */
export const Zip = z.pipe(
  z.string().check(z.regex(/^\d{5}(-\d{4})?$/)),
  z.transform((zip) => zip.slice(0, 5)),
)
